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
    Outbox.shared.emit(.added(ControllerAddition(manner: manner, name: name(of: controller))))
  }

  /// Tells the phone what is on the screen, if that is not what it was told last.
  static func emitIfChanged() {
    let now = ScreenSnapshot(
      windows: visibleWindows.map { window in
        ScreenSnapshot.Window(
          scene: window.windowScene?.session.phoneID, isKey: window === keyWindow,
          root: window.rootViewController.map(snapshot))
      })
    guard now != lastTold else { return }
    lastTold = now
    Outbox.shared.emit(.screen(now))
  }

  private static func snapshot(_ controller: UIViewController) -> ControllerSnapshot {
    ControllerSnapshot(
      kind: controller is UINavigationController ? .navigation : .content,
      name: name(of: controller),
      children: controller.children.map(snapshot))
  }

  private static func name(of controller: UIViewController) -> String {
    controller.restorationIdentifier ?? String(describing: type(of: controller))
  }
}

extension PhoneScreen {
  /// Does what the back button of the visible navigation bar does; nothing where there is none.
  static func pressBack() {
    guard let root = keyWindow?.rootViewController else { return }
    innermostNavigation(in: root)?.popViewController(animated: true)
  }

  private static func innermostNavigation(
    in controller: UIViewController
  ) -> UINavigationController? {
    let navigation = controller as? UINavigationController
    let inner = controller.children.last.flatMap { innermostNavigation(in: $0) }
    return inner ?? navigation
  }
}
