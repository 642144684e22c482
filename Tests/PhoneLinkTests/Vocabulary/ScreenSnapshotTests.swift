import Testing

@testable import PhoneLink

@Suite("What is on the screen")
struct ScreenSnapshotTests {
  private func stack(_ names: String...) -> ControllerSnapshot {
    ControllerSnapshot(
      kind: .navigation, name: "UINavigationController",
      children: names.map { ControllerSnapshot(name: $0) })
  }

  private func screen(_ roots: (ControllerSnapshot, isKey: Bool)...) -> ScreenSnapshot {
    ScreenSnapshot(
      windows: roots.map { ScreenSnapshot.Window(scene: .main, isKey: $0.isKey, root: $0.0) })
  }

  @Test("is the top of the navigation stack")
  func top() {
    let screen = screen((stack("home", "order"), isKey: true))
    #expect(screen.visible?.name == "order")
    #expect(screen.stack == ["home", "order"])
  }

  @Test("is that of the key window, wherever it lies")
  func keyWindow() {
    let screen = screen((stack("home"), isKey: true), (stack("other"), isKey: false))
    #expect(screen.visible?.name == "home")
  }

  @Test("is what is presented over the stack, which then is not seen")
  func presented() {
    var root = stack("home")
    root.presented = [ControllerSnapshot(name: "compose")]
    #expect(screen((root, isKey: true)).visible?.name == "compose")
    #expect(screen((root, isKey: true)).stack.isEmpty)
  }

  @Test("is what lies below an alert")
  func alert() {
    var root = stack("home", "order")
    root.presented = [ControllerSnapshot(kind: .alert, name: "alert")]
    let screen = screen((root, isKey: true))
    #expect(screen.visible?.name == "order")
    #expect(screen.stack == ["home", "order"])
    #expect(screen.modal == "alert")
  }

  @Test("is that of the secondary column of a split, else of the primary one")
  func split() {
    var split = ControllerSnapshot(
      kind: .split, name: "split", children: [stack("list"), stack("detail", "deeper")])
    #expect(screen((split, isKey: true)).visible?.name == "deeper")
    split.children.removeLast()
    #expect(screen((split, isKey: true)).visible?.name == "list")
  }

  @Test("has tabs, named after their lowest screens without parameters, also below a modal")
  func tabs() {
    var tabs = ControllerSnapshot(
      kind: .tabs, name: "tabs",
      children: [stack("home"), stack("orders?filter=open", "order")], shown: 1)
    tabs.children[0].badge = "3"
    tabs.presented = [stack("compose")]
    let drawer = ControllerSnapshot(
      name: "drawer", children: [ControllerSnapshot(name: "menu"), tabs])
    let screen = screen((drawer, isKey: true))
    #expect(screen.selectedTab == "orders")
    #expect(screen.tabNames == ["home", "orders"])
    #expect(screen.tabBadges == ["home": "3"])
    #expect(screen.modal == "compose")
  }

  @Test("has no tabs and no modal where there are none")
  func noTabs() {
    let screen = screen((stack("home"), isKey: true))
    #expect(screen.selectedTab == nil)
    #expect(screen.tabNames.isEmpty)
    #expect(screen.tabBadges.isEmpty)
    #expect(screen.modal == nil)
  }

  @Test("is the container itself while it shows none of its children")
  func noneShown() {
    let drawer = ControllerSnapshot(
      name: "drawer", children: [ControllerSnapshot(name: "menu")], shown: 1)
    #expect(screen((drawer, isKey: true)).visible?.name == "drawer")
  }

  @Test("is nothing without a window")
  func nothing() {
    #expect(ScreenSnapshot().visible == nil)
    #expect(ScreenSnapshot().stack.isEmpty)
  }
}
