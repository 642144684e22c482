/// Why a command cannot do anything at all: what is wrong, where, and what to do, in one line.
struct UsageError: Error, CustomStringConvertible {
  var description: String

  init(_ what: String, advice: String) { description = "\(what) — \(advice)" }

  init(line: String) { description = line }
}
