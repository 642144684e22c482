import Foundation

extension Push {
  /// Takes the payload that iOS hands over: `userInfo`, or the launch options' dictionary.
  ///
  /// Never fails and never crashes: a payload that no push can have gives a push with a `defect`.
  public init(userInfo: [AnyHashable: Any]) {
    self.init(defect: .unsupportedValue)
  }
}
