extension AppSettings {
  /// What the app is started with, in the form Xcode's schemes use: the hierarchy, and all else
  /// that is not as the app has it by itself.
  package var launchArguments: [String] {
    var arguments = ["-hierarchy", hierarchy.rawValue]
    func add(_ name: String, _ value: String?) {
      if let value { arguments += ["-\(name)", value] }
    }
    func add(_ name: String, if isSo: Bool) { add(name, isSo ? "YES" : nil) }
    func add(_ name: String, seconds: Double?) { add(name, seconds.map { "\($0)" }) }

    add("signedIn", signedIn ? nil : "NO")
    add("account", account == AppSettings().account ? nil : account)
    add("accounts", accounts == [account] ? nil : accounts?.joined(separator: ","))
    add("readyAfter", seconds: readyAfter)
    add("readyTooEarly", if: readyTooEarly)
    add("defaultScreenAfter", seconds: defaultScreenAfter)
    add("resetsAfterBackground", seconds: resetsAfterBackground)
    add("appLock", if: appLock)
    add("refusesLeaving", if: refusesLeaving)
    add("failsToPush", if: failsToPush)
    add("otherSDK", otherSDK?.rawValue)
    add("lateDelegate", if: lateDelegate)
    add("omits", omits.isEmpty ? nil : omits.joined(separator: ","))
    add("backgroundWork", backgroundWork?.argument)
    add("handsOverLaunchOptions", if: handsOverLaunchOptions)
    return arguments
  }
}

extension AppSettings.BackgroundWork {
  fileprivate var argument: String {
    switch self {
    case .seconds(let seconds): "\(seconds)"
    case .never: "never"
    case .twice: "twice"
    }
  }
}
