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
      let title = post.userInfo?["title"] as? String
      MainActor.assumeIsolated { self?.present(title) }
    }
    return true
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
  }
}

struct ProbeScreens: UIKitScreens {
  func controller(for screen: ProbeScreen) -> UIViewController { UIViewController() }
}
