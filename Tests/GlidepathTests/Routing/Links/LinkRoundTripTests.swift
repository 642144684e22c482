import Testing

@testable import Glidepath

@Suite("Whatever an address holds")
struct LinkRoundTripTests {
  private static let characters: [Character] = Array(
    "aZ09-._~ /?#&=%+:;@!$'()*,[]\\\"<>^`{|}\u{0}\u{7}\n\tßé漢👩‍👩‍👧\u{301}\u{200F}\u{FEFF}")

  private func text(_ generator: inout Generator) -> String {
    String((0...generator.below(12)).map { _ in generator.pick(Self.characters) })
  }

  private func screen(_ generator: inout Generator) -> ShopScreen {
    switch generator.below(5) {
    case 0: .home
    case 1: .messageCenter
    case 2: .order(id: text(&generator))
    case 3:
      .page(
        number: Int(truncatingIfNeeded: generator.next()),
        title: generator.chance(50) ? text(&generator) : nil)
    default:
      .conversation(
        target: text(&generator), type: generator.below(5),
        message: generator.chance(50) ? text(&generator) : nil)
    }
  }

  @Test(
    "its link leads back to it, in both forms and byte for byte",
    arguments: 1...8 as ClosedRange<UInt64>)
  func roundTrip(seed: UInt64) throws {
    var generator = Generator(seed: seed)
    for _ in 0..<500 {
      let screen = screen(&generator)
      for form in LinkForm.allCases {
        guard let link = LinkTests.table.url(for: screen, as: form) else {
          #expect(
            form == .web && screen.address.parameters.contains { [".", ".."].contains($0.value) })
          continue
        }
        let address = try #require(try LinkTests.table.address(of: link), "\(link)")
        #expect(address.description == screen.address.description)
        #expect(LinkTests.table.screen(for: address) == screen)
        #expect(link.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
      }
    }
  }
}
