import Foundation
import PhoneLink

/// Does what the user's finger does on the screen.
@MainActor enum UserHand {
  /// Does one step; tells the phone where it is impossible.
  static func take(_ step: UserStep) {
    switch step {
    case .back: pressBack()
    case .selectTab(let name): selectTab(name)
    case .dismissModal: dismissModal()
    case .press(let name): press(name)
    case .inApp(let name, let info): post(name, info)
    }
  }

  /// The app answers within the post, or not at all.
  private static func post(_ step: String, _ info: [String: String] = [:]) {
    let refusals = NotificationCenter.default.addObserver(
      forName: Notification.Name(UserStep.refusalPost), object: nil, queue: nil
    ) { refusal in
      let why = refusal.userInfo?["why"] as? String ?? "the app does not say why"
      Outbox.shared.emit(.impossible(why))
    }
    defer { NotificationCenter.default.removeObserver(refusals) }
    NotificationCenter.default.post(
      name: Notification.Name(UserStep.inAppPost), object: nil,
      userInfo: info.merging(["step": step]) { $1 })
  }

  private static func say(_ why: String) { Outbox.shared.emit(.impossible(why)) }

  /// Does what the back button of the visible navigation bar does; nothing where there is none.
  private static func pressBack() {
    let path = PhoneScreen.front?.shownPath ?? []
    path.compactMap { $0 as? UINavigationController }
      .last { $0.viewControllers.count > 1 }?
      .popViewController(animated: true)
  }

  private static func selectTab(_ name: String) {
    let path = PhoneScreen.front?.shownPath ?? []
    guard let tabs = path.lazy.compactMap({ $0 as? UITabBarController }).first,
      !path.contains(where: \.hidesTabBar)
    else { return say("no tab \(name) can be touched: \(screenName) shows no tab bar") }
    let names = tabs.children.map(namesOfTab)
    guard let index = names.firstIndex(where: { $0.contains(name) }) else {
      let known = names.compactMap(\.first).joined(separator: ", ")
      return say("there is no tab \(name) among those of the visible tab bar: \(known)")
    }
    tabs.touchTab(at: index)
  }

  private static func namesOfTab(_ controller: UIViewController) -> [String] {
    let item = controller.tabBarItem
    return [controller.snapshot.lowest.plainName]
      + [item?.accessibilityIdentifier, item?.title].compactMap(\.self)
  }

  private static func dismissModal() {
    guard let front = PhoneScreen.front, front.modal.presenter != nil else {
      return say("nothing is presented over \(screenName)")
    }
    guard front.modalTransition == nil else { return say("\(screenName) is still moving") }
    if let alert = front as? UIAlertController {
      guard let action = alert.actions.first(where: { $0.style == .cancel }) ?? alert.actions.first
      else { return say("the alert on the screen has no action to press") }
      return alert.press(action)
    }
    if front.modalPresentationStyle.isSheet, front.presentationController?.swipeAway() == true {
      return
    }
    // What cannot be swiped away has a button of its own, which only the app knows.
    post("dismissModal")
  }

  private static func press(_ name: String) {
    let known = PhoneScreen.front.map(Pressable.all) ?? []
    guard let wanted = known.first(where: { $0.names.contains(name) }) else {
      let names = known.compactMap(\.names.first).joined(separator: ", ")
      return say(
        "\(name) is not on \(screenName)"
          + (names.isEmpty ? ", where nothing can be pressed" : "; what can be pressed: \(names)"))
    }
    guard wanted.isEnabled else { return say("\(name) on \(screenName) cannot be pressed now") }
    guard PhoneScreen.front?.modalTransition == nil else {
      return say("\(screenName) is still moving")
    }
    wanted.press()
  }

  private static var screenName: String {
    PhoneScreen.front?.shownPath.last?.phoneName ?? "the empty screen"
  }
}

extension UIViewController {
  /// Whether it, on top of a stack, or one below it there, keeps the tab bar out of sight.
  fileprivate var hidesTabBar: Bool {
    (self as? UINavigationController)?.viewControllers.dropFirst()
      .contains(where: \.hidesBottomBarWhenPushed) == true
  }
}
