import Foundation
import Testing

@testable import Glidepath

@Suite("The tab a scene showed last")
struct RememberedTabTests {
  private let product = Address("product", ["id": "1"])

  private func host(selected: Int, rules: Rules = .shop) -> Host {
    var host = Host.active(rules: rules)
    host.open(.main, layout(selected: selected))
    return host
  }

  private func layout(selected: Int) -> Layout {
    .drawerTabs([[.home], [.messages], [Address("orders"), product]], selected: selected)
  }

  private func remembered(_ tab: Int) -> [SavedRecord.Remembered] {
    [SavedRecord.Remembered(scene: "main", tab: tab)]
  }

  private func saves(_ host: Host) -> Int {
    host.effects.filter {
      guard case .save = $0 else { return false }
      return true
    }.count
  }

  @Test func `is written down when the scene is left, the first one too`() {
    var host = host(selected: 2)
    host.goToBackground()
    host.tell()
    #expect(host.disk?.remembered == remembered(2))
    host.comeForward()
    host.select(0)
    #expect(host.disk?.remembered == remembered(0))
  }

  @Test func `is written down when it changes, and only then`() {
    var host = host(selected: 2)
    host.tell()
    let before = saves(host)
    host.tell()
    host.push(.messages)
    #expect(saves(host) == before)
  }

  @Test func `is forgotten where there is none to speak of`() {
    var host = host(selected: 2)
    host.tell()
    host.open(.main, .tabs([.stack([.home])], selected: nil))
    host.tell()
    #expect(host.disk?.remembered == [])
  }

  @Test(arguments: [true, false])
  func `starts over at every launch, at once`(inBackground: Bool) {
    var host = host(selected: 2)
    host.tell()
    host.kill()
    host.launch(inBackground: inBackground, usesScenes: true)
    #expect(host.disk?.remembered == remembered(0))
    host.open(.main, layout(selected: 0))
    host.send(.sceneConnected(.main, .to("n1")))
    host.comeForward()
    #expect(host.tab() == 0)
    #expect(host.screens() == [.home, .order])
  }

  @Test func `costs a launch that has nothing to forget no writing`() {
    var host = Host()
    host.launch(usesScenes: true)
    #expect(saves(host) == 0)
  }

  @Test func `is read from a file of before it was written`() throws {
    let old = Data(#"{"taken":[],"waiting":[]}"#.utf8)
    #expect(try JSONDecoder().decode(SavedRecord.self, from: old).remembered == [])
    let record = SavedRecord(taken: [], waiting: [], remembered: remembered(2))
    let coded = try JSONEncoder().encode(record)
    #expect(try JSONDecoder().decode(SavedRecord.self, from: coded) == record)
  }

  /// The process lives on, its scene has gone and is connected anew with its first tab.
  private func reconnected(_ response: Response?, rules: Rules = .shop) -> Host {
    var host = host(selected: 2, rules: rules)
    host.goToBackground()
    host.tell()
    host.send(.lifecycle(.disconnected, .main))
    host.open(.main, layout(selected: 0))
    host.send(.sceneConnected(.main, response))
    host.tell()
    host.comeForward()
    return host
  }

  @Test func `is where a tap lands for which its scene is connected anew`() {
    var host = reconnected(.to("n1"))
    #expect(host.tab() == 2)
    #expect(host.screens() == [Address("orders"), product, .order])
    #expect(
      host.records.last?.description.contains("plan    select orders's tab, then push") == true)
    host.goBack()
    #expect(host.visible() == product)
    #expect(host.tab() == 2)
  }

  @Test func `is also where a tap lands that only the response tells of`() {
    var host = reconnected(nil)
    #expect(host.tab() == 0)
    host = self.host(selected: 2)
    host.tell()
    host.send(.lifecycle(.disconnected, .main))
    host.open(.main, layout(selected: 0))
    host.send(.sceneConnected(.main, nil))
    host.tell()
    host.send(.lifecycle(.willEnterForeground, .main))
    host.send(.lifecycle(.didBecomeActive, .main))
    host.endTurns()
    host.respond(.to("n1"))
    #expect(host.tab() == 2)
  }

  @Test func `outlasts a window that is seen before its scene is connected`() {
    var host = host(selected: 2)
    host.tell()
    host.send(.lifecycle(.disconnected, .main))
    host.open(.main, layout(selected: 0))
    host.tell()
    host.send(.sceneConnected(.main, .to("n1")))
    #expect(host.tab() == 2)
  }

  @Test func `is not come back to where the scene has never gone`() {
    var host = Host()
    host.launch(usesScenes: true)
    host.open(.main, layout(selected: 0))
    host.tell()
    host.send(.sceneConnected(.main, nil))
    host.send(.lifecycle(.didBecomeActive, .main))
    host.select(1)
    host.respond(.to("n1"))
    #expect(host.tab() == 1)
  }

  @Test func `is no longer meant once the user has been there without a tap`() {
    var host = reconnected(nil)
    host.advance(seconds: 1)
    host.respond(.to("n1"))
    #expect(host.tab() == 0)
    #expect(host.screens() == [.home, .order])
    host = reconnected(nil)
    host.select(1)
    host.respond(.to("n1"))
    #expect(host.screens() == [.messages, .order])
  }

  @Test func `is where Back leads from a tap that lands in another`() {
    let rules = RouteTable<ShopScreen> {
      Route("orderDetail", .string("orderId")) { .order(id: $0) }.placed(.tab("messageCenter"))
    }.rules
    var host = reconnected(.to("n1"), rules: rules)
    #expect(host.tab() == 1)
    #expect(host.records.last?.description.contains("back leads to orders's tab") == true)
    host.goBack()
    #expect(host.tab() == 2)
    #expect(host.visible() == product)
  }
}
