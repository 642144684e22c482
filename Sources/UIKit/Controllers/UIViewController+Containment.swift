extension UIViewController {
  /// Adds a child; the container then calls `didMove(toParent:)` on it.
  public func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Takes the controller from its parent; `willMove(toParent: nil)` is called by the container
  /// before.
  public func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }
}
