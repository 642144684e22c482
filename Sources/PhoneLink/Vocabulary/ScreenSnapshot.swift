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

  /// The root of the window the user's touches go to.
  private var root: ControllerSnapshot? { (windows.last { $0.isKey } ?? windows.last)?.root }

  /// The controller the user looks at in the key window, through containers and presentations; an
  /// alert leaves it alone.
  public var visible: ControllerSnapshot? { root?.visible }

  /// Names on the visible navigation stack, bottom first; empty outside one.
  public var stack: [String] { root?.visibleStack ?? [] }

  /// The lowest screen in the selected tab of the outermost tab bar, without parameters.
  public var selectedTab: String? { root?.tabBar?.shownChild?.lowest.plainName }

  /// The lowest screens of all tabs of the outermost tab bar, without parameters.
  public var tabNames: [String] { root?.tabBar?.children.map(\.lowest.plainName) ?? [] }

  /// What the red dots of the outermost tab bar say, by the names of their tabs.
  public var tabBadges: [String: String] {
    let badges = root?.tabBar?.children.compactMap { child in
      child.badge.map { (child.lowest.plainName, $0) }
    }
    return Dictionary(badges ?? [], uniquingKeysWith: { first, _ in first })
  }

  /// What is presented on top: the screen the user sees in it, `alert` for an alert, nil for
  /// nothing.
  public var modal: String? { root?.topmostModal }
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
  /// The place of the child the user sees; nil for the last one, a place that no child has for
  /// none.
  public var shown: Int?
  /// Controllers presented over this one, nearest first (at most one is presented by each).
  public var presented: [ControllerSnapshot]
  /// What the red dot on its tab says; nil for none, or outside a tab bar.
  public var badge: String?

  /// Makes a controller's snapshot.
  public init(
    kind: Kind = .content, name: String,
    children: [ControllerSnapshot] = [], shown: Int? = nil, presented: [ControllerSnapshot] = [],
    badge: String? = nil
  ) {
    self.kind = kind
    self.name = name
    self.children = children
    self.shown = shown
    self.presented = presented
    self.badge = badge
  }

  /// The child the user sees.
  public var shownChild: ControllerSnapshot? {
    guard let shown else { return children.last }
    return children.indices.contains(shown) ? children[shown] : nil
  }

  /// What the user sees of it, alerts apart.
  public var visible: ControllerSnapshot {
    if let top = topScreenPresented { return top.visible }
    return shownChild?.visible ?? self
  }

  /// The innermost navigation stack on the way to `visible`.
  public var visibleStack: [String]? {
    if let top = topScreenPresented { return top.visibleStack }
    let own = kind == .navigation ? children.map(\.name) : nil
    return shownChild?.visibleStack ?? own
  }

  /// The screen it started with: the bottom of its stack, the primary column of a split.
  public var lowest: ControllerSnapshot {
    switch kind {
    case .navigation, .split: children.first?.lowest ?? self
    case .content, .tabs, .page, .alert: shownChild?.lowest ?? self
    }
  }

  /// The name without parameters.
  public var plainName: String { String(name.prefix { $0 != "?" }) }

  /// The outermost tab bar in it, else in what is presented over it.
  var tabBar: ControllerSnapshot? {
    if kind == .tabs { return self }
    let seen = kind == .split ? children : shownChild.map { [$0] } ?? []
    return (seen + presented).lazy.compactMap(\.tabBar).first
  }

  /// What the user sees of what is presented on top.
  var topmostModal: String? {
    guard let top = presented.last else { return shownChild?.topmostModal }
    return top.topmostModal ?? top.visible.name
  }

  private var topScreenPresented: ControllerSnapshot? { presented.last { $0.kind != .alert } }
}
