/// One line of text that the user can change.
@preconcurrency @MainActor open class UITextField: UIControl {
  /// What it says.
  open var text: String?
  /// What it says while it is empty.
  open var placeholder: String?
  /// Whether the text is not to be read by others.
  open var isSecureTextEntry = false
  /// Told of the user's typing; on the phone nobody types.
  open weak var delegate: (any UITextFieldDelegate)?
}

/// Told of what the user does in a text field.
///
/// Every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the return key ends the text.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Stands in for a method the delegate does not implement.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
