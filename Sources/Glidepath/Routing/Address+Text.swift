extension Address: CustomStringConvertible {
  /// The address as text.
  public var description: String {
    var text = PercentCoding.escaped(name)
    for (index, parameter) in parameters.enumerated() {
      text += index == 0 ? "?" : "&"
      text += PercentCoding.escaped(parameter.key) + "=" + PercentCoding.escaped(parameter.value)
    }
    return text
  }

  /// Reads an address, its keys in any order; nil for what is none.
  public init?(parsing text: String) {
    let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = halves.first.flatMap({ PercentCoding.unescaped($0) }), !name.isEmpty else {
      return nil
    }
    var pairs: [(String, String)] = []
    if halves.count == 2, !halves[1].isEmpty {
      for part in halves[1].split(separator: "&", omittingEmptySubsequences: false) {
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard sides.count == 2, let key = PercentCoding.unescaped(sides[0]), !key.isEmpty,
          let value = PercentCoding.unescaped(sides[1])
        else { return nil }
        pairs.append((key, value))
      }
    }
    self.init(name: name, pairs: pairs)
  }
}
