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
    var recent = RecentPayloads()
    /// Taps, links and requests whose landing has not begun, oldest first.
    var queue: [Tap] = []
    /// The gates that were open when the app was asked last.
    var openGates: GateSet = []
    /// Whether the app kept its interface from being ready when it was asked last, and before that.
    var keptUnready = Recent(now: false, before: false)
    /// The account that was signed in last, and whether it is signed out now.
    var account: Symbol?
    var isSignedOut = false
    /// Whether the app says whose it is; nil if it has not been asked in this process.
    var tellsAccount: Bool?
    var watch = Watch.resting
    var remembered = RememberedTabs()
    /// The number of the next ticket.
    var nextTicket: UInt64 = 1
    /// The number of the next effect that is to be answered.
    var nextEffect: UInt64 = 1

    static let queueCapacity = 16
    static let symbolCapacity = 2048

    /// An answer of the app's, and the one before it.
    struct Recent: Hashable, Sendable, Codable {
      var now: Bool
      var before: Bool
    }

    /// A new effect's id.
    mutating func makeEffectID() -> EffectID {
      defer { nextEffect += 1 }
      return EffectID(nextEffect)
    }

    /// Whether a response is known.
    ///
    /// The ledger forgets what is old, even if it still waits.
    func hasTaken(_ identity: TapIdentity) -> Bool {
      ledger.contains(identity) || queue.contains { $0.identity == identity }
        || scenes.landings.contains { $0.tap.identity == identity }
    }

    /// The same number for states that will behave alike from now on.
    package func fingerprint(at now: Instant) -> UInt64 {
      var fingerprint = Fingerprint(symbols: symbols, now: now, nextEffect: nextEffect)
      fingerprint.combine(isLaunched)
      scenes.fingerprint(into: &fingerprint, nextTicket: nextTicket)
      ledger.fingerprint(into: &fingerprint)
      coldStart.fingerprint(into: &fingerprint)
      fingerprint.combine(Int(fetchTaps.rawValue))
      recent.fingerprint(into: &fingerprint)
      fingerprint.combine(queue.count)
      for tap in queue { tap.fingerprint(into: &fingerprint) }
      fingerprint.combine(openGates.rawValue)
      fingerprint.combine(keptUnready.now)
      fingerprint.combine(keptUnready.before)
      fingerprint.combine(account)
      fingerprint.combine(isSignedOut)
      fingerprint.combine(tellsAccount.map { $0 ? 2 : 1 } ?? 0)
      watch.fingerprint(into: &fingerprint)
      remembered.fingerprint(into: &fingerprint)
      return fingerprint.value
    }

    /// Lets go of strings that nothing refers to, once they have become many.
    mutating func compactSymbols() {
      guard symbols.texts.count > Self.symbolCapacity else { return }
      var renumbering = Renumbering(symbols)
      scenes.renumber(&renumbering)
      ledger.renumber(&renumbering)
      coldStart.renumber(&renumbering)
      recent.renumber(&renumbering)
      for index in queue.indices { queue[index].renumber(&renumbering) }
      account = renumbering[account]
      remembered.renumber(&renumbering)
      symbols = renumbering.new
    }
  }
}
