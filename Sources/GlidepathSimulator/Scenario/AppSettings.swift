/// How the sample app is set up, and in what it misbehaves.
package struct AppSettings: Hashable, Sendable {
  /// Which containers the app's root is built from.
  package enum Hierarchy: String, Hashable, Sendable, CaseIterable {
    /// A drawer over a tab bar over one navigation controller for each tab.
    case drawerTabs = "drawer-tabs"
    /// A tab bar over one navigation controller for each tab.
    case tabs
    /// One navigation controller.
    case navigation
    /// A split view with a navigation controller in each column.
    case split
    /// No container.
    case plain

    /// Whether the user can select tabs in it.
    package var hasTabs: Bool { self == .drawerTabs || self == .tabs }
  }

  /// What a library beside Glidepath does with the delegates.
  package enum OtherSDK: String, Hashable, Sendable, CaseIterable {
    /// Sets itself as delegate one turn after did-finish, and forwards nothing.
    case replacesDelegate
    /// Sets itself as delegate at every activation.
    case insists
    /// Wraps both delegates, forwards once and answers completions.
    case proxies
    /// Hands every tap over again.
    case forwardsTwice
  }

  /// What becomes of a silent push's work.
  package enum BackgroundWork: Hashable, Sendable {
    /// It completes after so many seconds.
    case seconds(Double)
    /// It never completes.
    case never
    /// It completes twice, both times at once.
    case twice
  }

  /// Which containers the app's root is built from.
  package var hierarchy = Hierarchy.drawerTabs
  /// Whether the user is signed in when the scenario begins.
  package var signedIn = true
  /// The account that is signed in, or was last.
  package var account = "u1"
  /// All accounts of the app; nil for `account` alone.
  package var accounts: [String]?
  /// Seconds from did-finish until the app has a container.
  package var readyAfter: Double?
  /// Readiness is announced one turn of the main loop before it is true.
  package var readyTooEarly = false
  /// Seconds from activation until the root is replaced by the start screen.
  package var defaultScreenAfter: Double?
  /// Seconds in the background after which the root is replaced at did-become-active.
  package var resetsAfterBackground: Double?
  /// The app has a lock of its own.
  package var appLock = false
  /// The app refuses to leave what it shows.
  package var refusesLeaving = false
  /// Pushing onto a stack does nothing.
  package var failsToPush = false
  /// The library beside Glidepath.
  package var otherSDK: OtherSDK?
  /// The notification centre's delegate is set after did-finish has returned.
  package var lateDelegate = false
  /// Callbacks that the app does not implement, or `registration`.
  package var omits: [String] = []
  /// What becomes of a silent push's work; nil when it is done at once.
  package var backgroundWork: BackgroundWork?
  /// The app hands over its launch push by itself, too.
  package var handsOverLaunchOptions = false

  /// The settings of an app that is told nothing.
  package init() {}

  /// Whether it takes the sample app's misbehaving relative to do it.
  package var needsUnrulyApp: Bool {
    otherSDK != nil || lateDelegate || !omits.isEmpty || readyTooEarly || refusesLeaving
      || failsToPush || handsOverLaunchOptions || resetsAfterBackground != nil
      || defaultScreenAfter != nil
  }

  /// The executable that can be set up so.
  package var executableName: String { needsUnrulyApp ? "UnrulyApp" : "ShopChatApp" }
}
