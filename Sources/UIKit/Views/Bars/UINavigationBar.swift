/// The bar above a navigation stack.
@preconcurrency @MainActor open class UINavigationBar: UIView {
  /// Whether titles are large unless a controller wants otherwise.
  open var prefersLargeTitles = false
  /// Whether what lies behind it shines through.
  open var isTranslucent = true
  /// The colour behind its contents.
  open var barTintColor: UIColor?
}
