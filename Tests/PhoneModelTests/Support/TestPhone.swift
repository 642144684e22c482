import PhoneLink

@testable import PhoneModel

/// A phone with an app on it that does what it is told to in the tests.
struct TestPhone {
  /// How the app behaves.
  struct App {
    /// Whether it sets the notification centre's delegate in did-finish.
    var listens = true
    /// Whether did-finish returns false.
    var declinesLaunch = false
    /// Whether it calls its handlers at once.
    var answers = true
    /// What it answers to will-present: everything, in the words of every version.
    var presents: UInt = 1 | 2 | 4 | 8 | 16
    /// Callbacks whose methods it lacks.
    var lacks: [String] = []

    func lacks(_ order: PhoneOrder) -> Bool {
      guard case .deliver(let callback, _) = order else { return false }
      return lacks.contains(callback.name)
    }
  }

  var model: PhoneModel
  var app: App

  init(
    _ system: SystemVersion = SystemVersion(18), _ architecture: Architecture = .scene,
    sdk: SystemVersion? = nil, choices: Choices = Choices(), app: App = App()
  ) {
    let configuration = PhoneConfiguration(
      system: system, sdk: sdk, architecture: architecture, choices: choices)
    model = PhoneModel(
      configuration, startingAt: PhoneTime(uptimeNanoseconds: 0, wallNanoseconds: 1_000_000_000))
    self.app = app
  }

  /// Performs the action and carries out its orders.
  @discardableResult
  mutating func perform(_ action: PhoneAction) throws -> [PhoneOrder] {
    try model.perform(action)
    return drain()
  }

  /// Open questions that mattered so far, but for the one that matters to every call of the
  /// notification centre's delegate.
  var consulted: [Choices.Name] { model.consulted.filter { $0 != .delegateQueue } }

  /// Carries out what is queued.
  mutating func drain() -> [PhoneOrder] {
    var orders: [PhoneOrder] = []
    while let order = model.nextOrder() {
      orders.append(order)
      carryOut(order)
    }
    return orders
  }

  @discardableResult
  mutating func advance(seconds: Double) -> [PhoneOrder] {
    model.advance(to: model.time.advanced(byNanoseconds: Int64(seconds * 1e9)))
    return drain()
  }

  mutating func carryOut(_ order: PhoneOrder) {
    guard case .deliver(let callback, _) = order else { return }
    if app.lacks(order) {
      model.absorb(.notImplemented(callback: callback.name))
      return
    }
    switch callback {
    case .didFinishLaunching:
      if app.listens { model.absorb(.notificationDelegate(isSet: true)) }
      model.absorb(.categories(TestPhone.categories))
      if app.declinesLaunch { model.absorb(.launchDeclined) }
    case .didReceiveRemoteNotification(_, let token) where app.answers:
      model.absorb(.completed(token, .fetched(0)))
    case .willPresent(_, let token) where app.answers:
      model.absorb(.completed(token, .present(app.presents)))
    case .didReceive(_, let token) where app.answers,
      .handleAction(_, let token) where app.answers:
      model.absorb(.completed(token, .done))
    case .performShortcut(_, let token) where app.answers,
      .scenePerformShortcut(_, _, let token) where app.answers:
      model.absorb(.completed(token, .performed(true)))
    default:
      break
    }
  }
}

extension TestPhone {
  /// What the app registers.
  static let categories = [
    NotificationCategory(
      identifier: "CHAT",
      actions: [
        .init(identifier: "reply", takesText: true),
        .init(identifier: "answer", isForeground: true, takesText: true),
      ], tellsOfDismissal: true),
    NotificationCategory(
      identifier: "ORDER",
      actions: [.init(identifier: "open", isForeground: true), .init(identifier: "archive")]),
  ]
}

extension PhoneAction {
  static func alertPush(_ identifier: String = "n1", category: String? = nil) -> PhoneAction {
    let named = category.map { #","category":"\#($0)""# } ?? ""
    return .push(
      PushArrival(identifier: identifier, payload: #"{"aps":{"alert":"Shipped"\#(named)}}"#))
  }

  static func wakingAlertPush(_ identifier: String = "n1") -> PhoneAction {
    .push(
      PushArrival(
        identifier: identifier, payload: #"{"aps":{"alert":"Shipped","content-available":1}}"#))
  }

  static func silentPush(_ identifier: String = "n1") -> PhoneAction {
    .push(PushArrival(identifier: identifier, payload: #"{"aps":{"content-available":1}}"#))
  }
}
