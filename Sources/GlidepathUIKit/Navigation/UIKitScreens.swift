#if canImport(UIKit)
  public import Glidepath
  public import UIKit

  /// Builds an app's screens; the one thing Glidepath must know of its controllers.
  @MainActor public protocol UIKitScreens<Screen> {
    /// The app's screens.
    associatedtype Screen: Glidepath.Screen

    /// A new controller that shows the screen.
    func controller(for screen: Screen) -> UIViewController
  }
#endif
