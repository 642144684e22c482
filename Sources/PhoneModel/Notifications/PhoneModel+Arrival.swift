import PhoneLink

/// A push arrives: what of it reaches the app, without anything done by the user.
extension PhoneModel {
  mutating func receive(_ arrival: PushArrival) throws(PhoneActionError) {
    guard let content = arrival.content else {
      throw PhoneActionError(
        .payloadUnreadable,
        "push '\(arrival.identifier)' has a body that is no JSON object; a push server refuses it")
    }
    let notification = DeliveredNotification(
      identifier: arrival.identifier, payload: arrival.payload, deliveredAt: time)
    if process.state.isInFront {
      receiveInFront(notification, content)
    } else {
      showBySystem(notification, content)
      if content.wakesApp { wake(for: arrival.payload) }
    }
  }

  /// iOS shows nothing by itself over the app it is for.
  private mutating func receiveInFront(
    _ notification: DeliveredNotification, _ content: PushContent
  ) {
    guard content.addressesUser || content.wakesApp else { return }
    guard listensToNotificationCenter else {
      steps.append(.fetch(notification.payload))
      if content.addressesUser, hasNotificationFramework,
        consult(.nilDelegateForeground, \.nilDelegateForeground) == .shown
      {
        showBySystem(notification, content)
      }
      return
    }
    let asking: [Step] =
      content.addressesUser ? [.present(notification, content)] : []
    let waking: [Step] = content.wakesApp ? [.fetch(notification.payload)] : []
    // Apple's documents are silent on the order of the two.
    if !asking.isEmpty, !waking.isEmpty,
      consult(.foregroundOrder, \.foregroundOrder) == .fetchFirst
    {
      steps += waking + asking
    } else {
      steps += asking + waking
    }
  }

  /// `content-available` gives an app that is not in front time for the push.
  private mutating func wake(for payload: PayloadText) {
    switch process.state {
    case .notRunning:
      // The user's swipe is a wish to be left alone, and before its first launch the app has not
      // registered for pushes.
      if lastEnd == .bySystem || lastEnd == .byTimeout { launchInBackground(for: payload) }
    case .suspended:
      steps.append(.enter(.background))
      if !usesScenes { steps += tellOfBackgroundWake() }
      steps.append(.fetch(payload))
    case .background, .inactive, .active:
      steps.append(.fetch(payload))
    }
  }
}
