import PhoneLink

extension ScreenSnapshot {
  private var tabBar: ControllerSnapshot? {
    (windows.last { $0.isKey } ?? windows.last)?.root?.tabBar
  }

  /// Names of the tabs, from the left; empty where there is no tab bar.
  var tabNames: [String] { tabBar?.children.map(\.tabName) ?? [] }

  /// The name of the selected tab.
  var selectedTab: String? { tabBar?.shownChild?.tabName }

  /// Texts of the tabs' badges by the tabs' names.
  var tabBadges: [String: String] { [:] }

  /// The screen that lies over the others, or `alert`.
  var modal: String? {
    (windows.last { $0.isKey } ?? windows.last)?.root?.topmostPresented
      .map { $0.kind == .alert ? "alert" : String($0.visible.name.prefix { $0 != "?" }) }
  }
}

extension ControllerSnapshot {
  fileprivate var tabBar: ControllerSnapshot? {
    kind == .tabs ? self : shownChild?.tabBar
  }

  fileprivate var tabName: String {
    String((children.first?.name ?? name).prefix { $0 != "?" })
  }

  fileprivate var topmostPresented: ControllerSnapshot? {
    presented.last ?? shownChild?.topmostPresented
  }
}
