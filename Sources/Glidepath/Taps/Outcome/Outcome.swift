/// What came of one push, link or request.
public enum Outcome: Hashable, Sendable, Codable {
  /// A screen was reached.
  case landed(Address)
  /// It ended in a report.
  case reported(Report.Code)
  /// It had come before, or is one with an earlier landing on the same screen: it counts no more.
  case absorbed
  /// The app had taken a landed screen away with what it was on, and it was reached once more: still
  /// the same landing.
  case landedAgain(Address)
  /// An action that opens no screen.
  case handled
  /// The push arrived in the foreground and was shown so.
  case presented(PresentationOptions)
}

extension Outcome {
  /// As records print it.
  var words: String {
    if case .landedAgain = self { return "landed again" }
    return name
  }

  /// The stable word for it.
  public var name: String {
    switch self {
    case .landed: "landed"
    case .reported: "reported"
    case .absorbed: "absorbed"
    case .landedAgain: "landedAgain"
    case .handled: "handled"
    case .presented: "presented"
    }
  }
}
