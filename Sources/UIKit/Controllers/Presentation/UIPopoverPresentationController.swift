public import Foundation

/// Stands between a popover and its presenter; a phone shows sheets in place of popovers.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view the popover points at.
  open var sourceView: UIView?
  /// The part of that view the popover points at.
  open var sourceRect = CGRect.null
  /// The bar button the popover points at.
  open var barButtonItem: UIBarButtonItem?
}

extension UIViewController {
  /// What manages the popover this controller is in; nil on a phone.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Asks how the status bar is to look; nobody sees it on the phone.
  public func setNeedsStatusBarAppearanceUpdate() {}
}
