/// Asks the user something over the present screen.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// A list from the bottom.
    case actionSheet
    /// A box in the middle.
    case alert
  }

  /// What it says under its title.
  open var message: String?
  /// What the user can answer.
  open private(set) var actions: [UIAlertAction] = []
  /// The answer that is the usual one.
  open var preferredAction: UIAlertAction?
  /// How it looks.
  open private(set) var preferredStyle = Style.actionSheet
  /// What the user can fill in.
  open private(set) var textFields: [UITextField]?

  /// Makes a question without answers.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .custom
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds something to fill in.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  /// Does what pressing an answer does: the question goes, then the app hears of it.
  func press(_ action: UIAlertAction) {
    modal.presenter?.uncover(animated: true) { action.handler?(action) }
  }
}

/// One answer of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// What kind of answer it is.
  public enum Style: Int, Sendable {
    /// A usual one.
    case `default`
    /// The one that leaves everything as it is.
    case cancel
    /// One that changes or deletes something.
    case destructive
  }

  /// What it says.
  open private(set) var title: String?
  /// What kind of answer it is.
  open private(set) var style = Style.default
  /// Whether the user can press it.
  open var isEnabled = true
  /// A name for tests to find it by.
  open var accessibilityIdentifier: String?

  private(set) var handler: ((UIAlertAction) -> Void)?

  /// Makes an answer.
  public convenience init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil
  ) {
    self.init()
    self.title = title
    self.style = style
    self.handler = handler
  }
}
