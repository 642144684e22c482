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

  /// An app's screens without the type that builds them.
  ///
  /// Kept as `any UIKitScreens<Screen>` they would need iOS 16 at run time.
  @MainActor struct AnyScreens<Screen: Glidepath.Screen> {
    private let make: @MainActor (Screen) -> UIViewController
    private let tell: @MainActor (UIViewController, Screen) -> Void

    init(_ screens: some UIKitScreens<Screen>) {
      make = { screens.controller(for: $0) }
      tell = { screens.refresh($0, with: $1) }
    }

    func controller(for screen: Screen) -> UIViewController { make(screen) }

    func refresh(_ controller: UIViewController, with screen: Screen) { tell(controller, screen) }
  }
#endif
