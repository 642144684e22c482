/// An app that is no executable of its own: the names of its delegates' classes, as the runtime
/// finds them.
package struct AppClasses: Hashable, Sendable {
  /// The app delegate's class.
  package var appDelegate: String
  /// The scene delegate's class; nil where the app delegate makes the configuration in code.
  package var sceneDelegate: String?

  /// Names the classes.
  package init(appDelegate: String, sceneDelegate: String?) {
    self.appDelegate = appDelegate
    self.sceneDelegate = sceneDelegate
  }

  /// The variable by which a process learns that it is to be this app.
  package static let variable = "PHONE_APP_CLASS"

  var environment: [String] { ["\(Self.variable)=\(appDelegate)"] }
}
