import PhoneLink

/// What the user does with a notification.
extension PhoneModel {
  /// The user taps a notification, wherever it is to be seen.
  mutating func tap(_ name: String, from origin: TapOrigin?) throws(PhoneActionError) {
    let received = try find(name, at: origin)
    let isBanner = origin == .banner || origin == nil && notifications.isOnBanner(received)
    answer(
      userAnswer(received, NotificationAnswer.defaultAction, isForeground: true),
      onBanner: isBanner)
  }

  /// The user chooses an action.
  mutating func choose(
    _ action: String, text: String?, of name: String
  ) throws(PhoneActionError) {
    try require(SystemVersion(8), for: "a notification's action")
    let received = try find(name, at: nil)
    let chosen = try self.action(action, of: received)
    guard chosen.takesText == (text != nil) else {
      throw PhoneActionError(
        .wrongAction,
        chosen.takesText
          ? "action '\(action)' takes a text; name one" : "action '\(action)' takes no text")
    }
    if text != nil { try require(SystemVersion(9), for: "an action that takes a text") }
    answer(
      userAnswer(received, action, text: text, isForeground: chosen.isForeground),
      onBanner: notifications.isOnBanner(received))
  }

  /// The user swipes a notification away.
  ///
  /// Only a category that asks for it hears of that, and never of a banner's being flicked up.
  mutating func dismiss(_ name: String) throws(PhoneActionError) {
    let received = try find(name, at: nil)
    let isListed = notifications.entry(name) == received
    guard isListed, hasNotificationFramework, category(of: received)?.tellsOfDismissal == true
    else {
      notifications.remove(received)
      return systemStateChanged()
    }
    answer(
      userAnswer(received, NotificationAnswer.dismissAction, isForeground: false),
      onBanner: notifications.isOnBanner(received))
  }

  /// The user clears the notification centre, of which no app hears.
  mutating func clearNotifications() {
    notifications.removeEntries()
    notifications.banner = nil
    systemStateChanged()
  }

  /// Lets an answer take its course; on a locked phone one that opens the app waits.
  private mutating func answer(_ answer: UserAnswer, onBanner isBanner: Bool) {
    if lock.isLocked, answer.isForeground {
      lock.waitingAnswer = answer
      return
    }
    notifications.remove(answer.received)
    systemStateChanged()
    // Before iOS 10 nothing is shown over an app: whoever acts there does so in the centre.
    let isOverApp = isBanner && hasNotificationFramework
    if answer.isForeground {
      bringToFront(for: answer, onBanner: isOverApp)
    } else {
      handOver(answer, onBanner: isOverApp)
    }
  }

  /// Opens the app for the answer.
  mutating func bringToFront(for answer: UserAnswer, onBanner isBanner: Bool) {
    switch process.state {
    case .notRunning:
      launchInFront(for: .answer(answer))
    case .background, .suspended:
      comeToFront(for: .answer(answer))
    case .active where isBanner:
      steps.append(.answer(answer))
    case .inactive, .active:
      // In the notification centre, which lies over the app.
      steps += cover() + [.answer(answer)] + uncover()
    }
  }

  /// Gives the answer to the app without opening it.
  private mutating func handOver(_ answer: UserAnswer, onBanner isBanner: Bool) {
    switch process.state {
    case .notRunning:
      launchInBackground(for: answer)
    case .suspended:
      steps += resume() + [.answer(answer)]
    case .background, .inactive:
      steps.append(.answer(answer))
    case .active where isBanner:
      steps.append(.answer(answer))
    case .active:
      steps += cover() + [.answer(answer)] + uncover()
    }
  }

  private func userAnswer(
    _ received: ReceivedNotification, _ action: String, text: String? = nil, isForeground: Bool
  ) -> UserAnswer {
    UserAnswer(
      received: received, action: action, text: text, isForeground: isForeground,
      startsProcess: !isAlive)
  }

  /// The answer as the app is told of it: one window is all there is to choose from.
  func told(_ answer: UserAnswer) -> NotificationAnswer {
    NotificationAnswer(
      notification: answer.received.notification, action: answer.action, text: answer.text,
      targetScene: usesScenes ? .main : nil)
  }
}
