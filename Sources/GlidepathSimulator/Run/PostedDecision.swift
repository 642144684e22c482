/// What the library decided for one tap, as it tells by a `NotificationCenter` post.
package struct PostedDecision: Hashable, Sendable {
  /// The post's name.
  package static let postName = "GlidepathDecision"

  /// Keys of the post's user information; all values are text.
  package enum Key {
    /// The notification's identifier; empty where iOS gave none.
    package static let identifier = "identifier"
    /// `landed` or `reported`.
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
  }

  /// The notification's identifier; empty where iOS gave none.
  package var identifier: String
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
    default: return nil
    }
    identifier = info[Key.identifier] ?? ""
    text = info[Key.text] ?? ""
  }

  /// Where it led; nil for a tap that ended in a report.
  var landedAddress: String? {
    if case .landed(let address) = outcome { address } else { nil }
  }

  /// One line: which tap, and where it led.
  package var summary: String {
    let tap = identifier.isEmpty ? "tap" : "\(identifier) tap"
    return switch outcome {
    case .landed(let address): "\(tap) → landed on \(address)"
    case .reported(let code): "\(tap) → reported \(code)"
    }
  }
}
