import Testing

@testable import Glidepath

@Suite("The patterns of links")
struct LinkTrieTests {
  private func trie(_ patterns: [String]) -> LinkTrie {
    var trie = LinkTrie()
    let names = ["x", "y"].map { ParameterRule(name: $0, kind: .string) }
    for (place, pattern) in patterns.enumerated() {
      _ = trie.insert(LinkPattern(pattern, for: "r", parameters: names), route: place)
    }
    return trie
  }

  @Test func `prefer the path's own words to parameters, and come back from a blind alley`() {
    let trie = trie(["/a/b", "/:x/b", "/a/:x/c", "/:x/:y/d"])
    #expect(trie.match(["a", "b"])?.route == 0)
    #expect(trie.match(["z", "b"])?.route == 1)
    #expect(trie.match(["a", "b", "c"])?.route == 2)
    #expect(
      trie.match(["a", "b", "d"])
        == LinkTrie.Match(
          route: 3, values: [.init(key: "x", value: "a"), .init(key: "y", value: "b")]))
    #expect(trie.match(["a", "b", "e"]) == nil)
    #expect(trie.match(["a"]) == nil)
    #expect(trie.match([]) == nil)
  }

  @Test func `do not take nothing for a parameter`() {
    #expect(trie(["/a/:x"]).match(["a", ""]) == nil)
  }

  @Test func `are found among hundreds`() {
    let trie = trie((0..<500).map { "/r\($0)/:x/:y" })
    #expect(
      trie.match(["r499", "1", "2"])
        == LinkTrie.Match(
          route: 499, values: [.init(key: "x", value: "1"), .init(key: "y", value: "2")]))
  }
}
