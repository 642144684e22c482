import Foundation

/// The app's launch arguments, in the form Xcode's schemes use: `-name value`.
enum LaunchArguments {
  /// Whether the argument was given with this value.
  static func says(_ name: String, _ value: String) -> Bool {
    let arguments = ProcessInfo.processInfo.arguments
    return zip(arguments, arguments.dropFirst()).contains { $0 == "-\(name)" && $1 == value }
  }
}
