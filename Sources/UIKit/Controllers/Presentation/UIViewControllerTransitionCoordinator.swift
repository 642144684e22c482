/// What is known of a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext:
  NSObjectProtocol
{
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// Whether it was called off; the phone's never are.
  var isCancelled: Bool { get }
  /// How many seconds it takes.
  var transitionDuration: TimeInterval { get }
}

/// A running transition, to do something along with it or after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` now and `completion` when the transition has ended.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}
