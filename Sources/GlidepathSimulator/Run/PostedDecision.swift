/// What the library decided for one tap, as it tells by a `NotificationCenter` post.
package struct PostedDecision: Hashable, Sendable {
  /// The post's name.
  package static let postName = "GlidepathDecision"

  /// Keys of the post's user information; all values are text.
  package enum Key {
    /// The notification's identifier; empty where iOS gave none.
    package static let identifier = "identifier"
    /// What asked for a screen: `tap`, `link` or `request`; a tap where nothing is said.
    package static let origin = "origin"
    /// `landed`, `reported`, `landedAgain` or `absorbed`.
    package static let outcome = "outcome"
    /// Where it led or would have led.
    package static let address = "address"
    /// The report's code.
    package static let report = "report"
    /// The whole record for people, in several lines.
    package static let text = "text"
  }

  /// How it ended.
  package enum Outcome: Hashable, Sendable {
    /// On the screen with this address.
    case landed(address: String)
    /// In a report with this code.
    case reported(code: String)
    /// On the screen of a landing before, which the app had taken away with what it was on.
    case landedAgain(address: String)
    /// On the screen of a landing before, which shows this address now.
    case joined(address: String)
  }

  /// The notification's identifier; empty where iOS gave none.
  package var identifier: String
  /// What asked for a screen.
  package var origin: String
  /// How it ended.
  package var outcome: Outcome
  /// The whole record for people.
  package var text: String

  /// Reads a post; nil if it is none of the library's, or says neither.
  package init?(postName: String, info: [String: String]) {
    guard postName == Self.postName else { return nil }
    switch info[Key.outcome] {
    case "landed": outcome = .landed(address: info[Key.address] ?? "")
    case "reported": outcome = .reported(code: info[Key.report] ?? "")
    case "landedAgain": outcome = .landedAgain(address: info[Key.address] ?? "")
    case "absorbed":
      guard let address = info[Key.address] else { return nil }
      outcome = .joined(address: address)
    default: return nil
    }
    identifier = info[Key.identifier] ?? ""
    origin = info[Key.origin] ?? "tap"
    text = info[Key.text] ?? ""
  }

  /// Where it led; nil for a tap that ended in a report.
  var landedAddress: String? {
    if case .landed(let address) = outcome { address } else { nil }
  }

  /// One line: which tap or link, and where it led; nil where nothing came of it.
  package var summary: String? {
    let subject = identifier.isEmpty ? origin : "\(identifier) \(origin)"
    return switch outcome {
    case .landed(let address): "\(subject) → landed on \(address)"
    case .reported(let code): "\(subject) → reported \(code)"
    case .landedAgain(let address): "\(subject) → landed again on \(address)"
    case .joined: nil
    }
  }
}
