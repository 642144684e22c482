import PhoneLink

/// Finds screens that a host took away by replacing what they were in: the root of their window, the
/// bottom of their stack, a container around them, the window itself.
///
/// A pop or a dismissal replaces nothing. A screen that only moves with its container is not gone.
@MainActor enum ReplacedScreens {
  private struct Candidate {
    /// Weak, so that controllers go when the app lets go of them.
    weak var controller: UIViewController?
    var name: String
    var hasComeAgain = false
  }

  /// What a window held when the phone was told last.
  private struct Contents {
    weak var window: UIWindow?
    var added: [Candidate]
  }

  private static var candidates: [Candidate] = []
  private static var told: [Contents] = []

  /// Notes that a controller, with all that it contains and presents, is about to be replaced.
  static func noteReplacement(of controller: UIViewController) {
    candidates += added(in: controller)
  }

  private static func added(in controller: UIViewController) -> [Candidate] {
    controller.everythingInIt.filter(\.wasAdded)
      .map { Candidate(controller: $0, name: $0.phoneName) }
  }

  /// Notes a push or presentation: a replaced controller that comes again was gone in between.
  static func noteAddition(of controller: UIViewController) {
    controller.wasAdded = true
    for index in candidates.indices where candidates[index].controller === controller {
      candidates[index].hasComeAgain = true
    }
  }

  /// Tells the phone of those that are gone from the windows.
  static func emit(windows: [UIWindow]) {
    for former in told where !windows.contains(where: { $0 === former.window }) {
      candidates += former.added
    }
    told = windows.map { window in
      Contents(window: window, added: window.rootViewController.map(added) ?? [])
    }
    guard !candidates.isEmpty else { return }
    let present = windows.compactMap(\.rootViewController).flatMap(\.everythingInIt)
    let gone = candidates.filter { candidate in
      candidate.hasComeAgain || !present.contains { $0 === candidate.controller }
    }
    candidates = []
    if !gone.isEmpty { Outbox.shared.emit(.replaced(gone.map(\.name))) }
  }
}

extension UIViewController {
  /// The controller, all controllers in it, and what they present.
  fileprivate var everythingInIt: [UIViewController] {
    [self] + children.flatMap(\.everythingInIt) + (modal.presented?.everythingInIt ?? [])
  }
}
