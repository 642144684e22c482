/// What a controller shows in a navigation bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// The bar's title.
  open var title: String?

  /// Makes an item.
  public init(title: String) { self.title = title }
}
