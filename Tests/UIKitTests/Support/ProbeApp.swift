import GlidepathTesting
import UIKit

/// The base of a test's own app: shows one root controller and reacts to steps.
class ProbeApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var logWindow: UIWindow?
  private var observer: (any NSObjectProtocol)?

  /// The controller the app starts with.
  func makeRoot() -> UIViewController { Probe("root") }

  /// Does a step of the test; whatever the app does not know is only logged.
  func take(_ step: String) { Log.note("asked for \(step)") }

  /// Presents on the root, or on another controller.
  func present(
    _ controller: UIViewController, on presenter: UIViewController? = nil, animated: Bool = true
  ) {
    let name = controller.restorationIdentifier ?? "\(type(of: controller))"
    (presenter ?? window?.rootViewController)?.present(controller, animated: animated) {
      Log.note("\(name) is presented")
    }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    observer = NotificationCenter.default.addObserver(
      forName: Notification.Name(Phone.stepPost), object: nil, queue: nil
    ) { post in
      let step = post.userInfo?["step"] as? String ?? ""
      MainActor.assumeIsolated { self.hear(step) }
    }
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = makeRoot()
    window?.makeKeyAndVisible()
    Log.lines = []
    return true
  }

  private func hear(_ step: String) {
    switch step {
    case "show log":
      let page = UIViewController()
      page.restorationIdentifier = Log.lines.joined(separator: "\n")
      logWindow = UIWindow(frame: UIScreen.main.bounds)
      logWindow?.rootViewController = page
      logWindow?.makeKeyAndVisible()
      Log.lines = []
    case "hide log":
      logWindow = nil
    default:
      take(step)
    }
  }
}

/// What the app noted since the test looked last.
@MainActor enum Log {
  static var lines: [String] = []

  static func note(_ line: String) { lines.append(line) }
}

/// A controller that notes what it hears.
class Probe: UIViewController {
  var name: String { restorationIdentifier ?? "" }

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = name
  }

  @available(*, unavailable, message: "probes are made in code")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    Log.note("\(name) loads")
  }
  override func viewWillAppear(_ animated: Bool) { Log.note("\(name) will appear") }
  override func viewDidAppear(_ animated: Bool) { Log.note("\(name) did appear") }
  override func viewWillDisappear(_ animated: Bool) { Log.note("\(name) will disappear") }
  override func viewDidDisappear(_ animated: Bool) { Log.note("\(name) did disappear") }
}

extension Phone {
  /// Launches a probe on a phone of its own.
  nonisolated(nonsending) static func running(
    _ app: ProbeApp.Type, ios: SystemVersion = 17
  ) async throws -> Phone {
    let phone = try await Phone(ios: ios, running: app, architecture: .appDelegate)
    try await phone.launch()
    return phone
  }

  /// What the app noted since this was asked last.
  nonisolated(nonsending) func log() async throws -> [String] {
    try await perform("show log")
    let lines = screen ?? ""
    try await perform("hide log")
    return lines.split(separator: "\n").map(String.init)
  }
}

extension UINavigationController {
  /// A stack of probes.
  convenience init(probes: String...) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = probes.map { Probe($0) }
  }
}
