/// Why a run failed.
package struct RunFailure: Error, Hashable, Sendable {
  /// What was not as it should be.
  package var what: String
  /// What it should have been, where that can be said.
  package var expected: String?
  /// What it was.
  package var got: String?
  /// The number of the step; nil before it is known.
  package var step: Int?
  /// The step's line in its file, or the expectation's.
  package var line: Int?

  /// Makes a failure.
  package init(
    _ what: String, expected: String? = nil, got: String? = nil, step: Int? = nil, line: Int? = nil
  ) {
    self.what = what
    self.expected = expected
    self.got = got
    self.step = step
    self.line = line
  }
}

extension RunFailure: CustomStringConvertible {
  /// One line: which step, where, what, expected and got.
  package var description: String {
    var text = ""
    if let step { text += "step \(step)" + (line.map { ", line \($0)" } ?? "") + ": " }
    text += what
    if let expected, let got { text += ": expected \(expected), got \(got)" }
    return text
  }
}
