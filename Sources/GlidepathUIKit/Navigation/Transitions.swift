#if canImport(UIKit)
  import UIKit

  /// Waits for transitions, whoever began them.
  @MainActor enum Transitions {
    /// Calls back when nothing moves any more between a root and what the user sees: at once if
    /// nothing does.
    static func whenEnded(in root: UIViewController?, _ work: @escaping @MainActor () -> Void) {
      let running = root?.visiblePath.lazy.compactMap(\.transitionCoordinator).first
      guard let running else { return work() }
      let isQueued = running.animate(alongsideTransition: nil) { _ in
        // Another one may have begun meanwhile; its coordinator is not there before the next turn.
        DispatchQueue.main.async { whenEnded(in: root, work) }
      }
      if !isQueued { DispatchQueue.main.async { whenEnded(in: root, work) } }
    }

    /// Calls back when what moves now has ended, with what was to be seen before anything began that
    /// waited for that: the user may have gone on meanwhile.
    static func whenThisEnded<Seen>(
      in root: UIViewController?, seeing see: @escaping @MainActor () -> Seen,
      _ work: @escaping @MainActor (Seen) -> Void
    ) {
      let running = root?.visiblePath.lazy.compactMap(\.transitionCoordinator).first
      let isQueued = running?.animate(alongsideTransition: nil) { _ in
        let seen = see()
        // What waited for the transition comes first.
        DispatchQueue.main.async { work(seen) }
      }
      if isQueued != true { work(see()) }
    }
  }
#endif
