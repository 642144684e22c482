import Foundation
import Testing

@testable import Glidepath

struct SavedTapTests {
  @Test func `the tap is on disk before the first step, and off it after the last`() throws {
    var host = Host.active()
    host.respond(.to("n1"))
    let step = try #require(
      host.effects.firstIndex { effect in
        guard case .perform = effect else { return false }
        return true
      })
    let saved = host.effects[..<step].compactMap { effect -> SavedRecord? in
      guard case .save(let record) = effect else { return nil }
      return record
    }
    #expect(saved.last?.waiting == [SavedRecord.Waiting(identifier: "n1", address: .order)])
    #expect(saved.last?.taken.map(\.identifier) == ["n1"])
    #expect(host.disk?.waiting == [])
  }

  @Test func `the handler is called once the tap is on disk, not once it has landed`() throws {
    var host = Host.active()
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    #expect(host.landings == [])
    #expect(host.completed.count == 1)
    let tail = host.effects.suffix(3)
    guard case .save = tail.first, case .complete = tail.dropFirst().first else {
      Issue.record("\(tail)")
      return
    }
  }

  @Test(arguments: [true, false])
  func `a tap whose process ended is reported at the next launch and not replayed`(
    inBackground: Bool
  ) {
    var host = Host.active()
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    host.kill()
    host.setGate(.signedIn, isOpen: true)
    host.launch(inBackground: inBackground, usesScenes: true)
    #expect(host.codes == [.interrupted])
    #expect(host.reports.first?.identifier == "n1")
    host.open(.main)
    host.send(.sceneConnected(.main, .to("n1")))
    host.comeForward()
    #expect(host.landings == [])
    host.kill()
    host.openByIcon()
    #expect(host.codes == [.interrupted])
  }

  @Test func `a landing during which the process ended is reported and not replayed`() {
    var host = Host.active()
    host.answersAtOnce = false
    host.respond(.to("n1"))
    host.answerOne()
    #expect(host.steps.count == 1)
    host.kill()
    host.answersAtOnce = true
    host.openByIcon()
    #expect(host.codes == [.interrupted])
  }

  @Test func `launch options whose process ended are reported`() {
    var host = Host()
    host.launch(push: .order, usesScenes: false)
    host.kill()
    host.launch(usesScenes: false)
    #expect(host.codes == [.interrupted])
    #expect(host.records.first?.address == .order)
  }

  @Test func `a response handed over before the launch is remembered with the saved ones`() {
    var host = Host.active()
    host.respond(.to("n1"))
    host.kill()
    host.respond(.to("n2", action: Response.dismissAction))
    host.openByIcon()
    host.respond(.to("n1"))
    #expect(host.landings == [.order])
    #expect(host.disk?.taken.map(\.identifier) == ["n1", "n2"])
  }

  @Test func `a tap before the launch waits for it, and may turn out to have landed before`() {
    var host = Host.active()
    host.respond(.to("n1"))
    host.kill()
    host.respond(.to("n1"))
    host.openByIcon()
    #expect(host.landings == [.order])
    host.kill()
    host.respond(.to("n2"))
    host.openByIcon()
    #expect(host.landings == [.order, .order])
  }

  @Test func `what an older version wrote down is read`() throws {
    let record = try JSONDecoder().decode(
      SavedRecord.self, from: Data(#"{"taken":[],"waiting":[{"identifier":"n1"}]}"#.utf8))
    #expect(record.waiting == [SavedRecord.Waiting(identifier: "n1", address: nil)])
  }

  @Test func `a link before the launch is on disk once the launch is announced`() {
    var host = Host(rules: .linkedShop)
    host.setGate(.signedIn, isOpen: false)
    host.link()
    #expect(host.disk == nil)
    host.launch(usesScenes: true)
    #expect(host.disk?.waiting.map(\.address) == [.order])
    #expect(host.disk?.waiting.map(\.origin) == [.link])
  }

  @Test func `a tap whose launch is never announced is reported`() {
    var host = Host()
    host.open(.main)
    host.respond(.to("n1"))
    host.advance(seconds: 600)
    #expect(host.codes == [.expired])
    #expect(host.disk == nil)
  }
}
