package import PhoneLink

/// Everything that passed between phone and app, in order.
///
/// Identical input gives identical bytes:
/// nothing in it names a process, a path or a real duration.
package struct Trace: Sendable {
  /// Raised whenever a line's meaning changes.
  package static let formatVersion = 1

  /// What the first line says.
  package struct Header: Hashable, Sendable, Encodable {
    /// The trace's format.
    package var format = Trace.formatVersion
    /// The scenario's name.
    package var scenario: String
    /// The phone's version.
    package var ios: String
    /// The SDK the app counts as built with.
    package var sdk: String
    /// How the app takes part in the life cycle.
    package var architecture: Architecture
    /// What iOS does where Apple's documents leave it open; by name.
    package var choices: [String: String]
  }

  /// What the lines after the first say.
  package enum Entry: Hashable, Sendable {
    /// A step of the scenario begins.
    case step(number: Int, name: String)
    /// A process was started.
    case start(Handshake)
    /// A message went to the process.
    case message(PhoneMessage)
    /// The process answered.
    case quiet(Quiet)
    /// The process was ended.
    case end(PhoneTime)
  }

  /// The first line.
  package let header: Header
  /// The lines after it.
  package private(set) var entries: [Entry] = []

  /// Makes an empty trace.
  package init(header: Header) { self.header = header }

  mutating func append(_ entry: Entry) { entries.append(entry) }

  /// One JSON object per line, keys sorted.
  ///
  /// Encoding takes longer than running, so it is done only when somebody asks.
  package func lines() throws -> [String] {
    func line(_ value: some Encodable) throws -> String {
      String(decoding: try FrameCoding.encode(value), as: UTF8.self)
    }
    return [try line(["header": header])] + (try entries.map(line))
  }
}

extension Trace.Entry: Encodable {
  private enum CodingKeys: String, CodingKey { case step, name, start, message, quiet, end }

  /// Writes an object whose key says what the line is.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .step(let number, let name):
      try container.encode(number, forKey: .step)
      try container.encode(name, forKey: .name)
    case .start(let handshake): try container.encode(handshake, forKey: .start)
    case .message(let message): try container.encode(message, forKey: .message)
    case .quiet(let quiet): try container.encode(quiet, forKey: .quiet)
    case .end(let time): try container.encode(time, forKey: .end)
    }
  }
}

extension Trace: Encodable {
  /// Writes an array with one object per line.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(["header": header])
    for entry in entries { try container.encode(entry) }
  }
}
