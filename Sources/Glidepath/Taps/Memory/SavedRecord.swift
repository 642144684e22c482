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

extension PushMachine {
  /// What the next process must know, as the state keeps it.
  struct Memory: Hashable {
    var taken: [TapIdentity]
    var waiting: [Waiting]
    var remembered: [RememberedTabs.Entry]
    var account: Symbol?

    /// A tap that has come to no end yet.
    struct Waiting: Hashable {
      var identifier: Symbol?
      var address: Symbol?
      var origin: DecisionRecord.Origin
    }
  }

  /// What is to be written down, whatever has happened: there is nothing to be told of changes.
  var memory: Memory {
    // A landing that is done once more has been accounted for.
    let taps = (state.scenes.landings.map(\.tap) + state.queue).filter { $0.landsAgain == nil }
    var waiting = taps.map { tap in
      Memory.Waiting(
        identifier: tap.identifier, address: tap.nowhere == nil ? tap.address : nil,
        origin: tap.sightings.origin)
    }
    if let provisional = state.coldStart.tap.provisional {
      var address: Symbol?
      if case .route(_, let symbol) = provisional.destination { address = symbol }
      waiting.append(.init(address: address, origin: .tap))
    }
    return Memory(
      taken: state.ledger.entries, waiting: waiting, remembered: state.remembered.entries,
      account: state.account)
  }

  /// The memory in its own words.
  func record(of memory: Memory) -> SavedRecord {
    let symbols = state.symbols
    return SavedRecord(
      taken: memory.taken.map { identity in
        SavedRecord.Taken(
          identifier: symbols[identity.identifier], action: symbols[identity.action],
          deliveredAtMilliseconds: identity.deliveredAtMilliseconds)
      },
      waiting: memory.waiting.map { tap in
        SavedRecord.Waiting(
          identifier: tap.identifier.map { symbols[$0] }, address: tap.address.map(address),
          origin: tap.origin)
      },
      remembered: memory.remembered.map {
        SavedRecord.Remembered(scene: symbols[$0.scene], tab: $0.tab)
      },
      account: memory.account.map { symbols[$0] })
  }

  /// What is written down now, once the launch has told; before, it must not be written over.
  func written(before event: Event) -> SavedOrMemory? {
    if case .launched(let launch) = event, !state.isLaunched {
      return .saved(launch.saved ?? SavedRecord(taken: [], waiting: []))
    }
    return state.isLaunched ? .memory(memory) : nil
  }

  /// What the record on disk is compared with.
  enum SavedOrMemory {
    case saved(SavedRecord)
    case memory(Memory)
  }

  /// The record to write, if it would say anything new.
  func record(replacing written: SavedOrMemory) -> SavedRecord? {
    let memory = memory
    if case .memory(memory) = written { return nil }
    let record = record(of: memory)
    if case .saved(record) = written { return nil }
    return record
  }
}
