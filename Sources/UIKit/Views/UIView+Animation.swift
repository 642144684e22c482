extension UIView {
  /// Changes views over some time of the phone's clock.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    let transition = RunningTransition(animated: duration > 0, seconds: duration)
    transition.start { completion?(true) }
  }
}
