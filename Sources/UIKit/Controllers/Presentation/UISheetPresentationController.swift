/// Stands between a sheet and its presenter.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// A height at which a sheet can stand.
  @preconcurrency @MainActor open class Detent: NSObject {
    /// Tells heights apart.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The identifier's text.
      public var rawValue: String
      /// Wraps a text.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Half the screen.
      public static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier(rawValue: "com.apple.UIKit.large")
    }

    /// Half the screen.
    open class func medium() -> Self { Self() }
    /// The whole screen.
    open class func large() -> Self { Self() }

    /// Makes a height; the phone has no layout, so that all are alike.
    @preconcurrency @MainActor public required override init() { super.init() }
  }

  /// At which heights the sheet can stand.
  open var detents: [Detent] = [.large()]
  /// At which it stands.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// Whether a handle is shown at the top.
  open var prefersGrabberVisible = false
  /// How round the corners are.
  open var preferredCornerRadius: CGFloat?

  /// Makes what stands between two controllers.
  public required init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }
}

extension UIViewController {
  /// What manages the sheet this controller is in, or will be; nil for other presentations.
  public var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
}
