/// Offers what can be done with some things: the share sheet.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Names an activity.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name Apple gives it.
    public var rawValue: String
    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Copying.
    public static let copyToPasteboard = ActivityType(
      rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
  }

  /// Hears what the user did: the activity, whether it was finished, what came of it, what failed.
  public typealias CompletionWithItemsHandler = (
    ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Called when the sheet is gone.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not to be offered.
  open var excludedActivityTypes: [ActivityType]?

  /// Makes a share sheet for some things.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Storyboards do not exist on the phone.
  public required init?(coder: NSCoder) { nil }

  override func userSwipedAway() { completionWithItemsHandler?(nil, false, nil, nil) }
}

/// Something an app adds to what can be done.
@preconcurrency @MainActor open class UIActivity: NSObject {}
