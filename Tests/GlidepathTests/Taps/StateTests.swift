import Foundation
import Testing

@testable import Glidepath

struct StateTests {
  /// A machine in the midst of things: one tap landing, one waiting, launch options settled.
  private var busy: Host {
    var host = Host.active()
    host.answersAtOnce = false
    host.respond(.to("n1", .messages))
    host.answerOne()
    host.respond(.to("n2"))
    return host
  }

  @Test func `a state is taken up again from its coded form`() throws {
    var host = busy
    let coded = try JSONEncoder().encode(host.machine.state)
    let state = try JSONDecoder().decode(PushMachine.State.self, from: coded)
    #expect(state == host.machine.state)
    #expect(state.fingerprint(at: host.now) == host.machine.state.fingerprint(at: host.now))
    host.machine = PushMachine(rules: .shop, state: state)
    while !host.inbox.isEmpty { host.answerOne() }
    #expect(host.landings == [.messages, .order])
  }

  @Test func `a state with a link, a request and a launch's tap is taken up again`() throws {
    var host = Host(rules: .linkedShop)
    host.launch(push: .messages, usesScenes: false)
    host.open(.application)
    host.setGate(.signedIn, isOpen: false)
    host.link(by: .launchOptions)
    host.send(.handedOver(.messages))
    let coded = try JSONEncoder().encode(host.machine.state)
    let state = try JSONDecoder().decode(PushMachine.State.self, from: coded)
    #expect(state == host.machine.state)
    #expect(state.fingerprint(at: host.now) == host.machine.state.fingerprint(at: host.now))
    host.machine = PushMachine(rules: .linkedShop, state: state)
    host.link()
    host.respond(.to("n1"))
    let request = host.request()
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.landings == [.order])
    #expect(host.outcomes(of: request) == [.landed(.order)])
  }

  @Test func `events and saved records come back from their coded form`() throws {
    let event = Event.sceneConnected(.main, .to("n1"))
    let coded = try JSONEncoder().encode(event)
    #expect(try JSONDecoder().decode(Event.self, from: coded) == event)
    let record = try #require(busy.disk)
    #expect(record.waiting.map(\.origin) == [.tap, .tap])
    let saved = try JSONEncoder().encode(record)
    #expect(try JSONDecoder().decode(SavedRecord.self, from: saved) == record)
    #expect(record.waiting.map(\.identifier) == ["n1", "n2"])
  }

  @Test func `the fingerprint does not depend on how old things are or how they were numbered`() {
    var first = Host.active()
    first.setGate(.signedIn, isOpen: false)
    var second = Host()
    second.now.monotonicNanoseconds += 5_000_000_000
    second.now.wallMilliseconds += 5_000
    second.openByIcon()
    second.setGate(.signedIn, isOpen: false)
    // Strings and effects that are gone again, and shift the numbers of those that follow.
    second.send(.lifecycle(.disconnected, .second))
    second.send(.gatesChanged)
    first.respond(.to("n1"))
    second.respond(.to("n1"))
    #expect(first.machine.state != second.machine.state)
    #expect(
      first.machine.state.fingerprint(at: first.now)
        == second.machine.state.fingerprint(at: second.now))
  }

  @Test func `the fingerprint is the same in every process`() {
    #expect(
      PushMachine(rules: .shop).state.fingerprint(at: Host().now) == 8_066_135_553_354_397_045)
  }

  @Test func `the fingerprint tells apart what will behave differently`() {
    var prints: [UInt64] = []
    func note(_ change: (inout Host) -> Void) {
      var host = Host(rules: .linkedShop)
      change(&host)
      prints.append(host.machine.state.fingerprint(at: host.now))
    }
    note { _ in }
    note { $0.launch(usesScenes: true) }
    note { $0.launch(usesScenes: false) }
    note { $0.launch(inBackground: true, usesScenes: false) }
    note { $0.launch(push: .order, usesScenes: false) }
    note { $0.launch(push: .messages, usesScenes: false) }
    note { $0.launch(push: .lost, usesScenes: false) }
    note {
      $0.launch(push: .order, usesScenes: false)
      $0.send(.lifecycle(.didBecomeActive, .application))
    }
    note { $0.openByIcon() }
    note {
      $0.openByIcon()
      $0.goToBackground()
    }
    for push in [Push.order, .messages] {
      for action in [Response.defaultAction, "reply"] {
        for isOpen in [true, false] {
          note {
            $0.openByIcon()
            $0.setGate(.signedIn, isOpen: isOpen)
            $0.answersAtOnce = isOpen
            $0.respond(.to("n1", push, action: action))
          }
        }
      }
    }
    note {
      $0.openByIcon()
      $0.setGate(.signedIn, isOpen: false)
      $0.respond(.to("n1"))
    }
    note {
      $0.openByIcon()
      $0.setGate(.signedIn, isOpen: false)
      $0.respond(.to("n1"))
      $0.now.monotonicNanoseconds += 1
    }
    note {
      $0.openByIcon()
      $0.windows = []
      $0.respond(.to("n1"))
    }
    note {
      $0.openByIcon()
      $0.windows = []
      $0.respond(.to("n1"))
      $0.endTurns()
    }
    for link in [Link.order, .messages] {
      note {
        $0.launch(usesScenes: false)
        $0.link(link, by: .launchOptions)
      }
      note {
        $0.openByIcon()
        $0.link(link)
      }
    }
    note {
      $0.launch(usesScenes: false)
      $0.send(.handedOver(.order))
    }
    note { $0.launch(usesScenes: false, deliversResponses: false) }
    note { $0.launch(push: .order, usesScenes: false, deliversResponses: false) }
    note {
      $0.openByIcon()
      $0.setGate(.signedIn, isOpen: false)
      $0.request()
    }
    // The four replies leave the same ledger behind, and the payload of one push or the other.
    #expect(Set(prints).count == prints.count - 2)
  }

  @Test func `strings of a cold start and of a landed screen stay`() {
    var host = Host(rules: .linkedShop)
    host.launch(usesScenes: true)
    host.open(.main)
    host.send(.sceneConnected(.main, nil))
    host.link(by: .sceneConnection, scene: .main)
    for number in 0..<3000 { host.respond(.to("n\(number)", action: "reply")) }
    host.link(scene: .main)
    #expect(host.landings == [.order])
    host.respond(.to("tap"))
    #expect(host.landings == [.order])
    #expect(host.reports == [])
  }

  @Test func `strings that nothing refers to are let go`() {
    var host = Host.active()
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("first"))
    for number in 0..<3000 {
      host.respond(.to("n\(number)", action: "reply"))
    }
    #expect(host.machine.state.symbols.texts.count <= PushMachine.State.symbolCapacity)
    // So many were taken since that the ledger has forgotten the one that waits.
    host.respond(.to("first"))
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.landings == [.order])
    #expect(host.records.last?.identifier == "first")
    #expect(host.reports == [])
  }

  /// A machine that remembers tabs, holds a ticket and knows where the user was.
  private func returning(_ act: (inout Host) -> Void = { _ in }) -> Host {
    var host = Host.active(rules: TicketTests.rules)
    host.open(.main, .drawerTabs([[.home], [Address("orders")]]))
    host.tell()
    host.respond(.to("n1"))
    act(&host)
    host.present(.screen(nil), as: .question)
    host.respond(.to("n2", ["targetScreen": "page", "number": 1]))
    return host
  }

  @Test func `what is known of the way back comes back from its coded form`() throws {
    let host = returning()
    let coded = try JSONEncoder().encode(host.machine.state)
    let state = try JSONDecoder().decode(PushMachine.State.self, from: coded)
    #expect(state == host.machine.state)
    #expect(state.fingerprint(at: host.now) == host.machine.state.fingerprint(at: host.now))
    #expect(state.tickets.count == 1)
    #expect(state.remembered.entries.count == 1)
    #expect(state.scenes.list.first?.last != nil)
  }

  @Test func `the fingerprint tells apart where the user was and where Back leads`() {
    var prints: [UInt64] = []
    func note(_ act: (inout Host) -> Void) {
      let host = returning(act)
      prints.append(host.machine.state.fingerprint(at: host.now))
    }
    note { _ in }
    note { $0.tell() }
    note { $0.push(.home) }
    note { $0.goBack() }
    note {
      $0.send(.lifecycle(.disconnected, .main))
      $0.send(.sceneConnected(.main, nil))
    }
    #expect(Set(prints).count == prints.count)
  }

  @Test func `the way back outlives the letting go of strings`() {
    var host = returning()
    for number in 0..<3000 { host.respond(.to("r\(number)", action: "reply")) }
    #expect(host.machine.state.symbols.texts.count <= PushMachine.State.symbolCapacity)
    host.putAway()
    host.advance(seconds: 1)
    #expect(host.landings.last == Address("page", ["number": "1"]))
    host.goBack()
    host.goBack()
    #expect(host.tab() == 0)
  }
}
