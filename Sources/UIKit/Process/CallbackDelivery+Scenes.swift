import Foundation
import PhoneLink
@_spi(Phone) import UserNotifications

// A scene's turns. The application's notifications follow the scene's: an app has one scene here,
// so that what is true of the scene is true of the application.
extension CallbackDelivery {
  func deliverToScene(_ callback: Callback, applicationDelegate: any UIApplicationDelegate) {
    switch callback {
    case .configurationForConnecting(let connection):
      askForConfiguration(connection, callback: callback, of: applicationDelegate)
    case .sceneWillConnect(let connection):
      connect(connection, callback: callback)
    case .sceneWillEnterForeground(let id):
      turn(id, callback, state: .foregroundInactive) { $0.sceneWillEnterForeground($1) }
    case .sceneDidBecomeActive(let id):
      turn(id, callback, state: .foregroundActive) { $0.sceneDidBecomeActive($1) }
    case .sceneWillResignActive(let id):
      turn(id, callback, state: .foregroundInactive) { $0.sceneWillResignActive($1) }
    case .sceneDidEnterBackground(let id):
      turn(id, callback, state: .background) { $0.sceneDidEnterBackground($1) }
    case .sceneDidDisconnect(let id):
      turn(id, callback, state: .unattached) { $0.sceneDidDisconnect($1) }
      disconnect(id)
    default:
      preconditionFailure("\(callback.name) is no turn of a scene's life")
    }
  }

  private func askForConfiguration(
    _ connection: SceneConnection, callback: Callback, of delegate: any UIApplicationDelegate
  ) {
    let session = UISceneSession(
      phoneID: connection.scene, configuration: SceneManifest.configuration)
    let configuration = delegate.application(
      application, configurationForConnecting: session,
      options: UIScene.ConnectionOptions(connection))
    settle(callback, on: delegate)
    configurations[connection.scene] = configuration
  }

  private func connect(_ connection: SceneConnection, callback: Callback) {
    let configuration =
      configurations.removeValue(forKey: connection.scene) ?? SceneManifest.configuration
    let session = UISceneSession(phoneID: connection.scene, configuration: configuration)
    let scene = UIWindowScene(session: session)
    application.sessions.insert(session)
    application.scenes.insert(scene)
    scene.delegate = configuration.delegateClass.map(makeDelegate)
    if let delegate = scene.delegate {
      delegate.scene(
        scene, willConnectTo: session, options: UIScene.ConnectionOptions(connection))
      settle(callback, on: delegate)
    } else {
      Outbox.shared.emit(.notImplemented(callback: callback.name))
      SwiftUIStandIn.show(in: scene)
    }
    post(UIScene.willConnectNotification, object: scene)
  }

  private func makeDelegate(_ type: AnyClass) -> any UISceneDelegate {
    guard let type = type as? NSObject.Type,
      let made = ObjectAllocation.make(type) as? any UISceneDelegate
    else { preconditionFailure("\(type) is named as a scene's delegate but is none") }
    return made
  }

  private func turn(
    _ id: SceneID, _ callback: Callback, state: UIScene.ActivationState,
    _ call: (any UISceneDelegate, UIScene) -> Void
  ) {
    let scene = connectedScene(id)
    scene.activationState = state
    self.call(id, callback, call)
    if let name = ScenePosts.name(after: callback) { post(name, object: scene) }
    if let name = ApplicationPosts.name(after: callback) { post(name) }
  }

  /// Calls a scene's delegate, if it has one.
  func call(
    _ id: SceneID, _ callback: Callback, _ call: (any UISceneDelegate, UIScene) -> Void
  ) {
    let scene = connectedScene(id)
    guard let delegate = scene.delegate else {
      return Outbox.shared.emit(.notImplemented(callback: callback.name))
    }
    call(delegate, scene)
    settle(callback, on: delegate)
  }

  private func disconnect(_ id: SceneID) {
    let scene = connectedScene(id)
    application.scenes.remove(scene)
    scene.delegate = nil
    SwiftUIStandIn.close(id)
  }

  func connectedScene(_ id: SceneID) -> UIScene {
    guard let scene = application.scenes.first(where: { $0.session.phoneID == id }) else {
      preconditionFailure("scene \(id.rawValue) is not connected")
    }
    return scene
  }
}

/// Which scene notification follows which turn of a scene's life.
private enum ScenePosts {
  static func name(after callback: Callback) -> Notification.Name? {
    switch callback {
    case .sceneWillEnterForeground: UIScene.willEnterForegroundNotification
    case .sceneDidBecomeActive: UIScene.didActivateNotification
    case .sceneWillResignActive: UIScene.willDeactivateNotification
    case .sceneDidEnterBackground: UIScene.didEnterBackgroundNotification
    case .sceneDidDisconnect: UIScene.didDisconnectNotification
    default: nil
    }
  }
}
