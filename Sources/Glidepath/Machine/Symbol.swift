/// A string of the state, by its place in the table.
///
/// States are copied and compared millions of times where every ordering is explored; numbers are
/// cheap there, strings are not.
struct Symbol: Hashable, Sendable, Codable {
  let place: UInt32
}

/// The strings of a state, each once.
struct SymbolTable: Sendable {
  private(set) var texts: [String] = []
  private var hashes: [UInt64] = []
  private var places: [String: Symbol] = [:]

  /// The symbol of a string, which is added if it is new.
  mutating func symbol(for text: String) -> Symbol {
    if let known = places[text] { return known }
    let symbol = Symbol(place: UInt32(texts.count))
    texts.append(text)
    hashes.append(Fingerprint.hash(of: text))
    places[text] = symbol
    return symbol
  }

  /// The string of a symbol.
  subscript(symbol: Symbol) -> String { texts[Int(symbol.place)] }

  /// The same in every process, whatever else the table holds.
  func hash(of symbol: Symbol) -> UInt64 { hashes[Int(symbol.place)] }

  func contains(_ symbol: Symbol) -> Bool { symbol.place < texts.count }
}

extension SymbolTable: Hashable {
  static func == (left: SymbolTable, right: SymbolTable) -> Bool { left.texts == right.texts }

  func hash(into hasher: inout Hasher) { hasher.combine(texts) }
}

extension SymbolTable: Codable {
  init(from decoder: any Decoder) throws {
    for text in try decoder.singleValueContainer().decode([String].self) {
      _ = symbol(for: text)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(texts)
  }
}
