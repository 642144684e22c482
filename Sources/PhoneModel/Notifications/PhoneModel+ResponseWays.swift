import PhoneLink

/// By which ways a response reaches an app that it brings to the front.
extension PhoneModel {
  /// With a connection if a scene connects for it, in the launch options if the process of an app
  /// without scenes starts for it, and as a response of its own.
  mutating func deliver(
    _ answer: UserAnswer, toNewScene connection: PlannedConnection?
  ) -> OpeningDelivery {
    var delivery = OpeningDelivery(calls: [.answer(answer)])
    if usesScenes {
      if let connection { addConnection(answer, connection, to: &delivery) }
    } else if answer.startsProcess {
      addLaunchOptions(answer, to: &delivery)
    }
    if !delivery.calls.isEmpty, hasOpenSlot {
      delivery.slot = consult(.responseSlot, \.responseSlot)
    }
    return delivery
  }

  /// The payload a launch for this answer tells of, if it tells of one.
  mutating func launchPayload(for answer: UserAnswer) -> PayloadText? {
    // The key is for pushes.
    guard answer.received.notification.isRemote else { return nil }
    if !answer.isTap {
      // For a typed text before iOS 10 nothing speaks of launch options.
      if !hasNotificationFramework, answer.text != nil { return nil }
      guard consult(.actionLaunchOptions, \.actionLaunchOptions) == .present else { return nil }
    }
    guard answer.received.isModified,
      consult(.launchPayload, \.launchPayload) == .modified
    else { return answer.received.sent }
    return answer.received.notification.payload
  }

  private mutating func addConnection(
    _ answer: UserAnswer, _ connection: PlannedConnection, to delivery: inout OpeningDelivery
  ) {
    delivery.connection.notificationResponse = told(answer)
    // A SwiftUI app sees a connection's response only when it is asked for a configuration.
    guard architecture != .swiftUI || connection.asksForConfiguration else { return }
    switch consult(.coldResponse, \.coldResponse) {
    case .both: break
    case .connectionOnly: delivery.calls = []
    case .responseOnly: delivery.connection.notificationResponse = nil
    }
  }

  private mutating func addLaunchOptions(
    _ answer: UserAnswer, to delivery: inout OpeningDelivery
  ) {
    // Launch options know neither local notifications nor actions, so that only a tap on a push
    // could come by them alone; before iOS 10 both ways are documented.
    if hasNotificationFramework, answer.isTap, answer.received.notification.isRemote {
      switch consult(.coldResponse, \.coldResponse) {
      case .both: break
      case .connectionOnly: delivery.calls = []
      case .responseOnly: return
      }
    }
    delivery.launchOptions.remoteNotification = launchPayload(for: answer)
  }

  /// Where the response comes is known before iOS 10, for a launch without scenes, and where it
  /// comes by the fetch callback since nobody listens.
  private var hasOpenSlot: Bool {
    guard hasNotificationFramework else { return false }
    return isAlive ? listensToNotificationCenter : usesScenes
  }
}
