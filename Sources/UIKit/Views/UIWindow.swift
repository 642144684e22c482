import PhoneLink

/// What a scene, or an app without scenes, shows on the display.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The scene it belongs to (iOS 13).
  open var windowScene: UIWindowScene? {
    get {
      NewerAPI.note("UIWindow.windowScene", since: 13)
      return SceneManifest.exists ? scene : ImplicitScene.shared
    }
    set {
      NewerAPI.note("UIWindow.windowScene", since: 13)
      scene = newValue
    }
  }
  weak var scene: UIWindowScene?

  /// The controller that fills it.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      replaceRoot(oldValue)
    }
  }

  /// Whether it gets the keyboard.
  open var isKeyWindow: Bool { PhoneScreen.keyWindow === self }

  private var isShown = false

  /// Makes a window for an app without scenes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Makes a window for a scene (iOS 13).
  public init(windowScene: UIWindowScene) {
    scene = windowScene
    super.init(frame: UIScreen.main.bounds)
    super.isHidden = true
  }

  /// Windows do not come from nib files on the phone.
  public required init?(coder: NSCoder) { nil }

  /// Shows it in front of the others and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    PhoneScreen.makeKey(self)
  }

  /// A window that is not hidden is shown by the phone.
  open override var isHidden: Bool {
    didSet {
      guard oldValue != isHidden else { return }
      if isHidden { PhoneScreen.remove(self) } else { PhoneScreen.add(self) }
      showRoot(!isHidden)
    }
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  private func replaceRoot(_ old: UIViewController?) {
    old.map(ReplacedScreens.noteReplacement)
    if isShown { old.map(disappear) }
    for controller in old?.presentedChain ?? [] { controller.viewIfLoaded?.removeFromSuperview() }
    old?.viewIfLoaded?.removeFromSuperview()
    isShown = false
    if !isHidden { showRoot(true) }
  }

  private func showRoot(_ shown: Bool) {
    guard let root = rootViewController, shown != isShown else { return }
    isShown = shown
    guard shown else { return disappear(root) }
    addSubview(root.view)
    root.beginAppearing(animated: false)
    root.finishAppearing(animated: false)
  }

  private func disappear(_ root: UIViewController) {
    for controller in root.presentedChain.reversed() + [root] {
      controller.beginDisappearing(animated: false)
      controller.finishDisappearing(animated: false)
    }
  }
}
