import GlidepathSimulator

/// A command's arguments, told apart.
struct Arguments {
  /// What a command takes.
  struct Grammar {
    var command: String
    /// Options that stand alone.
    var flags: [String] = []
    /// Options that are followed by a value.
    var valued: [String] = []
    /// Options of the stable command line that do nothing yet.
    var later: [String] = []
  }

  private(set) var operands: [String] = []
  private var flags: Set<String> = []
  private var values: [String: String] = [:]

  init(_ words: ArraySlice<String>, _ grammar: Grammar) throws(UsageError) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        operands.append(word)
        continue
      }
      try take(option: word, &rest, grammar)
    }
  }

  subscript(flag flag: String) -> Bool { flags.contains(flag) }

  subscript(value option: String) -> String? { values[option] }

  private mutating func take(
    option word: String, _ rest: inout ArraySlice<String>, _ grammar: Grammar
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let noun = "option of \(grammar.command)"
    let known = Vocabulary(
      noun: noun, built: grammar.flags + grammar.valued + ["--help"], later: grammar.later)
    if let objection = known.objection(to: name) {
      throw UsageError("glidepath: \(objection.what)", advice: objection.advice)
    }
    if grammar.valued.contains(name) {
      guard values[name] == nil else {
        throw UsageError("glidepath: \(noun) \(name) stands twice", advice: "keep one of them")
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst(), !value.isEmpty,
        parts.count == 2 || !value.hasPrefix("--")
      else {
        throw UsageError(
          "glidepath: \(noun) \(name) has no value",
          advice: "see `glidepath help \(grammar.command)`")
      }
      values[name] = value
    } else {
      guard parts.count == 1 else {
        throw UsageError("glidepath: \(noun) \(name) takes no value", advice: "write \(name) alone")
      }
      flags.insert(name)
    }
  }
}
