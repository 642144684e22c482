#if canImport(UIKit)
  import Glidepath
  import UIKit

  /// A child of a landed screen, which sees it go: without swizzling, without being anybody's
  /// delegate, and for swipes too.
  final class ReturnSentinel: UIViewController {
    private let left: @MainActor () -> Void
    private let covered: @MainActor () -> Void

    /// Watches over a screen.
    ///
    /// `left` is called when it has been taken from its stack, `covered` when another screen has come
    /// before it.
    static func watch(
      _ screen: UIViewController, left: @escaping @MainActor () -> Void,
      covered: @escaping @MainActor () -> Void
    ) {
      // A screen that is landed on again has one from before.
      for earlier in screen.children where earlier is ReturnSentinel {
        earlier.willMove(toParent: nil)
        earlier.view.removeFromSuperview()
        earlier.removeFromParent()
      }
      let sentinel = ReturnSentinel(left: left, covered: covered)
      screen.addChild(sentinel)
      sentinel.view.isHidden = true
      // Only children whose views are in the screen's are told when it appears and disappears.
      screen.view.addSubview(sentinel.view)
      sentinel.didMove(toParent: screen)
    }

    private init(left: @escaping @MainActor () -> Void, covered: @escaping @MainActor () -> Void) {
      self.left = left
      self.covered = covered
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable, message: "made by `watch` only")
    required init?(coder: NSCoder) { nil }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      // A host that replaces the stack takes the screen away as well, which is no Back: what is there
      // now tells the two apart.
      if parent?.isMovingFromParent == true { left() } else { covered() }
    }
  }
#endif
