import PhoneLink

/// The scene into which UIKit, from iOS 13 on, puts the windows of an app that is built without.
///
/// Nobody is told of its life.
final class ImplicitScene: UIWindowScene {
  static let shared = ImplicitScene(
    session: UISceneSession(
      phoneID: SceneID("implicit"),
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)))

  override var activationState: ActivationState {
    get {
      switch UIApplication.shared.applicationState {
      case .active: .foregroundActive
      case .inactive: .foregroundInactive
      case .background: .background
      }
    }
    set {}
  }
}
