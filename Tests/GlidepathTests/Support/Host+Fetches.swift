@testable import Glidepath

// What a phone below iOS 10 does to an app.
extension Host {
  @discardableResult mutating func fetch(
    _ push: Push = .order, _ state: ApplicationState = .inactive
  ) -> CompletionToken {
    let token = token()
    send(.fetched(push, state, token))
    return token
  }

  /// An app without scenes, opened by its icon on an iOS without responses.
  static var activeBelowTen: Host {
    var host = Host()
    host.launch(usesScenes: false, deliversResponses: false)
    host.open(.application)
    host.send(.lifecycle(.didBecomeActive, .application))
    host.endTurns()
    return host
  }

  /// Brings the app to the front, with a fetch for each push on the way.
  mutating func comeForward(fetching pushes: [Push]) {
    send(.lifecycle(.willEnterForeground, .application))
    for push in pushes { fetch(push) }
    send(.lifecycle(.didBecomeActive, .application))
    endTurns()
  }
}
