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
