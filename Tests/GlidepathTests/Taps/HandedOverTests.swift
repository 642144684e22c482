import Testing

@testable import Glidepath

@Suite("A push that the host hands over by itself")
struct HandedOverTests {
  /// What happens in a launch, in the order of a launch.
  enum Moment: CaseIterable {
    case beforeLaunch, beforeConnection, beforeForeground, beforeActive, inActiveTurn
  }

  /// How else the launch's tap comes.
  enum Way: CaseIterable {
    case launchOptions, launchOptionsAndResponse, response, connection, connectionAndResponse
    case fetch, launchOptionsAndFetch, notAtAll
    /// The host hands over what no scene and no launch tells.
    case notAtAllWithScenes

    var usesScenes: Bool {
      [.connection, .connectionAndResponse, .notAtAllWithScenes].contains(self)
    }
    var hasLaunchOptions: Bool {
      [.launchOptions, .launchOptionsAndResponse, .launchOptionsAndFetch].contains(self)
    }
    var hasResponse: Bool {
      [.launchOptionsAndResponse, .response, .connectionAndResponse].contains(self)
    }
    var hasConnection: Bool { [.connection, .connectionAndResponse].contains(self) }
    var hasFetch: Bool { [.fetch, .launchOptionsAndFetch].contains(self) }
  }

  /// Launches by a tap; the host's word comes at some moments, the response at another.
  private func run(
    _ host: inout Host, _ way: Way, response: Moment, handingOver moments: [Moment],
    responseFirst: Bool, action: String = Response.defaultAction
  ) {
    let scene: SceneID = way.usesScenes ? .main : .application
    func happen(_ moment: Moment) {
      func respond() {
        guard moment == response else { return }
        if way.hasResponse { host.respond(.to("n1", action: action)) }
        if way.hasFetch { host.fetch() }
      }
      if responseFirst { respond() }
      for _ in moments.filter({ $0 == moment }) { host.send(.handedOver(.order)) }
      if !responseFirst { respond() }
    }
    happen(.beforeLaunch)
    host.launch(
      push: way.hasLaunchOptions ? .order : nil, usesScenes: way.usesScenes,
      deliversResponses: !way.hasFetch)
    happen(.beforeConnection)
    host.open(scene)
    if way.usesScenes {
      host.send(
        .sceneConnected(scene, way.hasConnection ? .to("n1", action: action) : nil))
    }
    happen(.beforeForeground)
    if way.usesScenes { host.send(.lifecycle(.willEnterForeground, scene)) }
    happen(.beforeActive)
    host.send(.lifecycle(.didBecomeActive, scene))
    happen(.inActiveTurn)
    host.advance(seconds: 3600)
  }

  /// When the response or the fetch comes, where it can.
  private func responses(_ way: Way) -> [Moment] {
    if way.hasFetch { return [.beforeConnection, .beforeForeground, .beforeActive] }
    return way.hasResponse ? Moment.allCases : [.beforeActive]
  }

  @Test("is one with the launch's tap, in whatever order they come", arguments: Way.allCases)
  func oneTap(way: Way) {
    for response in responses(way) {
      for first in Moment.allCases {
        for second in [nil] + Moment.allCases.map(Optional.some) {
          for responseFirst in [true, false] {
            var host = Host()
            run(
              &host, way, response: response, handingOver: [first, second].compactMap { $0 },
              responseFirst: responseFirst)
            let order = "\(response) \(first) \(String(describing: second)) \(responseFirst)"
            #expect(host.landings == [.order], "\(order)")
            #expect(host.steps.count == 1, "\(order)")
            #expect(host.codes == [], "\(order)")
            #expect(host.disk?.waiting == [], "\(order)")
          }
        }
      }
    }
  }

