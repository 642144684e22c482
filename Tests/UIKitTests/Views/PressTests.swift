import GlidepathTesting
import Testing
import UIKit

@Suite("The user presses")
struct PressTests {
  @Test("a button, by its identifier or its title", arguments: ["buy.button", "Buy"])
  func button(name: String) async throws {
    let phone = try await Phone.running(FormApp.self)
    try await phone.press(name)
    #expect(try await phone.log() == ["bought"])
  }

  @Test(
    "a button in the navigation bar, by its identifier or its title",
    arguments: [
      "share.button", "Share",
    ])
  func barButton(name: String) async throws {
    let phone = try await Phone.running(FormApp.self)
    try await phone.press(name)
    #expect(try await phone.log() == ["shared"])
  }

  @Test("a row, by its text")
  func row() async throws {
    let phone = try await Phone.running(FormApp.self)
    try await phone.press("Pear")
    #expect(try await phone.log() == ["row 1 of section 0"])
    try await phone.press("Plum")
    #expect(try await phone.log() == ["left row 1", "row 2 of section 0"])
  }

  @Test("only what is there, and is told what that is")
  func missing() async throws {
    let phone = try await Phone.running(FormApp.self)
    let error = await #expect(throws: PhoneError.self) { try await phone.press("Sell") }
    #expect(
      error?.description.contains(
        "Sell is not on form; what can be pressed: share.button, buy.button, Off, "
          + "Apple, Pear, Plum") == true)
  }

  @Test("nothing that is hidden or out of use")
  func outOfUse() async throws {
    let phone = try await Phone.running(FormApp.self)
    let off = await #expect(throws: PhoneError.self) { try await phone.press("Off") }
    #expect(off?.description.contains("Off on form cannot be pressed now") == true)
    await #expect(throws: PhoneError.self) { try await phone.press("Hidden") }
    #expect(try await phone.log().isEmpty)
  }

  @Test("nothing below a sheet")
  func belowSheet() async throws {
    let phone = try await Phone.running(FormApp.self)
    try await phone.perform("sheet")
    let error = await #expect(throws: PhoneError.self) { try await phone.press("Buy") }
    #expect(error?.description.contains("where nothing can be pressed") == true)
  }
}

private final class FormApp: ProbeApp {
  override func makeRoot() -> UIViewController {
    UINavigationController(rootViewController: Form("form"))
  }

  override func take(_ step: String) { present(Probe("sheet")) }
}

/// A bar button, buttons in a stack, and a table.
private final class Form: Probe, UITableViewDataSource, UITableViewDelegate {
  private let fruit = ["Apple", "Pear", "Plum"]

  override func viewDidLoad() {
    super.viewDidLoad()
    let share = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { _ in Log.note("shared") })
    share.accessibilityIdentifier = "share.button"
    navigationItem.rightBarButtonItem = share

    let buy = UIButton(
      type: .system, primaryAction: UIAction(title: "Buy") { _ in Log.note("bought") })
    buy.accessibilityIdentifier = "buy.button"
    let off = UIButton(type: .system)
    off.setTitle("Off", for: .normal)
    off.addAction(UIAction { _ in Log.note("pressed off") }, for: .touchUpInside)
    off.isEnabled = false
    let hidden = UIButton(type: .system)
    hidden.setTitle("Hidden", for: .normal)
    hidden.isHidden = true
    view.addSubview(UIStackView(arrangedSubviews: [buy, off, hidden]))

    let table = UITableView(frame: .zero, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fruit.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: path)
    cell.textLabel?.text = fruit[path.row]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    Log.note("row \(path.row) of section \(path.section)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt path: IndexPath) {
    Log.note("left row \(path.row)")
  }
}
