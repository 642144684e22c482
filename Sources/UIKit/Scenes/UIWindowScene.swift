/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// Its visible windows, bottom first.
  open var windows: [UIWindow] { PhoneScreen.visibleWindows.filter { $0.windowScene === self } }
  /// Which of them gets the keyboard (iOS 15).
  open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
}
