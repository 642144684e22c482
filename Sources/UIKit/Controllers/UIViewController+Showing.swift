extension UIViewController {
  func showInContainer(_ vc: UIViewController, sender: Any?) {
    guard let container = lineage.dropFirst().first(where: \.showsWhatIsAskedOfChildren) else {
      return present(vc, animated: true)
    }
    container.show(vc, sender: sender)
  }

  func showAsDetail(_ vc: UIViewController, sender: Any?) {
    guard let split = splitViewController else { return present(vc, animated: true) }
    split.showDetailViewController(vc, sender: sender)
  }

  private var showsWhatIsAskedOfChildren: Bool {
    self is UINavigationController || self is UISplitViewController
  }
}
