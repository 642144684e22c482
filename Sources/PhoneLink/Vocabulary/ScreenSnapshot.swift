/// What an app's windows hold, as names.
public struct ScreenSnapshot: Hashable, Sendable, Codable {
  /// One window, bottom first.
  public struct Window: Hashable, Sendable, Codable {
    /// The scene it belongs to; nil without scenes.
    public var scene: SceneID?
    /// Whether it is the key window.
    public var isKey: Bool
    /// Its root controller.
    public var root: ControllerSnapshot?

    /// Makes a window's snapshot.
    public init(scene: SceneID?, isKey: Bool, root: ControllerSnapshot?) {
      self.scene = scene
      self.isKey = isKey
      self.root = root
    }
  }
  /// Visible windows, bottom first.
  public var windows: [Window]

  /// Makes a snapshot.
  public init(windows: [Window] = []) { self.windows = windows }

  /// The controller the user looks at in the key window, through containers and presentations.
  public var visible: ControllerSnapshot? {
    (windows.last { $0.isKey } ?? windows.last)?.root?.visible
  }

  /// Names on the visible navigation stack, bottom first; empty outside one.
  public var stack: [String] {
    (windows.last { $0.isKey } ?? windows.last)?.root?.visibleStack ?? []
  }
}

/// One controller and what it contains.
public struct ControllerSnapshot: Hashable, Sendable, Codable {
  /// Which of UIKit's containers it is.
  public enum Kind: String, Hashable, Sendable, Codable {
    /// No container of UIKit's.
    case content
    /// `UINavigationController`; children are its stack.
    case navigation
    /// `UITabBarController`; children are its tabs.
    case tabs
    /// `UISplitViewController`; children are its columns, the primary one first.
    case split
    /// `UIPageViewController`.
    case page
    /// `UIAlertController`.
    case alert
  }
  /// Which container it is.
  public var kind: Kind
  /// `restorationIdentifier`, else the name of its type.
  public var name: String
  /// Contained controllers; of a navigation controller, bottom first.
  public var children: [ControllerSnapshot]
  /// The place of the child the user sees; nil for the last one.
  public var shown: Int?
  /// Controllers presented over this one, nearest first (at most one is presented by each).
  public var presented: [ControllerSnapshot]

  /// Makes a controller's snapshot.
  public init(
    kind: Kind = .content, name: String,
    children: [ControllerSnapshot] = [], shown: Int? = nil, presented: [ControllerSnapshot] = []
  ) {
    self.kind = kind
    self.name = name
    self.children = children
    self.shown = shown
    self.presented = presented
  }

  /// The child the user sees.
  public var shownChild: ControllerSnapshot? {
    guard let shown else { return children.last }
    return children.indices.contains(shown) ? children[shown] : nil
  }

  /// What the user sees of it.
  public var visible: ControllerSnapshot {
    if let top = presented.last { return top.visible }
    return shownChild?.visible ?? self
  }

  /// The innermost navigation stack on the way to `visible`.
  public var visibleStack: [String]? {
    if let top = presented.last { return top.visibleStack }
    let own = kind == .navigation ? children.map(\.name) : nil
    return shownChild?.visibleStack ?? own
  }
}
