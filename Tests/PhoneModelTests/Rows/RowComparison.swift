import PhoneLink

@testable import PhoneModel

/// Holds what the model does against what a row says.
enum RowComparison {
  /// Why the orders do not fit the row's callbacks; nil if they do.
  ///
  /// They fit if the callbacks that must come are there in order, and no others but optional ones.
  static func mismatch(_ expected: [CallbackRow.Call], _ orders: [PhoneOrder]) -> String? {
    var rest = delivered(orders)[...]
    // The start of a SwiftUI app's own code is the start of its process, not a callback.
    for call in expected where call.name != "App.init()" {
      guard let (callback, state) = rest.first, callback.name == call.name else {
        if call.optional != nil { continue }
        return "\(call.name) is missing before \(rest.first?.0.name ?? "the end")"
      }
      if let wrong = mismatch(call, callback, state) { return wrong }
      rest.removeFirst()
    }
    return rest.first.map { "\($0.0.name) is not in the row" }
  }

  private static func delivered(_ orders: [PhoneOrder]) -> [(Callback, ApplicationState)] {
    orders.compactMap { order in
      guard case .deliver(let callback, let state) = order else { return nil }
      return (callback, state)
    }
  }

  /// What the callback brings along, and the state in which it comes.
  private static func mismatch(
    _ call: CallbackRow.Call, _ callback: Callback, _ state: ApplicationState
  ) -> String? {
    let told = call.data.applicationState ?? call.data.activationState
    if let told, told != state.rawValue { return "\(call.name) in \(state), not \(told)" }
    switch callback {
    case .willFinishLaunching(let options), .didFinishLaunching(let options):
      let isTold = call.data.launchOptions?.remoteNotification != nil
      if isTold != (options.remoteNotification != nil) { return "\(call.name): payload" }
    case .configurationForConnecting(let connection), .sceneWillConnect(let connection):
      let isTold = call.data.notificationResponse != nil
      if isTold != (connection.notificationResponse != nil) { return "\(call.name): response" }
    case .didReceive(let answer, _):
      if let wrong = mismatch(answer, call.data.actionIdentifier) {
        return "\(call.name): \(wrong)"
      }
      if call.data.targetScene != nil, answer.targetScene != .main { return "\(call.name): scene" }
    case .handleAction(let answer, _):
      if answer.action == NotificationAnswer.defaultAction { return "\(call.name): action" }
      if (answer.text != nil) != (call.data.responseInfo != nil) { return "\(call.name): text" }
    default:
      break
    }
    return nil
  }

  /// The row names Apple's two actions, and speaks of others as custom ones.
  private static func mismatch(_ answer: NotificationAnswer, _ told: String?) -> String? {
    guard let told else { return nil }
    let apples = [NotificationAnswer.defaultAction, NotificationAnswer.dismissAction]
    let isCustom = !apples.contains(answer.action)
    if isCustom != told.hasPrefix("custom") || !isCustom && told != answer.action {
      return "action"
    }
    return (answer.text != nil) == told.contains("userText") ? nil : "text"
  }

  /// Lets a row's event happen in its situation and returns the orders.
  static func orders(
    _ situation: Situation, _ event: DefaultRow.Event, _ cell: Cell, choices: Choices = Choices(),
    app: TestPhone.App = TestPhone.App(), isPushWaiting: Bool = false
  ) throws -> [PhoneOrder] {
    var phone = cell.phone(choices: choices, app: app)
    // A push must be there to be acted on over a covered app: it comes before the cover.
    if situation == .inactive, event.isAnswer {
      try phone.enter(.background)
      try phone.perform(.alertPush(category: event.category))
      try phone.perform(.launch)
      phone.cover()
      return try phone.answer(event)
    }
    try phone.enter(situation)
    if isPushWaiting, !situation.isInFront { try phone.perform(.alertPush("waiting")) }
    return try phone.meet(event)
  }
}
