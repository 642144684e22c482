/// Everything that was decided for one push, for people to read.
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

  /// The notification request's identifier; nil where a launch told only the payload.
  public let identifier: String?
  /// What came of it.
  public let outcome: Outcome
  /// Where it was to lead, if its route is known.
  public let address: Address?
  /// The reasoning, in order.
  public let lines: [Line]

  package init(identifier: String?, outcome: Outcome, address: Address?, lines: [Line]) {
    self.identifier = identifier
    self.outcome = outcome
    self.address = address
    self.lines = lines
  }
}

extension DecisionRecord: CustomStringConvertible {
  /// The record as a small table.
  public var description: String {
    let subject = [identifier ?? "launch push", event, address?.description].compactMap { $0 }
    var head = subject.joined(separator: "  ") + "  " + outcome.name
    if case .reported(let code) = outcome { head += " " + code.rawValue }
    let body = lines.map { line in
      let topic = line.topic.rawValue
      return "    \(topic)\(String(repeating: " ", count: max(8 - topic.count, 1)))\(line.text)"
    }
    return ([head] + body).joined(separator: "\n")
  }

  private var event: String {
    switch outcome {
    case .landed, .reported: "tap"
    case .absorbed, .handled: "response"
    case .presented: "arrival"
    }
  }

  /// The record in a form other programs can rely on: `outcome` and `text` always, `identifier`,
  /// `address` and `report` where there is one.
  public var fields: [String: String] {
    var fields = ["outcome": outcome.name, "text": description]
    fields["identifier"] = identifier
    fields["address"] = address?.description
    if case .landed(let address) = outcome { fields["address"] = address.description }
    if case .reported(let code) = outcome { fields["report"] = code.rawValue }
    return fields
  }
}
