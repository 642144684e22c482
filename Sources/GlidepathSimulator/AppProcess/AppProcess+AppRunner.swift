extension AppProcess: AppRunner {}

extension AppSettings {
  /// What the app is started with, in the form Xcode's schemes use.
  package var launchArguments: [String] {
    ["-hierarchy", hierarchy.rawValue, "-signedIn", signedIn ? "YES" : "NO", "-account", account]
  }
}
