import Testing

@testable import Glidepath

@Suite("A screen that the app asks for")
struct LandingRequestTests {
  private var active: Host { Host.active(rules: .linkedShop) }

  @Test func `is landed on, and the app is told`() {
    var host = active
    let request = host.request()
    #expect(host.landings == [.order])
    #expect(host.outcomes(of: request) == [.landed(.order)])
    #expect(host.records.first?.origin == .request)
    #expect(host.records.first?.identifier == nil)
  }

  @Test func `waits for its route's gates`() {
    var host = active
    host.setGate(.signedIn, isOpen: false)
    let request = host.request()
    #expect(host.outcomes(of: request) == [])
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    #expect(host.outcomes(of: request) == [.landed(.order)])
  }

  @Test func `before the launch is announced waits for it`() {
    var host = Host(rules: .linkedShop)
    let request = host.request()
    host.openByIcon()
    #expect(host.outcomes(of: request) == [.landed(.order)])
  }

  @Test(
    "and that leads nowhere is answered with the report",
    arguments: [
      (Address("nowhere"), Report.Code.unknownTarget),
      (Address("orderDetail"), .missingParameter),
      (Address("page", ["number": "five"]), .badParameter),
    ])
  func nowhere(address: Address, code: Report.Code) {
    var host = active
    let request = host.request(address)
    #expect(host.codes == [code])
    #expect(host.outcomes(of: request) == [.reported(code)])
  }

  @Test func `in vain is answered when it expires`() {
    var host = active
    host.setGate(.signedIn, isOpen: false)
    let request = host.request()
    host.advance(seconds: 600)
    #expect(host.outcomes(of: request) == [.reported(.expired)])
  }

  @Test(
    "is answered when it gives way",
    arguments: [
      { $0.respond(.to("n1", .messages)) }, { $0.link(.messages) }, { $0.request(.messages) },
      { $0.push(.messages) },
    ] as [@Sendable (inout Host) -> Void])
  func superseded(newer: @Sendable (inout Host) -> Void) {
    var host = active
    host.setGate(.signedIn, isOpen: false)
    let request = host.request()
    newer(&host)
    #expect(host.outcomes(of: request) == [.reported(.superseded)])
  }

  @Test func `makes a waiting tap give way`() {
    var host = active
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    let request = host.request(.messages)
    #expect(host.codes == [.superseded])
    #expect(host.reports.first?.message.contains("a newer request") == true)
    #expect(host.outcomes(of: request) == [.landed(.messages)])
  }

  @Test func `is answered when the step fails`() {
    var host = active
    host.sabotage = { _ in .failed("no screen is made") }
    let request = host.request()
    #expect(host.outcomes(of: request) == [.reported(.navigationFailed)])
  }

  @Test func `that a tap has led to already is answered with that landing`() {
    var host = active
    host.respond(.to("n1"))
    let request = host.request()
    #expect(host.landings == [.order])
    #expect(host.outcomes(of: request) == [.landed(.order)])
  }

  @Test func `is answered with the landing of the tap it is one with`() {
    var host = active
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    let first = host.request()
    let second = host.request()
    host.respond(.to("n2", .messages))
    #expect(host.outcomes(of: first) == [.reported(.superseded)])
    #expect(host.outcomes(of: second) == [.reported(.superseded)])
    #expect(host.codes == [.superseded])
  }

  @Test func `without end is held to a bound, and each is answered`() {
    var host = active
    host.setGate(.signedIn, isOpen: false)
    host.respond(.to("n1"))
    let requests = (0..<40).map { _ in host.request() }
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    for request in requests { #expect(host.outcomes(of: request).count == 1) }
    #expect(host.landings.count == 1)
  }

  @Test func `and whose process ended is reported at the next launch`() {
    var host = active
    host.setGate(.signedIn, isOpen: false)
    let request = host.request()
    host.kill()
    host.openByIcon()
    #expect(host.codes == [.interrupted])
    #expect(host.records.last?.origin == .request)
    #expect(host.outcomes(of: request) == [])
  }

  @Test func `lands in the window it names`() {
    var host = active
    host.open(.second)
    host.send(.sceneConnected(.second, nil))
    host.request(scene: .second)
    #expect(host.screens(.second) == [.home, .order])
    #expect(host.screens(.main) == [.home])
  }
}
