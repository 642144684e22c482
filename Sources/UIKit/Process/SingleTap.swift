/// Offers a tap of the user's finger to gesture recognisers, before the touched view gets it.
@MainActor enum SingleTap {
  /// Offers the touch to the recognisers of a view and of the views around it.
  ///
  /// - Returns: Whether the view gets the touch: no recogniser took it away by recognising a tap.
  static func reaches(_ view: UIView) -> Bool {
    let touch = UITouch(in: view)
    let receivers = view.recognizersAround.filter { recognizer in
      recognizer.isEnabled
        && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
    }
    touch.gestureRecognizers = receivers
    receivers.forEach { $0.receive(touch) }
    touch.phase = .ended
    var recognized: [UIGestureRecognizer] = []
    for recognizer in receivers where recognizer.isEnabled && recognizer.recognizesSingleTap {
      let begins =
        recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) != false
        && recognized.allSatisfy { mayBoth(recognizer, $0) }
      recognizer.state = begins ? .ended : .failed
      if begins { recognized.append(recognizer) }
    }
    receivers.forEach { $0.reset() }
    return !recognized.contains(where: \.cancelsTouchesInView)
  }

  /// One of the two delegates is enough to allow it.
  private static func mayBoth(_ one: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    one.delegate?.gestureRecognizer(one, shouldRecognizeSimultaneouslyWith: other) == true
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: one) == true
  }
}

extension UIView {
  /// The view's own recognisers, then those of the views it lies in.
  fileprivate var recognizersAround: [UIGestureRecognizer] {
    (gestureRecognizers ?? []) + (superview?.recognizersAround ?? [])
  }
}
