import GlidepathJSON
import PhoneLink
import PhoneModel

/// Takes a scenario through the phone alone, with a blank app that calls every handler at once.
///
/// Finds what cannot exist by the phone's rules in the state that earlier steps lead to. No code of
/// the real app runs, so nothing that the library does or fails to do plays a part.
struct Rehearsal {
  /// The first step or expectation that cannot exist, in words.
  private(set) var obstacle: String?
  private var phone: PhoneModel
  /// Pushes that the phone showed nowhere, whatever the app wished.
  private var unseen: Set<String> = []

  /// The choices that decided something on the way to the obstacle, or to the end.
  var consultedChoices: [Choices.Name] { phone.consulted }

  /// Rehearses the whole scenario, or as much of it as can exist.
  init(_ scenario: Scenario, on configuration: PhoneConfiguration) {
    phone = PhoneModel(configuration, startingAt: .scenarioStart)
    for step in scenario.steps.flatMap(\.parts) {
      guard obstacle == nil else { return }
      take(step)
    }
  }

  private mutating func take(_ step: ScenarioStep) {
    switch step.content {
    case .act(let action):
      note(unseenAt(action), line: step.place.line)
      note(unheard(action, perform(action)), line: step.place.line)
    case .advance(let nanoseconds):
      advance(nanoseconds: nanoseconds)
    case .expect(let expectations):
      for placed in expectations { note(unlisted(placed.expectation), line: placed.place.line) }
    case .atOnce: break
    }
  }

  private mutating func note(_ reason: String?, line: Int) {
    obstacle = obstacle ?? reason.map { "line \(line): \($0)" }
  }
}

// MARK: - What cannot exist

extension Rehearsal {
  private static let showsNothing =
    "before iOS 10 nothing is shown of a push that comes while the app is in front"

  /// Notes pushes that nobody sees; says why one of them cannot be tapped.
  private mutating func unseenAt(_ action: PhoneAction) -> String? {
    switch action {
    case .push(let arrival):
      if phone.showsNothing(of: arrival) {
        unseen.insert(arrival.identifier)
      } else {
        unseen.remove(arrival.identifier)
      }
      return nil
    case .tap(let identifier, _) where unseen.contains(identifier):
      return "\(Self.showsNothing), so \(shortened(identifier)) cannot be tapped"
    default: return nil
    }
  }

  private func unlisted(_ expectation: Expectation) -> String? {
    guard case .center(let identifiers) = expectation,
      let identifier = identifiers.first(where: unseen.contains)
    else { return nil }
    return "\(Self.showsNothing), so \(shortened(identifier)) is not in the notification centre"
  }

  /// Why no delegate of a SwiftUI app hears of a link; nil if one does.
  ///
  /// A scene that connects brings the link in its connection options, which the app delegate sees
  /// only when it is asked for a configuration. A connected scene has no delegate to tell.
  private func unheard(_ action: PhoneAction, _ orders: [PhoneOrder]) -> String? {
    guard case .link = action, phone.configuration.architecture == .swiftUI else { return nil }
    let carriers = orders.compactMap(\.callback).filter { $0.cargo != nil }
    guard !carriers.isEmpty, !carriers.contains(where: { $0.reachesDelegate(in: .swiftUI) })
    else { return nil }
    let restoresScene = carriers.contains { if case .sceneWillConnect = $0 { true } else { false } }
    let circumstance =
      restoresScene
      ? "that restores a scene, for which no configuration is asked again,"
      : "to an app whose scene is connected"
    return "SwiftUI hands a link \(circumstance) to its views (onOpenURL), which are not simulated"
  }
}

// MARK: - The phone and the blank app

extension Rehearsal {
  /// The phone's orders for an action; none for an impossible one, which the real run reports.
  private mutating func perform(_ action: PhoneAction) -> [PhoneOrder] {
    do { try phone.perform(action) } catch { return [] }
    return carryOutOrders()
  }

  private mutating func advance(nanoseconds: Int64) {
    let end = phone.time.uptimeNanoseconds + nanoseconds
    while let next = phone.nextEventNanoseconds, next <= end {
      advance(to: next)
    }
    advance(to: end)
  }

  private mutating func advance(to uptime: Int64) {
    phone.advance(
      to: phone.time.advanced(byNanoseconds: uptime - phone.time.uptimeNanoseconds))
    _ = carryOutOrders()
  }

  private mutating func carryOutOrders() -> [PhoneOrder] {
    var orders: [PhoneOrder] = []
    while let order = phone.nextOrder() {
      orders.append(order)
      if let callback = order.callback { answer(callback) }
    }
    return orders
  }

  private mutating func answer(_ callback: Callback) {
    switch callback {
    case .didFinishLaunching: phone.absorb(.notificationDelegate(isSet: true))
    case .didReceiveRemoteNotification(_, let token):
      phone.absorb(.completed(token, .fetched(0)))
    // Badge, sound, alert, list and banner.
    case .willPresent(_, let token): phone.absorb(.completed(token, .present(31)))
    case .didReceive(_, let token), .handleAction(_, let token):
      phone.absorb(.completed(token, .done))
    case .performShortcut(_, let token), .scenePerformShortcut(_, _, let token):
      phone.absorb(.completed(token, .performed(true)))
    default: break
    }
  }
}

extension ScenarioStep {
  /// The steps done at once, or the step alone.
  fileprivate var parts: [ScenarioStep] {
    if case .atOnce(let steps) = content { steps } else { [self] }
  }
}

extension PhoneOrder {
  /// What it delivers to the app, if anything.
  fileprivate var callback: Callback? {
    if case .deliver(let callback, _) = self { callback } else { nil }
  }
}
