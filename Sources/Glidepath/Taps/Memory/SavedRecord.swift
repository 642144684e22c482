/// What outlives the process.
///
/// The adapter stores it as it is and hands it to the next launch.
package struct SavedRecord: Hashable, Sendable, Codable {
  /// A response that was taken.
  package struct Taken: Hashable, Sendable, Codable {
    package var identifier: String
    package var action: String
    package var deliveredAtMilliseconds: Int64
  }

  /// A tap that has come to no end yet.
  ///
  /// It is reported at the next launch, never replayed: a screen that crashes must not be opened
  /// again and again.
  package struct Waiting: Hashable, Sendable, Codable {
    package var identifier: String?
    package var address: Address?
    package var origin = DecisionRecord.Origin.tap
  }

  /// The tab a scene showed last.
  package struct Remembered: Hashable, Sendable, Codable {
    package var scene: String
    package var tab: Int
  }

  /// Oldest first.
  package var taken: [Taken]
  /// Oldest first.
  package var waiting: [Waiting]
  /// The scene seen last at the end.
  package var remembered: [Remembered] = []
  /// The account that was signed in last.
  package var account: String?
}

extension SavedRecord {
  /// Reads a record, also one that an older version of the app wrote.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    taken = try container.decode([Taken].self, forKey: .taken)
    waiting = try container.decode([Waiting].self, forKey: .waiting)
    remembered = try container.decodeIfPresent([Remembered].self, forKey: .remembered) ?? []
    account = try container.decodeIfPresent(String.self, forKey: .account)
  }
}

extension SavedRecord.Waiting {
  /// Reads an entry, also one that an older version of the app wrote.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    identifier = try container.decodeIfPresent(String.self, forKey: .identifier)
    address = try container.decodeIfPresent(Address.self, forKey: .address)
    origin =
      try container.decodeIfPresent(DecisionRecord.Origin.self, forKey: .origin) ?? .tap
  }
}
