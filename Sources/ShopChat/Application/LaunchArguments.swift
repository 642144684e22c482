import Foundation

/// The app's launch arguments, in the form Xcode's schemes use: `-name value`.
package enum LaunchArguments {
  /// The value that follows a name; nil where it was not given.
  package static func value(of name: String) -> String? {
    let arguments = ProcessInfo.processInfo.arguments
    return zip(arguments, arguments.dropFirst()).first { $0.0 == "-\(name)" }?.1
  }
}
