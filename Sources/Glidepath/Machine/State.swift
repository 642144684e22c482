extension PushMachine {
  /// All that the machine remembers.
  ///
  /// It is a value: it can be stored, compared, and taken up again.
  package struct State: Hashable, Sendable, Codable {
    var symbols = SymbolTable()
    var isLaunched = false
    var scenes = Scenes()
    var ledger = Ledger()
    var coldStart = ColdStart()
    var fetchTaps = FetchTaps.none
    /// Taps, links and requests whose landing has not begun, oldest first.
    var queue: [Tap] = []
    var landing: Landing?
    /// At most one for each scene: what was landed on last, as long as it is visible.
    var landed: [LandedScreen] = []
    var watch = Watch.resting
    var remembered = RememberedTabs()
    /// At most one for each scene: that of its newest landing in another tab.
    var tickets: [HeldTicket] = []
    /// The number of the next ticket.
    var nextTicket: UInt64 = 1
    /// The number of the next effect that is to be answered.
    var nextEffect: UInt64 = 1

    static let queueCapacity = 16
    static let symbolCapacity = 2048

    /// A new effect's id.
    mutating func makeEffectID() -> EffectID {
      defer { nextEffect += 1 }
      return EffectID(nextEffect)
    }

    /// Whether a response is known.
    ///
    /// The ledger forgets what is old, even if it still waits.
    func hasTaken(_ identity: TapIdentity) -> Bool {
      ledger.contains(identity) || landing?.tap.identity == identity
        || queue.contains { $0.identity == identity }
    }

    /// The same number for states that will behave alike from now on.
    package func fingerprint(at now: Instant) -> UInt64 {
      var fingerprint = Fingerprint(symbols: symbols, now: now, nextEffect: nextEffect)
      fingerprint.combine(isLaunched)
      scenes.fingerprint(into: &fingerprint)
      ledger.fingerprint(into: &fingerprint)
      coldStart.fingerprint(into: &fingerprint)
      fingerprint.combine(Int(fetchTaps.rawValue))
      fingerprint.combine(queue.count)
      for tap in queue { tap.fingerprint(into: &fingerprint) }
      fingerprint.combine(landing != nil)
      landing?.fingerprint(into: &fingerprint)
      fingerprint.combine(landed.count)
      for screen in landed { screen.fingerprint(into: &fingerprint) }
      watch.fingerprint(into: &fingerprint)
      remembered.fingerprint(into: &fingerprint)
      fingerprint.combine(tickets.count)
      for ticket in tickets { ticket.fingerprint(into: &fingerprint, next: nextTicket) }
      return fingerprint.value
    }

    /// Lets go of strings that nothing refers to, once they have become many.
    mutating func compactSymbols() {
      guard symbols.texts.count > Self.symbolCapacity else { return }
      var renumbering = Renumbering(symbols)
      scenes.renumber(&renumbering)
      ledger.renumber(&renumbering)
      coldStart.renumber(&renumbering)
      for index in queue.indices { queue[index].renumber(&renumbering) }
      landing?.renumber(&renumbering)
      for index in landed.indices { landed[index].renumber(&renumbering) }
      remembered.renumber(&renumbering)
      for index in tickets.indices {
        tickets[index].scene = renumbering[tickets[index].scene]
      }
      symbols = renumbering.new
    }
  }
}
