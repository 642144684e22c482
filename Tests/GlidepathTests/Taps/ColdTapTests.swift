import Testing

@testable import Glidepath

/// Which entry points a cold tap comes by, and where they fall among the callbacks of a launch.
struct ColdTap: CustomTestStringConvertible, Sendable {
  enum Slot: CaseIterable {
    case beforeConnection, beforeForeground, beforeActive, afterActive
  }

  var launchOptions: Bool
  var connection: Bool
  /// One for each time `didReceive` is called.
  var responses: [Slot]
  var usesScenes: Bool

  var testDescription: String {
    "\(usesScenes ? "scenes" : "app delegate"): launch options \(launchOptions), "
      + "connection \(connection), responses \(responses)"
  }

  /// Every way but the one in which no tap is told of.
  static let all: [ColdTap] = {
    let slots = Slot.allCases
    let responses =
      [[]] + slots.map { [$0] } + slots.flatMap { first in slots.map { [first, $0] } }
    var all: [ColdTap] = []
    for usesScenes in [true, false] {
      for launchOptions in [true, false] {
        for connection in usesScenes ? [true, false] : [false] {
          for responses in responses where launchOptions || connection || !responses.isEmpty {
            all.append(
              ColdTap(
                launchOptions: launchOptions, connection: connection, responses: responses,
                usesScenes: usesScenes))
          }
        }
      }
    }
    return all
  }()

  /// Launches a killed app in this way.
  func run(on host: inout Host, _ response: Response = .to("n1")) {
    let scene: SceneID = usesScenes ? .main : .application
    func respond(_ slot: Slot) {
      for _ in responses.filter({ $0 == slot }) { host.respond(response) }
    }
    host.launch(push: launchOptions ? response.push : nil, usesScenes: usesScenes)
    respond(.beforeConnection)
    host.open(scene)
    if usesScenes { host.send(.sceneConnected(scene, connection ? response : nil)) }
    respond(.beforeForeground)
    if usesScenes { host.send(.lifecycle(.willEnterForeground, scene)) }
    respond(.beforeActive)
    host.send(.lifecycle(.didBecomeActive, scene))
    respond(.afterActive)
    host.endTurns()
    host.advance(seconds: 3600)
  }
}

struct ColdTapTests {
  @Test(arguments: ColdTap.all)
  func `a tap on a killed app lands once, by whatever entry points it comes`(tap: ColdTap) {
    var host = Host()
    tap.run(on: &host)
    #expect(host.landings == [.order])
    #expect(host.screens(tap.usesScenes ? .main : .application) == [.home, .order])
    #expect(host.reports == [])
    #expect(host.completed.count == tap.responses.count)
  }

  @Test(arguments: ColdTap.all, [Response.dismissAction, "reply"])
  func `an act that opens nothing lands nowhere`(tap: ColdTap, action: String) {
    // Launch options alone cannot tell a tap from another act.
    guard tap.connection || !tap.responses.isEmpty else { return }
    var host = Host()
    tap.run(on: &host, .to("n1", action: action))
    #expect(host.ends.isEmpty)
    #expect(host.completed.count == tap.responses.count)
    #expect(host.disk?.waiting == [])
  }

  @Test(arguments: ColdTap.all)
  func `a tap on a push that leads nowhere is reported once`(tap: ColdTap) {
    var host = Host()
    tap.run(on: &host, .to("n1", .lost))
    #expect(host.codes == [.noTarget])
    #expect(host.landings == [])
  }

  @Test(arguments: ColdTap.all)
  func `the same response at the next launch is absorbed`(tap: ColdTap) {
    guard tap.connection || !tap.responses.isEmpty else { return }
    var host = Host()
    tap.run(on: &host)
    host.kill()
    tap.run(on: &host)
    #expect(host.landings == [.order])
    #expect(host.reports == [])
  }

  @Test func `the response of a launch counts, not the launch options it came with`() {
    var host = Host()
    host.launch(push: .order, usesScenes: false)
    host.open(.application)
    host.respond(.to("n1", .messages))
    host.send(.lifecycle(.didBecomeActive, .application))
    host.endTurns()
    #expect(host.landings == [.messages])
  }

  @Test func `launch options wait until the turn in which the app became active has ended`() {
    var host = Host()
    host.launch(push: .order, usesScenes: false)
    host.open(.application)
    host.send(.lifecycle(.didBecomeActive, .application))
    #expect(host.landings == [])
    host.endTurns()
    #expect(host.landings == [.order])
    host.respond(.to("n2", .messages))
    #expect(host.landings == [.order, .messages])
  }

  @Test func `launch options of an iOS without responses are a tap`() {
    var host = Host()
    host.launch(push: .order, usesScenes: false, deliversResponses: false)
    host.open(.application)
    host.send(.lifecycle(.didBecomeActive, .application))
    host.endTurns()
    #expect(host.landings == [.order])
  }

  @Test func `launch options of an app that never becomes active expire`() {
    var host = Host()
    host.launch(push: .order, usesScenes: false)
    host.advance(seconds: 599)
    #expect(host.codes == [])
    host.advance(seconds: 1)
    #expect(host.codes == [.expired])
  }

  @Test(arguments: [true, false])
  func `a launch in the background by a silent push is no tap`(usesScenes: Bool) {
    var host = Host()
    host.launch(push: .silent, inBackground: true, usesScenes: usesScenes)
    let token = host.token()
    host.send(.fetched(.silent, .background, token))
    let scene: SceneID = usesScenes ? .main : .application
    host.open(scene)
    if usesScenes { host.send(.sceneConnected(scene, nil)) }
    host.comeForward(scene)
    host.advance(seconds: 3600)
    #expect(host.ends.isEmpty)
    #expect(host.reports == [])
    #expect(host.fetches == [token: .noData])
    #expect(host.screens(scene) == [.home])
  }

  @Test func `a tap after a launch in the background lands`() {
    var host = Host()
    host.launch(push: .order, inBackground: true, usesScenes: false)
    host.open(.application)
    host.comeForward(.application, .to("n1", .messages))
    #expect(host.landings == [.messages])
  }

  @Test func `launch options announced after the app became active are a tap`() {
    var host = Host()
    host.open(.application)
    host.send(.lifecycle(.didBecomeActive, .application))
    host.endTurns()
    host.launch(push: .order, usesScenes: false)
    host.endTurns()
    #expect(host.landings == [.order])
  }

  @Test func `launch options announced after their response are one tap with it`() {
    var host = Host()
    host.respond(.to("n1"))
    host.launch(push: .order, usesScenes: false)
    host.open(.application)
    host.send(.lifecycle(.didBecomeActive, .application))
    host.endTurns()
    #expect(host.landings == [.order])
  }

  @Test func `a second announcement of the launch changes nothing`() {
    var host = Host()
    host.launch(usesScenes: true)
    host.launch(push: .order, usesScenes: true)
    host.open(.main)
    host.comeForward()
    #expect(host.ends.isEmpty)
  }
}
