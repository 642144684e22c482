import PhoneLink

/// What the app's windows show, as the phone sees it.
@MainActor enum PhoneScreen {
  /// Visible windows, bottom first.
  ///
  /// The phone keeps them alive only as weakly as iOS does: a window that its app lets go of is
  /// gone.
  private static var windows: [WeakWindow] = []
  private static weak var key: UIWindow?
  private static var lastTold: ScreenSnapshot?

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  static var visibleWindows: [UIWindow] { windows.compactMap(\.window) }
  static var keyWindow: UIWindow? { key ?? visibleWindows.last }

  static func add(_ window: UIWindow) {
    windows.append(WeakWindow(window: window))
  }

  static func remove(_ window: UIWindow) {
    windows.removeAll { $0.window === window || $0.window == nil }
  }

  static func makeKey(_ window: UIWindow) {
    key = window
  }

  /// A controller came on top of another.
  static func noteAddition(of controller: UIViewController, manner: ControllerAddition.Manner) {
    ReplacedScreens.noteAddition(of: controller)
    Outbox.shared.emit(.added(ControllerAddition(manner: manner, name: controller.phoneName)))
  }

  /// Tells the phone what is on the screen, if that is not what it was told last.
  static func emitIfChanged() {
    ReplacedScreens.emit(windows: visibleWindows)
    let now = ScreenSnapshot(
      windows: visibleWindows.map { window in
        ScreenSnapshot.Window(
          scene: window.scene?.session.phoneID, isKey: window === keyWindow,
          root: window.rootViewController?.snapshot)
      })
    guard now != lastTold else { return }
    lastTold = now
    Outbox.shared.emit(.screen(now))
  }

  /// What the user can touch: what is presented over everything else, else the key window's root.
  static var front: UIViewController? {
    var front = keyWindow?.rootViewController
    while let next = front?.shownPath.lazy.compactMap(\.stayingPresented).first { front = next }
    return front
  }
}

extension UIViewController {
  /// The controller as the phone is told of it.
  var snapshot: ControllerSnapshot {
    var snapshot = ownSnapshot
    snapshot.presented = presentedChain.filter { !$0.isBeingDismissed }.map(\.ownSnapshot)
    return snapshot
  }

  /// The controller and the children the user sees, outermost first.
  var shownPath: [UIViewController] {
    var path = [self]
    while let next = path.last?.shownChild { path.append(next) }
    return path
  }

  /// What it presents, unless that is on its way out.
  var stayingPresented: UIViewController? {
    modal.presented.flatMap { $0.isBeingDismissed ? nil : $0 }
  }

  /// What the phone calls the controller.
  var phoneName: String {
    if self is UIAlertController { return "alert" }
    return restorationIdentifier ?? String(describing: type(of: self))
  }

  private var shownChild: UIViewController? {
    showsChildrenItself ? shownChildren.last : frontmostChild
  }

  /// Without what it presents.
  private var ownSnapshot: ControllerSnapshot {
    let kind = kind
    return ControllerSnapshot(
      kind: kind, name: phoneName,
      children: children.map { child in
        var snapshot = child.snapshot
        if kind == .tabs { snapshot.badge = child.tabBarItem?.badgeValue }
        return snapshot
      },
      shown: kind == .navigation || children.isEmpty ? nil : placeOfShownChild)
  }

  /// A place that no child has if the user sees none.
  private var placeOfShownChild: Int {
    shownChild.flatMap(children.firstIndex) ?? children.endIndex
  }

  private var kind: ControllerSnapshot.Kind {
    switch self {
    case is UINavigationController: .navigation
    case is UITabBarController: .tabs
    case is UISplitViewController: .split
    case is UIPageViewController: .page
    case is UIAlertController: .alert
    default: .content
    }
  }
}
