import Glidepath
import GlidepathTesting
import GlidepathUIKit
import UIKit

/// An app whose root is what a test names: launch with `-root NAME`.
final class ProbeApp: UIResponder, UIApplicationDelegate {
  static let push = PushCoordinator(routes: .probe, screens: ProbeScreens())
  var window: UIWindow?
  private var observer: (any NSObjectProtocol)?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Root(rawValue: Self.argument("root") ?? "")?.make()
    window?.makeKeyAndVisible()
    Self.push.leaving { $0.title == "sacred" ? .refused("it is sacred") : .allowed }
    Self.push.start(options)
    observer = NotificationCenter.default.addObserver(
      forName: Notification.Name(Phone.stepPost), object: nil, queue: nil
    ) { [weak self] post in
      let info = post.userInfo as? [String: String] ?? [:]
      MainActor.assumeIsolated { self?.take(info) }
    }
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    completionHandler(Self.push.perform(shortcutItem))
  }

  private func take(_ info: [String: String]) {
    switch info["step"] {
    case "present": present(info["title"])
    case "search": search(info["found"])
    case "land": land(answer: info["answer"])
    default: break
    }
  }

  /// What Spotlight hands over for a thing that was found.
  private func search(_ identifier: String?) {
    let activity = NSUserActivity(activityType: "com.apple.corespotlightitem")
    activity.userInfo = ["kCSSearchableItemActivityIdentifier": identifier ?? ""]
    Self.push.continue(activity)
  }

  /// Asks for a screen, and shows the answer as the window's name.
  private func land(answer: String?) {
    Task {
      let outcome = await Self.push.land(.detail)
      guard answer == "shown", case .landed(let address) = outcome else { return }
      let modal = UIViewController()
      modal.restorationIdentifier = "landed on \(address)"
      window?.rootViewController?.present(modal, animated: false)
    }
  }

  private func present(_ title: String?) {
    let modal = UIViewController()
    modal.title = title
    modal.restorationIdentifier = "modal"
    window?.rootViewController?.present(modal, animated: false)
  }

  private static func argument(_ name: String) -> String? {
    let arguments = ProcessInfo.processInfo.arguments
    return zip(arguments, arguments.dropFirst()).first { $0.0 == "-\(name)" }?.1
  }
}

/// Its screens: one over which others come, and one for each way of coming.
enum ProbeScreen: Screen {
  case home, detail, sheet

  var address: Address { Address("\(self)") }
}

extension RouteTable where Screen == ProbeScreen {
  static var probe: RouteTable {
    RouteTable {
      Route("detail") { .detail }
      Route("sheet") { .sheet }.placed(.modal)
    }
    .links(schemes: ["probe"])
  }
}

struct ProbeScreens: UIKitScreens {
  func controller(for screen: ProbeScreen) -> UIViewController { UIViewController() }
}
