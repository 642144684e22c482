/// Keys with values, kept in the order of the keys.
///
/// A dictionary's order changes from process to process. Nothing here may depend on it, so the
/// members are a sorted list and a lookup is a binary search.
public struct PayloadObject: Hashable, Sendable, Codable {
  /// One key with its value.
  public struct Member: Hashable, Sendable, Codable {
    /// The key.
    public let key: String
    /// Its value.
    public let value: PayloadValue
  }

  /// Every member, in the order of the keys.
  public let members: [Member]

  /// Makes an object; of a key given twice the last value counts.
  public init(_ pairs: some Sequence<(String, PayloadValue)>) {
    var sorted: [Member] = []
    // The offset keeps equal keys in the order given, which `sort` alone does not promise.
    let ordered = pairs.enumerated().sorted {
      $0.element.0 < $1.element.0
        || ($0.element.0 == $1.element.0 && $0.offset < $1.offset)
    }
    for (_, pair) in ordered {
      if sorted.last?.key == pair.0 { sorted.removeLast() }
      sorted.append(Member(key: pair.0, value: pair.1))
    }
    members = sorted
  }

  /// The value of a key, or nil where the object does not have it.
  public subscript(key: String) -> PayloadValue? {
    var low = 0
    var high = members.count
    while low < high {
      let middle = (low + high) / 2
      if members[middle].key == key { return members[middle].value }
      if members[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
