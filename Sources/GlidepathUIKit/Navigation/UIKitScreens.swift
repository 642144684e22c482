#if canImport(UIKit)
  public import Glidepath
  public import UIKit

  /// Builds an app's screens; the one thing Glidepath must know of its controllers.
  @MainActor public protocol UIKitScreens<Screen> {
    /// The app's screens.
    associatedtype Screen: Glidepath.Screen

    /// A new controller that shows the screen.
    func controller(for screen: Screen) -> UIViewController

    /// A tap leads to a screen that is there already: its controller is told, to load anew or to
    /// go to another detail.
    func refresh(_ controller: UIViewController, with screen: Screen)
  }

  extension UIKitScreens {
    /// Screens that always show what is newest need nothing.
    public func refresh(_ controller: UIViewController, with screen: Screen) {}
  }
#endif
