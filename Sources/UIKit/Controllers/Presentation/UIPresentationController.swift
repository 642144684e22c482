/// Stands between a presented controller and its presenter.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that is presented.
  open private(set) unowned var presentedViewController: UIViewController
  /// The controller that presents; before there is one, the presented one itself.
  open var presentingViewController: UIViewController { presenter ?? presentedViewController }
  /// Asked and told when the user dismisses.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  private weak var presenter: UIViewController?

  /// Makes what stands between two controllers.
  public required init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }

  func begin(presenter: UIViewController) { self.presenter = presenter }

  /// Does what swiping the presented controller away does; false if it is held.
  func swipeAway() -> Bool {
    // A screen inside a presented container holds it, as an edited one on a stack does.
    let isHeld = presentedViewController.shownPath.contains(where: \.isModalInPresentation)
    guard !isHeld, delegate?.presentationControllerShouldDismiss(self) != false else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presenter?.uncover(animated: true) { [weak self] in
      guard let self else { return }
      presentedViewController.userSwipedAway()
      delegate?.presentationControllerDidDismiss(self)
    }
    return true
  }
}

/// Asked and told when the user, not the app, dismisses what is presented.
///
/// Every method is optional.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Which style to use instead of the presented controller's own.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  /// Whether the user may dismiss.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The user has begun to dismiss.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user wanted to dismiss and was held.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Stands in for a method the delegate does not implement.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
  /// Stands in for a method the delegate does not implement.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Stands in for a method the delegate does not implement.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Stands in for a method the delegate does not implement.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Stands in for a method the delegate does not implement.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
