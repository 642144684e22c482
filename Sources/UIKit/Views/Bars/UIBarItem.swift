/// The common base of what stands in bars.
@preconcurrency @MainActor open class UIBarItem: NSObject {
  /// What it says.
  open var title: String?
  /// Its image.
  open var image: UIImage?
  /// A number for the app to know it by.
  open var tag = 0
  /// Whether the user can press it.
  open var isEnabled = true
  /// A name for tests to find it by.
  open var accessibilityIdentifier: String?

  /// Makes an item that says nothing.
  @preconcurrency @MainActor public override init() { super.init() }
}
