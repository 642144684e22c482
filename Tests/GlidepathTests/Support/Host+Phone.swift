@testable import Glidepath

// What a phone does to an app.
extension Host {
  mutating func launch(
    push: Push? = nil, inBackground: Bool = false, usesScenes: Bool, deliversResponses: Bool = true
  ) {
    send(
      .launched(
        Launch(
          push: push, inBackground: inBackground, usesScenes: usesScenes,
          deliversResponses: deliversResponses, saved: disk)))
  }

  mutating func respond(_ response: Response) { send(.responded(response, token())) }

  /// An app with scenes, opened by its icon and settled.
  static func active(_ screens: [Address] = [.home], rules: Rules = .shop) -> Host {
    var host = Host(rules: rules)
    host.openByIcon(screens)
    return host
  }

  mutating func openByIcon(_ screens: [Address] = [.home]) {
    launch(usesScenes: true)
    open(.main, screens)
    send(.sceneConnected(.main, nil))
    send(.lifecycle(.willEnterForeground, .main))
    send(.lifecycle(.didBecomeActive, .main))
    // The user looks around: what comes now is not what the app was opened for.
    advance(seconds: 1)
  }

  mutating func goToBackground(_ scene: SceneID = .main) {
    send(.lifecycle(.willResignActive, scene))
    send(.lifecycle(.didEnterBackground, scene))
  }

  mutating func comeForward(_ scene: SceneID = .main, _ response: Response? = nil) {
    send(.lifecycle(.willEnterForeground, scene))
    if let response { respond(response) }
    send(.lifecycle(.didBecomeActive, scene))
    endTurns()
  }
}
