#if canImport(UIKit)
  import Glidepath
  import UIKit

  /// Turns what stands in the app's windows into the core's values.
  @MainActor struct HierarchyReader {
    let shown: ShownScreens
    let windows: SceneWindows
    let leave: Leave

    /// One hierarchy for each scene that has a window with a root, in an order that stays.
    func hierarchies() -> [Hierarchy] {
      windows.all.compactMap { scene, window in
        window.rootViewController.map { hierarchy(of: scene, root: $0) }
      }
    }

    /// The hierarchy of one scene; nil while it has none.
    func hierarchy(of scene: SceneID) -> Hierarchy? {
      windows.root(of: scene).map { hierarchy(of: scene, root: $0) }
    }

    private func hierarchy(of scene: SceneID, root: UIViewController) -> Hierarchy {
      let modals = root.visiblePath.filter(\.isPresented).map(modal)
      return Hierarchy(scene: scene, root: node(root), modals: modals)
    }

    /// Full screen, with what lies below kept in the window or taken out of it.
    private static let coveringStyles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen]

    private func modal(_ controller: UIViewController) -> Modal {
      Modal(
        root: node(controller), kind: controller.isQuestion ? .question : .screen,
        hasUnsavedWork: controller.holdsUnsavedWork && !leave.canAsk(about: controller),
        coversAll: Self.coveringStyles.contains(controller.modalPresentationStyle))
    }

    private func node(_ controller: UIViewController) -> Node {
      let id = shown.id(of: controller)
      let children = controller.containedControllers
      switch controller {
      case is UINavigationController:
        return .stack(.init(id: id, children: children.map(node)))
      case let tabs as UITabBarController:
        let selected = children.firstIndex { $0 === tabs.selectedViewController }
        return .tabs(.init(id: id, children: children.map(node), selected: selected))
      case is UISplitViewController:
        return .split(.init(id: id, columns: children.map(node)))
      case let drawer as any DrawerContainer where !children.isEmpty:
        return .drawer(.init(id: id, content: node(children[0]), isOpen: drawer.isDrawerOpen))
      default:
        let address = shown.address(of: controller)
        // What a screen is built of is its own affair.
        guard address == nil, !children.isEmpty else {
          return .content(.init(id: id, address: address))
        }
        return .container(
          .init(
            id: id, address: nil, children: children.map(node),
            shown: children.firstIndex { $0 === controller.shownController },
            hidden: controller.hiddenControllers.map(shown.id),
            turnsPages: controller is UIPageViewController))
      }
    }
  }

  extension UIViewController {
    /// Whether it is the root of what is presented over others.
    fileprivate var isPresented: Bool {
      parent == nil && presentingViewController != nil
    }

    /// Whether only the user can answer it: an alert, a share, picker or payment sheet.
    fileprivate var isQuestion: Bool {
      if self is UIAlertController || self is UIActivityViewController
        || self is UIImagePickerController || self is UIDocumentPickerViewController
      {
        return true
      }
      return Self.questionsOfOtherFrameworks.contains(String(describing: type(of: self)))
    }

    /// By name, since an app need not link the frameworks they are in.
    private static let questionsOfOtherFrameworks: Set<String> = [
      "PHPickerViewController", "PKPaymentAuthorizationViewController",
      "PKAddPassesViewController", "MFMailComposeViewController",
      "MFMessageComposeViewController", "CNContactPickerViewController",
      "SKStoreProductViewController",
    ]

    /// Whether swiping it away is forbidden, which is how an app protects what is not saved.
    fileprivate var holdsUnsavedWork: Bool {
      SystemVersion.atLeast(13) && visiblePath.contains(where: \.isModalInPresentation)
    }
  }
#endif
