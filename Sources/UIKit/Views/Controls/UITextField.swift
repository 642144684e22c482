/// One line of text that the user can change.
@preconcurrency @MainActor open class UITextField: UIView {
  /// What it says.
  open var text: String?
  /// What it says while it is empty.
  open var placeholder: String?
  /// Whether the text is not to be read by others.
  open var isSecureTextEntry = false
}
