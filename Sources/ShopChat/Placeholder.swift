public import UIKit
open class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  public var window: UIWindow?
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let s = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: s)
    let vc = UIViewController(); vc.restorationIdentifier = "home"
    let nav = UINavigationController(rootViewController: vc)
    window?.rootViewController = nav
    window?.makeKeyAndVisible()
  }
  public func sceneDidBecomeActive(_ scene: UIScene) {
    Task { try? await Task.sleep(nanoseconds: 1_000_000_000); let v = UIViewController(); v.restorationIdentifier = "x";       (window?.rootViewController as? UINavigationController)?.pushViewController(v, animated: true) 
      NotificationCenter.default.post(name: .init("GlidepathDecision"), object: nil, userInfo: ["a": UUID().uuidString])
      }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { NotificationCenter.default.post(name: .init("GlidepathDecision"), object: nil, userInfo: ["a": "half \(Date()) \(Int.random(in: 0..<1000))"]) }
  }
}
open class AppDelegate: UIResponder, UIApplicationDelegate, UNUserNotificationCenterDelegate {
  public func application(_ application: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    return true
  }
  nonisolated public func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse, withCompletionHandler completionHandler: @escaping () -> Void) {
    NotificationCenter.default.post(name: .init("GlidepathDecision"), object: nil, userInfo: ["a": "response \(response.notification.request.content.title) \(Thread.isMainThread)"])
    completionHandler()
  }
}
