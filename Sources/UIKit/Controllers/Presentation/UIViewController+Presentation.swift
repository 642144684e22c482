import Foundation
import PhoneLink

/// What a controller presents and what presents it.
struct ModalLinks {
  /// How far it is on its way to being presented or dismissed.
  enum Phase {
    case none, beingPresented, beingDismissed
  }

  /// The controller it presents.
  var presented: UIViewController?
  /// The controller that presents it.
  weak var presenter: UIViewController?
  /// How far it is itself on its way.
  var phase = Phase.none
  /// The transition that presents or dismisses it.
  var running: RunningTransition?
  /// What stands between it and its presenter.
  var presentation: UIPresentationController?
  /// Where its view was before what it presents took its place.
  weak var coveredPlace: UIView?
}

extension UIViewController {
  /// What this controller, or a container around it, presents.
  public var presentedViewController: UIViewController? {
    lineage.lazy.compactMap(\.modal.presented).first
  }
  /// What presents this controller, or a container around it.
  public var presentingViewController: UIViewController? {
    lineage.lazy.compactMap(\.modal.presenter).first
  }
  /// Whether it is being presented right now.
  public var isBeingPresented: Bool { modal.phase == .beingPresented }
  /// Whether it is being dismissed right now.
  public var isBeingDismissed: Bool { modal.phase == .beingDismissed }

  /// What manages the presentation this controller is in, or will be.
  public var presentationController: UIPresentationController? {
    let presented = lineage.first { $0.modal.presenter != nil } ?? self
    if let known = presented.modal.presentation { return known }
    let type =
      presented.modalPresentationStyle.isSheet
      ? UISheetPresentationController.self : UIPresentationController.self
    let new = type.init(
      presentedViewController: presented, presenting: presented.modal.presenter)
    presented.modal.presentation = new
    return new
  }

  /// The transition by which it is presented or dismissed, or presents or dismisses.
  var modalTransition: RunningTransition? { modal.running ?? modal.presented?.modal.running }

  /// What it presents, and what that presents, nearest first.
  var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    while let next = (chain.last ?? self).modal.presented { chain.append(next) }
    return chain
  }

  // MARK: Presenting

  func carryOutPresentation(
    of presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    precondition(
      presented.parent == nil && presented !== self,
      "\(type(of: presented)) is presented modally but has a parent or is itself the presenter")
    let presenter = presenter(inStyle: presented.modalPresentationStyle)
    if let refusal = PresentationRefusal(presenter: presenter) { return refusal.tell() }
    precondition(
      presented.modal.presenter == nil,
      "\(type(of: presented)) is presented modally but is presented already")
    presented.modal.presenter = presenter
    presenter.modal.presented = presented
    presented.presentationController?.begin(presenter: presenter)
    PhoneScreen.noteAddition(of: presented, manner: .presented)
    presenter.cover(with: presented, animated: animated, completion: completion)
  }

  private func presenter(inStyle style: UIModalPresentationStyle) -> UIViewController {
    let line = lineage
    let context = style.usesCurrentContext ? line.first { $0.definesPresentationContext } : nil
    return context ?? line.last ?? self
  }

  private func cover(
    with presented: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let transition = RunningTransition(animated: animated)
    presented.modal.running = transition
    presented.modal.phase = .beingPresented
    afterThisTurn {
      self.cover(with: presented, by: transition, completion: completion)
    }
  }

  private func cover(
    with presented: UIViewController, by transition: RunningTransition, completion: (() -> Void)?
  ) {
    let animated = transition.isAnimated
    let coversPresenter = presented.modalPresentationStyle.coversPresenter
    view.window?.addSubview(presented.view)
    if coversPresenter { beginDisappearing(animated: animated) }
    presented.beginAppearing(animated: animated)
    transition.start {
      presented.finishAppearing(animated: animated)
      if coversPresenter {
        self.finishDisappearing(animated: animated)
        self.modal.coveredPlace = self.view.superview
        self.view.removeFromSuperview()
      }
      presented.modal.running = nil
      presented.modal.phase = .none
      completion?()
    }
  }

  /// What presents or dismisses begins to move once the work under way is done, animated or not.
  private func afterThisTurn(_ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.async { work() }
  }

  // MARK: Dismissing

  func carryOutDismissal(animated: Bool, completion: (() -> Void)?) {
    let line = lineage
    let presenter =
      line.first { $0.modal.presented != nil } ?? line.lazy.compactMap(\.modal.presenter).first
    guard let presenter else { return }
    if presenter.presentedChain.contains(where: { $0.modal.running != nil }) {
      return PresentationRefusal.dismissalDuringTransition(presenter).tell()
    }
    presenter.uncover(animated: animated, completion: completion)
  }

  /// Takes away all that it presents.
  func uncover(animated: Bool, completion: (() -> Void)?) {
    let chain = presentedChain
    let transition = RunningTransition(animated: animated)
    for gone in chain {
      gone.modal.running = transition
      gone.modal.phase = .beingDismissed
    }
    afterThisTurn { self.uncover(from: chain, by: transition, completion: completion) }
  }

  private func uncover(
    from chain: [UIViewController], by transition: RunningTransition, completion: (() -> Void)?
  ) {
    let animated = transition.isAnimated
    chain.reversed().forEach { $0.beginDisappearing(animated: animated) }
    beginAppearing(animated: animated)
    // Below what is on its way out.
    if let view = viewIfLoaded { modal.coveredPlace?.insertSubview(view, at: 0) }
    modal.coveredPlace = nil
    transition.start {
      self.finishAppearing(animated: animated)
      for gone in chain.reversed() {
        gone.finishDisappearing(animated: animated)
        gone.endPresentation()
      }
      completion?()
    }
  }

  private func endPresentation() {
    viewIfLoaded?.removeFromSuperview()
    modal.presenter?.modal.presented = nil
    modal.presenter = nil
    modal.running = nil
    modal.phase = .none
  }
}
