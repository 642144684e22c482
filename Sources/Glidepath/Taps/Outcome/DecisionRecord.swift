/// Everything that was decided for one push, link or request, for people to read.
///
/// Titles and bodies never appear in one. Addresses do: they are the app's own.
public struct DecisionRecord: Hashable, Sendable, Codable {
  /// One line of the reasoning.
  public struct Line: Hashable, Sendable, Codable {
    /// What it is about.
    public enum Topic: String, Hashable, Sendable, Codable {
      case seen, route, gates, plan, ticket, report
    }

    /// What it is about.
    public let topic: Topic
    /// What was found or decided.
    public let text: String

    package init(_ topic: Topic, _ text: String) {
      self.topic = topic
      self.text = text
    }
  }

  /// What asks for a screen, or is shown.
  public enum Origin: String, Hashable, Sendable, Codable {
    /// An act of the user on a notification.
    case tap
    /// A URL, a user activity or a quick action.
    case link
    /// The app asked for a screen by itself.
    case request
    /// A push that arrived.
    case arrival
  }

  /// What it is about; a link or a request that led to the same screen as a tap is one with it.
  public let origin: Origin
  /// The notification request's identifier; nil for links and requests, and where only a payload
  /// is known of a tap.
  public let identifier: String?
  /// What came of it.
  public let outcome: Outcome
  /// Where it was to lead, if its route is known.
  public let address: Address?
  /// The reasoning, in order.
  public let lines: [Line]

  package init(
    origin: Origin = .tap, identifier: String?, outcome: Outcome, address: Address?, lines: [Line]
  ) {
    self.origin = origin
    self.identifier = identifier
    self.outcome = outcome
    self.address = address
    self.lines = lines
  }
}

extension DecisionRecord: CustomStringConvertible {
  /// The record as a small table.
  public var description: String {
    let subject = [identifier ?? (origin == .tap ? "unnamed push" : nil), event]
    var head = (subject + [address?.description]).compactMap { $0 }.joined(separator: "  ")
    head += "  " + outcome.words
    if case .reported(let code) = outcome { head += " " + code.rawValue }
    let body = lines.map { line in
      let topic = line.topic.rawValue
      return "    \(topic)\(String(repeating: " ", count: max(8 - topic.count, 1)))\(line.text)"
    }
    return ([head] + body).joined(separator: "\n")
  }

  private var event: String {
    switch outcome {
    case .absorbed where origin == .tap, .handled: "response"
    case .landed, .landedAgain, .reported, .absorbed, .presented: origin.rawValue
    }
  }

  /// The record in a form other programs can rely on: `outcome`, `origin` and `text` always,
  /// `identifier`, `address` and `report` where there is one.
  public var fields: [String: String] {
    var fields = ["outcome": outcome.name, "origin": origin.rawValue, "text": description]
    fields["identifier"] = identifier
    fields["address"] = address?.description
    switch outcome {
    case .landed(let address), .landedAgain(let address):
      fields["address"] = address.description
    case .reported, .absorbed, .handled, .presented: break
    }
    if case .reported(let code) = outcome { fields["report"] = code.rawValue }
    return fields
  }
}
