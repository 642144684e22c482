/// The phone itself.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The phone the app runs on.
  public static let current = UIDevice()

  /// The iOS version, as the user reads it in Settings.
  open internal(set) var systemVersion = ""

  private override init() {}
}
