import PhoneLink

/// By which ways a tap reaches the app.
struct TapDelivery: Hashable, Sendable {
  /// With the scene's connection or in the launch options.
  var connection: NotificationAnswer?
  /// As a response of its own.
  var response: NotificationAnswer?
  /// When the response comes.
  var slot = Choices.ResponseSlot.beforeActive

  /// The response, if this is its place.
  func steps(at place: Choices.ResponseSlot) -> [Step] {
    guard let response, place == slot else { return [] }
    return [.answer(response)]
  }
}

extension PhoneModel {
  /// The user taps a notification, wherever it is to be seen.
  mutating func tap(_ identifier: String) throws(PhoneActionError) {
    guard let notification = notifications.find(identifier) else {
      let shown = notifications.identifiers.joined(separator: ", ")
      throw PhoneActionError(
        .unknownNotification,
        "notification '\(identifier)' is not to be seen, the notification centre holds "
          + "\(shown.isEmpty ? "nothing" : shown); tap what was pushed, shown and not tapped yet")
    }
    let isBanner = notifications.banner?.identifier == identifier
    notifications.remove(identifier)
    switch process.state {
    case .notRunning:
      launchInFront(for: notification)
    case .background, .suspended:
      comeToFront(for: notification)
    case .active where isBanner && hasNotificationFramework:
      steps.append(.answer(answer(to: notification)))
    case .inactive, .active:
      // In the notification centre, which lies over the app.
      steps += cover() + [.answer(answer(to: notification))] + uncover()
    }
  }

  /// How a tap reaches an app that it brings to the front; with a connection if a scene connects
  /// for it or, without scenes, the process starts for it.
  mutating func deliver(
    _ notification: DeliveredNotification, toNewScene connection: PlannedConnection?
  ) -> TapDelivery {
    let answer = answer(to: notification)
    let connects = usesScenes ? connection != nil : !isAlive
    var delivery = TapDelivery(connection: connects ? answer : nil, response: answer)
    // Before iOS 10 both ways are documented, and the slot is known from several reports.
    guard hasNotificationFramework else { return delivery }
    // A SwiftUI app sees a connection's tap only when it is asked for a configuration.
    if connects, architecture != .swiftUI || connection?.asksForConfiguration == true {
      switch consult(.coldResponse, \.coldResponse) {
      case .both: break
      case .connectionOnly: delivery.response = nil
      case .responseOnly: delivery.connection = nil
      }
    }
    if delivery.response != nil, hasOpenSlot {
      delivery.slot = consult(.responseSlot, \.responseSlot)
    }
    return delivery
  }

  /// Where the response comes is known for a launch without scenes, and where the tap comes by
  /// the fetch callback since nobody listens.
  private var hasOpenSlot: Bool {
    isAlive ? listensToNotificationCenter : usesScenes
  }

  private func answer(to notification: DeliveredNotification) -> NotificationAnswer {
    NotificationAnswer(notification: notification, targetScene: usesScenes ? .main : nil)
  }
}
