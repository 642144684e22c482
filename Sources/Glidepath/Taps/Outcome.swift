/// What came of one push.
public enum Outcome: Hashable, Sendable, Codable {
  /// A screen was reached for a tap.
  case landed(Address)
  /// The tap ended in a report.
  case reported(Report.Code)
  /// The same tap had come before; nothing was done.
  case absorbed
  /// An action that opens no screen.
  case handled
  /// The push arrived in the foreground and was shown so.
  case presented(PresentationOptions)
}

extension Outcome {
  /// The stable word for it.
  public var name: String {
    switch self {
    case .landed: "landed"
    case .reported: "reported"
    case .absorbed: "absorbed"
    case .handled: "handled"
    case .presented: "presented"
    }
  }
}
