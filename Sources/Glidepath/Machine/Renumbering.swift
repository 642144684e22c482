/// Carries the symbols that are still in use over to a new table, so that the old strings can go.
struct Renumbering {
  private let old: SymbolTable
  private(set) var new = SymbolTable()

  init(_ old: SymbolTable) { self.old = old }

  subscript(symbol: Symbol) -> Symbol {
    mutating get { new.symbol(for: old[symbol]) }
  }

  subscript(symbol: Symbol?) -> Symbol? {
    mutating get { symbol.map { new.symbol(for: old[$0]) } }
  }
}
