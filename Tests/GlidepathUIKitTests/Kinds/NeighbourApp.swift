import Glidepath
import GlidepathTesting
import GlidepathUIKit
import UIKit

/// An app next door to those of the known cases: launch with `-root NAME`.
final class NeighbourApp: UIResponder, UIApplicationDelegate {
  static let push = PushCoordinator(routes: .neighbour, screens: NeighbourScreens())
  static var isSignedIn = true
  static var isReady = true
  static var account: String? = "anna"
  /// Whether home finds out that the session has expired the next time it appears.
  static var expiresAtHome = false
  /// What the app was told of its landing requests, in order.
  static var answers: [String] = []
  var window: UIWindow?
  private var observer: (any NSObjectProtocol)?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Self.isSignedIn = Self.argument("signedIn") != "NO"
    Self.isReady = Self.argument("ready") != "NO"
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = NeighbourRoot.make(Self.argument("root") ?? "")
    window?.makeKeyAndVisible()
    if Self.argument("account") == "YES" {
      Self.push.account { Self.account }
    } else {
      Self.push.gate(.signedIn) { Self.isSignedIn }
    }
    if Self.argument("ready") != nil { Self.push.gate(.interfaceReady) { Self.isReady } }
    switch Self.argument("leaving") {
    case "nil": Self.push.leaving { _ in nil }
    case "allowed": Self.push.leaving { _ in .allowed }
    default: break
    }
    Self.push.start(options)
    startUp()
    observer = NotificationCenter.default.addObserver(
      forName: Notification.Name(Phone.stepPost), object: nil, queue: nil
    ) { [weak self] post in
      let info = post.userInfo as? [String: String] ?? [:]
      MainActor.assumeIsolated { self?.take(info["step"] ?? "", info) }
    }
    return true
  }

  /// What such an app does by itself after its launch.
  private func startUp() {
    switch Self.argument("start") {
    case "restoresTab":
      after(0.3) { self.tabs?.selectedIndex = 1 }
      after(0.8) { Self.isReady = true }
    case "restoresStack":
      after(0.3) {
        self.front?.pushViewController(Self.push.controller(for: .detail), animated: false)
      }
      after(0.8) { Self.isReady = true }
    default: break
    }
  }

  static func argument(_ name: String) -> String? {
    let arguments = ProcessInfo.processInfo.arguments
    return zip(arguments, arguments.dropFirst()).first { $0.0 == "-\(name)" }?.1
  }
}

// What a test has it do
extension NeighbourApp {
  private func take(_ step: String, _ info: [String: String]) {
    switch step {
    case "open": if let url = URL(string: info["url"] ?? "") { Self.push.open(url) }
    case "received":
      Self.push.received(["aps": ["alert": "x"], "targetScreen": info["screen"] ?? ""])
    case "land": land(info["screen"] ?? "", times: Int(info["times"] ?? "") ?? 1)
    case "answers": present(NeighbourRoot.plain(Self.answers.joined(separator: " ")))
    case "expireAtHome": Self.expiresAtHome = true
    case "signIn":
      Self.isSignedIn = true
      Self.push.gatesChanged()
    case "getReady": Self.isReady = true
    case "signInPresenting":
      Self.isSignedIn = true
      present(NeighbourRoot.make("tabs"), .fullScreen)
      Self.push.gatesChanged()
    case "signOut":
      Self.account = nil
      window?.rootViewController = NeighbourRoot.make("login")
      Self.push.gatesChanged()
    default: change(step, info)
    }
  }

  /// Changes what stands in the window.
  private func change(_ step: String, _ info: [String: String]) {
    switch step {
    case "root": window?.rootViewController = NeighbourRoot.make(info["name"] ?? "")
    case "modal": present(NeighbourRoot.stack(.detail), .fullScreen)
    case "dismiss": top?.presentingViewController?.dismiss(animated: false)
    case "interface":
      present(NeighbourRoot.stack(.home), info["style"] == "over" ? .overFullScreen : .fullScreen)
    case "pin": present(NeighbourRoot.plain("pin"), .fullScreen)
    case "sheet":
      let sheet = NeighbourRoot.stack(.detail)
      sheet.isModalInPresentation = true
      present(sheet)
    case "permanent": present(Permanent())
    case "form": front?.pushViewController(Form(), animated: false)
    case "insertTab":
      let offers = UINavigationController(rootViewController: NeighbourRoot.plain("offers"))
      tabs?.viewControllers?.insert(offers, at: 0)
    case "sheetRoute":
      front?.pushViewController(Self.push.controller(for: .sheet), animated: false)
    case "slideDrawer": (window?.rootViewController as? SlowDrawer)?.isDrawerOpen = true
    default: break
    }
  }

  private func land(_ name: String, times: Int) {
    guard let screen = NeighbourScreen(rawValue: name) else { return }
    for _ in 0..<times {
      Task {
        switch await Self.push.land(screen) {
        case .landed(let address): Self.answers.append("landed:\(address.name)")
        case .reported(let code): Self.answers.append(code.rawValue)
        default: Self.answers.append("else")
        }
      }
    }
  }

  private func present(
    _ controller: UIViewController, _ style: UIModalPresentationStyle = .automatic
  ) {
    controller.modalPresentationStyle = style
    top?.present(controller, animated: false)
  }

  private var top: UIViewController? {
    var top = window?.rootViewController
    while let next = top?.presentedViewController { top = next }
    return top
  }

  private var tabs: UITabBarController? {
    top as? UITabBarController ?? top?.children.lazy.compactMap { $0 as? UITabBarController }.first
  }

  private var front: UINavigationController? {
    (tabs?.selectedViewController ?? top) as? UINavigationController
  }

  private func after(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated(work) }
  }
}

enum NeighbourScreen: String, Screen {
  case home, orders, chats, login, detail, order, page, chat, sheet, undeclared

  var address: Address { Address(rawValue) }
}

extension RouteTable where Screen == NeighbourScreen {
  static var neighbour: RouteTable {
    RouteTable {
      Route("home") { .home }.placed(.tab("home"))
      Route("detail") { .detail }
      Route("order") { .order }.placed(.tab("orders")).requires(.signedIn)
      Route("page") { .page }.placed(.tab("chats"))
      Route("chat") { .chat }.popsToExisting()
      Route("sheet") { .sheet }.placed(.modal)
    }
    .links(schemes: ["neighbour"])
  }
}

struct NeighbourScreens: UIKitScreens {
  func controller(for screen: NeighbourScreen) -> UIViewController {
    screen == .home ? NeighbourHome() : UIViewController()
  }
}
