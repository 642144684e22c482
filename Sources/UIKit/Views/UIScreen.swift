/// The phone's display.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The only one.
  public static let main = UIScreen()

  /// Its size in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  private override init() {}
}
