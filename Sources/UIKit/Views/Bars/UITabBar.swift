/// The bar in which tabs are chosen.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// What stands in it.
  open var items: [UITabBarItem]?
  /// Which of them is chosen.
  open weak var selectedItem: UITabBarItem?
  /// Told of the user's choice; a tab bar controller's bar tells its controller.
  open weak var delegate: (any UITabBarDelegate)?
}

/// Told when the user touches an item of a tab bar.
@preconcurrency @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
  /// The user has touched an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Stands in for a method the delegate does not implement.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// What stands for a controller in a tab bar.
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// What the red dot says; nil for none.
  open var badgeValue: String?
  /// The image while it is selected.
  open var selectedImage: UIImage?

  /// Makes an item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with an image of its own for when it is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }
}
