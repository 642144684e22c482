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

  @Test("is nothing without a window")
  func nothing() {
    #expect(ScreenSnapshot().visible == nil)
    #expect(ScreenSnapshot().stack.isEmpty)
  }
}
