import PhoneLink

/// A notification arrives: what of it reaches the app, without anything done by the user.
extension PhoneModel {
  mutating func receive(_ arrival: PushArrival) throws(PhoneActionError) {
    guard let content = arrival.content else {
      throw PhoneActionError(
        .payloadUnreadable,
        "push '\(arrival.identifier)' has a body that is no JSON object; a push server refuses it")
    }
    if losesSilentPushes, content.wakesApp, !content.addressesUser { return presentation = .none }
    let received = try received(arrival, content)
    if process.state.isInFront {
      receiveInFront(received, wakes: content.wakesApp)
    } else {
      showBySystem(received)
      if content.wakesApp { wake(for: arrival.payload, isShown: content.hasAlert) }
    }
  }

  /// The app's own notification falls due; it wakes nobody.
  mutating func receive(_ local: LocalNotification) throws(PhoneActionError) {
    try require(SystemVersion(10), for: "a local notification")
    guard let content = local.content else {
      throw PhoneActionError(
        .payloadUnreadable, "notification '\(local.identifier)' is no JSON object; write one")
    }
    let received = ReceivedNotification(
      name: local.identifier,
      notification: DeliveredNotification(
        identifier: local.identifier, payload: local.payload, deliveredAt: deliveryTime(),
        isRemote: false),
      sent: local.payload, content: content)
    if process.state.isInFront {
      receiveInFront(received, wakes: false)
    } else {
      showBySystem(received)
    }
  }

  /// The notification that a push makes, after the app's service extension has seen it.
  private mutating func received(
    _ arrival: PushArrival, _ content: PushContent
  ) throws(PhoneActionError) -> ReceivedNotification {
    let isExtended =
      hasNotificationFramework && content.isMutable && content.hasAlert && authorisation != .denied
    var (shown, shownContent) = (arrival.payload, content)
    if isExtended, let extendedPayload = arrival.extendedPayload {
      guard let extended = arrival.extendedContent else {
        throw PhoneActionError(
          .payloadUnreadable,
          "the extension's payload of push '\(arrival.identifier)' is no JSON object; write one")
      }
      (shown, shownContent) = (extendedPayload, extended)
    }
    return ReceivedNotification(
      name: arrival.identifier,
      notification: DeliveredNotification(
        identifier: arrival.collapseIdentifier ?? arrival.identifier, payload: shown,
        deliveredAt: deliveryTime()),
      sent: arrival.payload, content: shownContent)
  }

  /// When a notification that comes now counts as delivered.
  ///
  /// Simulated time may stand still between two deliveries, or be set back. Real ones never share a
  /// date, and apps tell them apart by it, so each gets a millisecond of its own.
  private mutating func deliveryTime() -> PhoneTime {
    let millisecond: Int64 = 1_000_000
    var time = time
    while deliveryDates.contains(where: { abs($0 - time.wallNanoseconds) < millisecond }) {
      time.wallNanoseconds += millisecond
    }
    deliveryDates.append(time.wallNanoseconds)
    return time
  }

  /// iOS shows nothing by itself over the app it is for.
  private mutating func receiveInFront(_ received: ReceivedNotification, wakes: Bool) {
    presentation = .none
    let content = received.content
    guard listensToNotificationCenter else {
      return receiveInFrontUnheard(received, wakes: wakes)
    }
    let isAsked = content.addressesUser && authorisation != .denied
    let asking: [Step] = isAsked ? [.present(received)] : []
    let waking: [Step] = wakes ? [.fetch(received.sent)] : []
    // Apple's documents are silent on the order of the two.
    if isAsked, wakes, consult(.foregroundOrder, \.foregroundOrder) == .fetchFirst {
      steps += waking + asking
    } else {
      steps += asking + waking
    }
    if isAsked, hasDoublePresentation { steps.append(.present(received.withOtherCase)) }
  }

  /// Without a delegate of the notification centre a push comes by the fetch callback, as it did
  /// before iOS 10.
  private mutating func receiveInFrontUnheard(_ received: ReceivedNotification, wakes: Bool) {
    guard received.content.addressesUser || wakes else { return }
    if received.notification.isRemote { steps.append(.fetch(received.sent)) }
    if received.content.addressesUser, hasNotificationFramework,
      consult(.nilDelegateForeground, \.nilDelegateForeground) == .shown
    {
      showBySystem(received)
    }
  }

  /// `content-available` gives an app that is not in front time for the push.
  private mutating func wake(for payload: PayloadText, isShown: Bool) {
    switch process.state {
    case .notRunning:
      // The user's swipe is a wish to be left alone, and before its first launch the app has not
      // registered for pushes.
      let isWoken = lastEnd == .byUser && isShown && wakesAfterForceQuit
      if lastEnd.leavesAppToSystem || isWoken { launchInBackground(for: payload) }
    case .suspended:
      steps += resume()
      if !usesScenes { steps += tellOfBackgroundWake() }
      steps.append(.fetch(payload))
    case .background, .inactive, .active:
      steps.append(.fetch(payload))
    }
  }
}
