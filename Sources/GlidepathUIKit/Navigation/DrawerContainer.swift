#if canImport(UIKit)
  public import UIKit

  /// A side menu: the app's own container, of which Glidepath must know what it contains and how it
  /// is closed.
  @MainActor public protocol DrawerContainer: UIViewController {
    /// What lies beside the menu.
    var drawerContent: UIViewController? { get }
    /// Whether the menu is seen.
    var isDrawerOpen: Bool { get }
    /// Closes the menu; calls back when it is closed.
    func closeDrawer(animated: Bool, completion: @escaping @MainActor () -> Void)
  }
#endif
