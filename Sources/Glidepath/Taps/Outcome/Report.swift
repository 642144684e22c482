/// Why a tap did not land, or what is wrong with the app's wiring: for the developer.
///
/// A report names parameters, routes and gates, and never holds a value or a text of the push.
public struct Report: Hashable, Sendable, Codable, Error {
  /// What kind of thing went wrong.
  ///
  /// The raw values are stable.
  public enum Code: String, Hashable, Sendable, Codable, CaseIterable {
    // Outcome reports: each ends a tap.
    case noTarget, unknownTarget, missingParameter, badParameter, noContainer, navigationFailed
    case expired, superseded, interrupted, vetoed, unknownAccount, targetGone, payloadInvalid
    // Set-up reports: each says what is wrong with the app's wiring.
    case delegateLate, delegateReplaced, callbackMissing, registrationMissing
    case sceneLifecycleMissing, completionTwice, completionLate
  }

  /// The kind.
  public let code: Code
  /// What went wrong, where, and what to do about it.
  public let message: String
  /// The notification request's identifier, where one is known.
  public let identifier: String?

  package init(_ code: Code, _ message: String, identifier: String? = nil) {
    self.code = code
    self.message = message
    self.identifier = identifier
  }
}

extension Report: CustomStringConvertible {
  /// The report on one line.
  public var description: String {
    let subject = identifier.map { " \($0):" } ?? ""
    return "\(code.rawValue):\(subject) \(message)"
  }
}
