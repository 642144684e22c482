import GlidepathTesting
import Testing
import UIKit

@Suite("A tab bar controller")
struct TabBarTests {
  @Test("shows its first tab and loads no other's view")
  func start() async throws {
    let phone = try await Phone.running(TabApp.self)
    #expect(phone.screen == "home")
    try await phone.perform("loaded")
    #expect(try await phone.log() == ["home"])
  }

  @Test(
    "finds a tab by its lowest screen, its title or its identifier",
    arguments: [
      "orders", "Orders", "tab.orders",
    ])
  func names(tab: String) async throws {
    let phone = try await Phone.running(TabApp.self)
    try await phone.select(tab)
    #expect(phone.screen == "orders?filter=open")
  }

  @Test("asks its delegate before the user selects a tab, and tells it after")
  func touch() async throws {
    let phone = try await Phone.running(TabApp.self)
    try await phone.select("settings")
    #expect(
      try await phone.log() == [
        "may settings be selected?", "settings loads", "settings will appear",
        "home will disappear", "home did disappear", "settings did appear", "settings selected",
      ])
  }

  @Test("does not tell its delegate what the app selects")
  func selectionInCode() async throws {
    let phone = try await Phone.running(TabApp.self)
    try await phone.perform("select settings")
    #expect(phone.screen == "settings")
    #expect(try await phone.log().filter { $0.contains("selected") }.isEmpty)
  }

  @Test("leaves a tab that its delegate refuses")
  func refused() async throws {
    let phone = try await Phone.running(TabApp.self)
    try await phone.select("forbidden")
    #expect(phone.screen == "home")
    #expect(try await phone.log() == ["may forbidden be selected?"])
  }

  @Test("pops the stack of a tab that is touched again")
  func again() async throws {
    let phone = try await Phone.running(TabApp.self)
    try await phone.select("orders")
    try await phone.perform("push")
    #expect(phone.stack == ["orders", "order"])
    try await phone.select("orders")
    #expect(phone.stack == ["orders"])
  }

  @Test("ignores a place that no tab has")
  func outOfRange() async throws {
    let phone = try await Phone.running(TabApp.self)
    try await phone.perform("select the tenth")
    #expect(phone.screen == "home")
  }

  @Test("keeps its selection when the controllers around it change")
  func replaced() async throws {
    let phone = try await Phone.running(TabApp.self)
    try await phone.perform("select settings")
    try await phone.perform("drop home")
    #expect(phone.screen == "settings")
    try await phone.perform("replace all")
    #expect(try await phone.log().last == "selected 1 of 3")
    #expect(phone.screen == "new 1")
  }

  @Test("cannot be touched below a sheet, nor where a screen hides its bar")
  func hidden() async throws {
    let phone = try await Phone.running(TabApp.self)
    try await phone.select("orders")
    try await phone.perform("push without bar")
    let behind = await #expect(throws: PhoneError.self) { try await phone.select("home") }
    #expect(behind?.description.contains("full shows no tab bar") == true)
    try await phone.back()
    try await phone.perform("present")
    let below = await #expect(throws: PhoneError.self) { try await phone.select("home") }
    #expect(below?.description.contains("sheet shows no tab bar") == true)
  }

  @Test("says which tabs there are when one is not")
  func unknown() async throws {
    let phone = try await Phone.running(TabApp.self)
    let error = await #expect(throws: PhoneError.self) { try await phone.select("nowhere") }
    #expect(error?.description.contains("home, orders, settings, forbidden") == true)
  }
}

private final class TabApp: ProbeApp, UITabBarControllerDelegate {
  private let tabs = UITabBarController()
  private let orders = UINavigationController(probes: "orders?filter=open")

  override func makeRoot() -> UIViewController {
    orders.tabBarItem = UITabBarItem(title: "Orders", image: nil, tag: 1)
    orders.tabBarItem.accessibilityIdentifier = "tab.orders"
    tabs.viewControllers = [Probe("home"), orders, Probe("settings"), Probe("forbidden")]
    tabs.delegate = self
    return tabs
  }

  override func take(_ step: String) {
    switch step {
    case "loaded":
      for case let probe as Probe in tabs.children where probe.isViewLoaded { Log.note(probe.name) }
    case "select settings": tabs.selectedIndex = 2
    case "select the tenth": tabs.selectedIndex = 9
    case "push": orders.pushViewController(Probe("order"), animated: true)
    case "push without bar":
      let full = Probe("full")
      full.hidesBottomBarWhenPushed = true
      orders.pushViewController(full, animated: true)
    case "present": present(Probe("sheet"))
    case "drop home": tabs.viewControllers?.removeFirst()
    case "replace all":
      tabs.viewControllers = [Probe("new 0"), Probe("new 1"), Probe("new 2")]
      Log.note("selected \(tabs.selectedIndex) of \(tabs.viewControllers?.count ?? 0)")
    default: super.take(step)
    }
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    let name = viewController.restorationIdentifier ?? ""
    Log.note("may \(name) be selected?")
    return name != "forbidden"
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { Log.note("\(viewController.restorationIdentifier ?? "") selected") }
}
