import PhoneLink
package import PhoneModel

/// What can be seen of phone and app at a moment, in the words of expectations.
package struct Observed: Hashable, Sendable {
  /// The visible address; nil when no app is visible.
  package var screen: String?
  /// Names on the visible navigation stack without parameters, bottom first.
  package var stack: [String]
  /// The selected tab, by the name of its lowest screen.
  package var tab: String?
  /// The name of what is presented on top, or `alert`.
  package var modal: String?
  /// The texts of the tabs' badges, by the tabs' names.
  package var tabBadges: [String: String]
  /// The tab recorded on disk.
  package var remembered: String?
  /// Addresses landed on by the process now or last started.
  package var landings: [String]
  /// Codes of the reports of that process.
  package var reports: [String]
  /// How many fetch completions that process called.
  package var fetchCompletions: Int
  /// What iOS called since the last step that was no expectation.
  package var callbacks: [String]
  /// Notifications in the notification centre, oldest first.
  package var center: [String]
  /// The number on the app's icon.
  package var badge: Int
  /// How the last push that came was shown.
  package var presentation: PushPresentation
  /// The app's state, as scenario files write it.
  package var state: String
  /// Whether the app's process lives.
  package var isAlive: Bool

  init(
    _ observations: Observations, _ phone: any SimulatedPhone, storedFile: (String) -> [UInt8]?
  ) {
    let shown = phone.showsApp ? observations.screen : nil
    screen = shown?.visible?.name
    stack = (shown?.stack ?? []).map(Self.plain)
    tab = shown?.selectedTab
    modal = (shown?.modal).map(Self.plain)
    tabBadges = shown?.tabBadges ?? [:]
    remembered = Self.remembered(observations, storedFile)
    landings = observations.process.landings.compactMap(\.landedAddress)
    reports = observations.process.reports
    fetchCompletions = observations.process.fetchCompletions
    callbacks = observations.callbacks
    center = phone.centerIdentifiers
    badge = phone.badge
    presentation = phone.presentation
    state = phone.stateName
    isAlive = phone.isAlive
  }

  /// The name alone, without the parameters that `screen` shows.
  private static func plain(_ address: String) -> String { String(address.prefix { $0 != "?" }) }

  /// The record knows the tab's place, the tab bar its name.
  private static func remembered(
    _ observations: Observations, _ storedFile: (String) -> [UInt8]?
  ) -> String? {
    let tabs = observations.lastTabs
    // Asked first, since every look at the phone would read the file.
    guard !tabs.names.isEmpty, let file = storedFile(RememberedTab.path),
      let index = RememberedTab(file, scene: tabs.scene)?.index, tabs.names.indices.contains(index)
    else { return nil }
    return tabs.names[index]
  }
}
