/// Condenses a state to a number that is the same for states which will behave alike.
///
/// Strings count by content, not by their place in the table; moments by their distance from now;
/// effect ids by their distance from the next. `Hasher` is of no use here: it differs from process
/// to process.
package struct Fingerprint {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325
  private let symbols: SymbolTable
  private let now: Instant
  private let nextEffect: UInt64

  init(symbols: SymbolTable, now: Instant, nextEffect: UInt64) {
    self.symbols = symbols
    self.now = now
    self.nextEffect = nextEffect
  }

  mutating func combine(_ number: UInt64) {
    // One round of SplitMix64: every bit of the input reaches every bit of the value.
    var mixed = value ^ number &+ 0x9e37_79b9_7f4a_7c15
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    value = mixed ^ (mixed >> 31)
  }

  mutating func combine(_ number: Int) { combine(UInt64(bitPattern: Int64(number))) }

  mutating func combine(_ flag: Bool) { combine(flag ? 1 as UInt64 : 2) }

  mutating func combine(_ symbol: Symbol) { combine(symbols.hash(of: symbol)) }

  mutating func combine(_ symbol: Symbol?) {
    combine(symbol != nil)
    if let symbol { combine(symbol) }
  }

  mutating func combine(_ effect: EffectID) { combine(nextEffect &- effect.number) }

  /// A monotonic moment.
  mutating func combine(moment nanoseconds: UInt64) {
    combine(nanoseconds &- now.monotonicNanoseconds)
  }

  /// FNV-1a of the string's UTF-8.
  static func hash(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
