/// Something on the screen that the user can press.
@MainActor struct Pressable {
  /// What it can be asked for by: its accessibility identifier, its title.
  var names: [String]
  var isEnabled = true
  var press: @MainActor () -> Void

  /// Everything a controller shows that can be pressed, in the order in which it is read: bars,
  /// then contents from the bottom up.
  static func all(in controller: UIViewController) -> [Pressable] {
    if let alert = controller as? UIAlertController {
      return alert.actions.map { of($0, in: alert) }
    }
    let bars = controller.shownPath.compactMap { $0 as? UINavigationController }
      .compactMap { $0.topViewController?.navigationItem }
      .flatMap { ($0.leftBarButtonItems ?? []) + ($0.rightBarButtonItems ?? []) }
    return bars.flatMap(of) + (controller.viewIfLoaded.map(all) ?? [])
  }

  private static func all(in view: UIView) -> [Pressable] {
    guard view.isSeen, view.isUserInteractionEnabled else { return [] }
    let own: [Pressable] =
      switch view {
      case let control as UIControl: [of(control)]
      case let table as UITableView: table.rows.flatMap { of($0, in: table) }
      default: []
      }
    return own + view.subviews.flatMap(all)
  }

  private static func of(_ action: UIAlertAction, in alert: UIAlertController) -> Pressable {
    Pressable(
      names: [action.accessibilityIdentifier, action.title].compactMap(\.self),
      isEnabled: action.isEnabled
    ) { alert.press(action) }
  }

  private static func of(_ item: UIBarButtonItem) -> [Pressable] {
    if let view = item.customView { return all(in: view) }
    let button = Pressable(
      names: [item.accessibilityIdentifier, item.title].compactMap(\.self),
      isEnabled: item.isEnabled
    ) { item.primaryAction?.perform(sender: item) }
    return [button]
  }

  private static func of(_ control: UIControl) -> Pressable {
    Pressable(
      names: [control.accessibilityIdentifier, control.shownTitle, control.accessibilityLabel]
        .compactMap(\.self),
      isEnabled: control.isEnabled
    ) { control.sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
  }

  /// A row, and what can be pressed inside it.
  private static func of(_ row: IndexPath, in table: UITableView) -> [Pressable] {
    guard let cell = table.cellForRow(at: row) else { return [] }
    let texts = [cell.textLabel?.text, cell.detailTextLabel?.text]
    let itself = Pressable(
      names: ([cell.accessibilityIdentifier] + texts).compactMap(\.self)
    ) { table.press(row) }
    return [itself] + cell.subviews.flatMap(all) + (cell.accessoryView.map(all) ?? [])
  }
}
