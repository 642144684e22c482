import GlidepathUIKit
import UIKit

/// What the neighbour app's window holds.
@MainActor enum NeighbourRoot {
  static func make(_ name: String) -> UIViewController {
    switch name {
    case "tabs": return tabs([stack(.home), stack(.orders), stack(.chats)])
    case "lazyTabs": return tabs([stack(.home), LazyStack(.orders), LazyStack(.chats)])
    case "login": return stack(.login)
    case "launch": return plain("launch")
    case "player": return Overlaid(make("tabs"), by: plain("player"), height: 64)
    case "faded": return Overlaid(make("tabs"), by: stack(.login), height: nil, alpha: 0)
    case "drawer": return SlowDrawer(content: stack(.home))
    default: return stack(.home)
    }
  }

  static func stack(_ screen: NeighbourScreen) -> UINavigationController {
    UINavigationController(rootViewController: NeighbourApp.push.controller(for: screen))
  }

  static func plain(_ name: String) -> UIViewController {
    let controller = UIViewController()
    controller.restorationIdentifier = name
    return controller
  }

  private static func tabs(_ stacks: [UIViewController]) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = stacks
    return tabs
  }
}

/// Home asks for the session whenever it appears.
final class NeighbourHome: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard NeighbourApp.expiresAtHome else { return }
    NeighbourApp.expiresAtHome = false
    NeighbourApp.isSignedIn = false
  }
}

/// A tab that gets its lowest screen when it is first shown.
private final class LazyStack: UINavigationController {
  private var screen: NeighbourScreen?

  convenience init(_ screen: NeighbourScreen) {
    self.init(nibName: nil, bundle: nil)
    self.screen = screen
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard viewControllers.isEmpty, let screen else { return }
    setViewControllers([NeighbourApp.push.controller(for: screen)], animated: false)
  }
}

/// Something of the app's own over its whole interface: a mini player, or a child that has faded.
private final class Overlaid: UIViewController {
  private let content: UIViewController
  private let overlay: UIViewController
  private let height: CGFloat?
  private let alpha: CGFloat

  init(
    _ content: UIViewController, by overlay: UIViewController, height: CGFloat?, alpha: CGFloat = 1
  ) {
    self.content = content
    self.overlay = overlay
    self.height = height
    self.alpha = alpha
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [content, overlay] {
      addChild(child)
      child.view.frame = view.bounds
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    overlay.view.alpha = alpha
    guard let height else { return }
    overlay.view.frame.origin.y = view.bounds.height - height
    overlay.view.frame.size.height = height
  }
}

/// A drawer that says seven seconds later that it is closed.
final class SlowDrawer: UIViewController, DrawerContainer {
  var isDrawerOpen = false
  var drawerContent: UIViewController? { content }
  private let content: UIViewController

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  func closeDrawer(animated: Bool, completion: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 7) {
      MainActor.assumeIsolated {
        self.isDrawerOpen = false
        completion()
      }
    }
  }
}

/// A pushed form that is not saved.
final class Form: UIViewController, LeavingScreen {
  let leavePermission = LeavePermission.notYet

  override func viewDidLoad() {
    super.viewDidLoad()
    restorationIdentifier = "form"
  }
}

/// A sheet that is always there and may go all the same, by its own word.
final class Permanent: UIViewController, LeavingScreen {
  let leavePermission = LeavePermission.allowed

  override func viewDidLoad() {
    super.viewDidLoad()
    restorationIdentifier = "permanent"
    isModalInPresentation = true
  }
}