  @Test(
    "opens nothing where the launch's response does not",
    arguments: Way.allCases.filter { $0.hasResponse || $0.hasConnection }, Moment.allCases)
  func reply(way: Way, moment: Moment) {
    for response in responses(way) {
      var host = Host()
      run(
        &host, way, response: response, handingOver: [moment], responseFirst: false,
        action: "reply")
      #expect(host.steps == [])
      #expect(host.ends.isEmpty)
    }
  }

  @Test func `after the launch is a tap of its own, each time`() {
    var host = Host.active()
    host.send(.handedOver(.order))
    host.send(.handedOver(.messages))
    #expect(host.landings == [.order, .messages])
    #expect(host.records.map(\.identifier) == [nil, nil])
  }

  @Test func `that leads nowhere is reported once`() {
    var host = Host()
    host.launch(push: .lost, usesScenes: false)
    host.send(.handedOver(.lost))
    host.send(.lifecycle(.didBecomeActive, .application))
    host.endTurns()
    #expect(host.codes == [.noTarget])
  }

  @Test(arguments: [true, false])
  func `in a launch in the background is no tap`(early: Bool) {
    var host = Host()
    if early { host.send(.handedOver(.silent)) }
    host.launch(push: .silent, inBackground: true, usesScenes: false)
    if !early { host.send(.handedOver(.silent)) }
    host.open(.application)
    host.comeForward(.application)
    host.advance(seconds: 3600)
    #expect(host.steps == [])
    #expect(host.records.map(\.outcome) == [.absorbed])
  }

  @Test(arguments: [true, false])
  func `once the app has come to the front after such a launch is the tap that led there`(
    responds: Bool
  ) {
    var host = Host()
    host.launch(push: .silent, inBackground: true, usesScenes: false)
    host.open(.application)
    host.send(.lifecycle(.willEnterForeground, .application))
    host.send(.handedOver(.order))
    if responds { host.respond(.to("n1")) }
    host.send(.lifecycle(.didBecomeActive, .application))
    host.endTurns()
    #expect(host.landings == [.order])
  }

  @Test func `after an action in the background launched the app is no tap of its own`() {
    var host = Host()
    host.respond(.to("n1", action: "reply"))
    host.launch(inBackground: true, usesScenes: false)
    host.open(.application)
    host.send(.lifecycle(.willEnterForeground, .application))
    host.send(.handedOver(.order))
    host.send(.lifecycle(.didBecomeActive, .application))
    host.endTurns()
    #expect(host.steps == [])
  }

  @Test func `is one with the first response of the launch, not with a later one`() {
    var host = Host()
    host.setGate(.signedIn, isOpen: false)
    host.launch(usesScenes: true)
    host.open(.main)
    host.open(.second)
    host.send(.sceneConnected(.main, .to("n1")))
    host.respond(.to("n2", scene: .second))
    host.send(.handedOver(.order))
    host.setGate(.signedIn, isOpen: true)
    host.send(.gatesChanged)
    let first = host.records.first { $0.identifier == "n1" }
    #expect(first?.lines.first?.text.contains("handed over") == true)
    #expect(host.landings.count == 2)
  }

  @Test func `is told of in the tap's record`() {
    var host = Host()
    host.launch(push: .order, usesScenes: false)
    host.open(.application)
    host.send(.handedOver(.order))
    host.send(.lifecycle(.didBecomeActive, .application))
    host.endTurns()
    #expect(
      host.records.last?.lines.first?.text
        == "launch options, then handed over by the app (same notification: one tap)")
  }

  @Test func `before the launch is on disk once the launch is announced`() {
    var host = Host()
    host.send(.handedOver(.order))
    host.launch(usesScenes: false)
    #expect(host.disk?.waiting.map(\.address) == [.order])
  }

  @Test func `and whose process ended is reported at the next launch`() {
    var host = Host()
    host.launch(usesScenes: false)
    host.send(.handedOver(.order))
    host.kill()
    host.launch(usesScenes: false)
    #expect(host.codes == [.interrupted])
  }
}
