import PhoneLink

extension PhoneModel {
  /// Does what the step says; nil when the app's process notices nothing of it.
  mutating func carryOut(_ step: Step) -> PhoneOrder? {
    switch step {
    case .start(let state):
      startProcess(in: state)
      return note(.startProcess, OrderUnderWay())
    case .enter(let state):
      enter(state)
      return nil
    case .call(let callback):
      noteScene(callback)
      return deliver(callback)
    case .fetch(let payload):
      return deliverFetch(payload)
    case .present(let received):
      return deliverPresentation(received)
    case .answer(let answer):
      return deliverAnswer(answer)
    case .open(let url):
      return process.hasDeclinedLaunch ? nil : deliver(openingCallback(url))
    case .performShortcut(let item):
      return process.hasDeclinedLaunch ? nil : deliverShortcut(item)
    case .closeProtectedData:
      return closeProtectedData()
    case .openProtectedData:
      openProtectedData()
      return nil
    case .tellOfOpening:
      return tellOfOpening()
    case .touch(let userStep):
      return note(.userStep(userStep), OrderUnderWay(isUserStep: true))
    case .end(let end):
      endProcess(end)
      return note(.endProcess, OrderUnderWay())
    }
  }

  /// One call without a handler.
  mutating func deliver(_ callback: Callback) -> PhoneOrder { deliver(callback, token: nil) }

  /// A response goes to the notification centre's delegate.
  ///
  /// Without one, and before iOS 10, a tap comes by the app delegate's fetch callback. Asked only
  /// now, because a launch sets the delegate on its way.
  private mutating func deliverAnswer(_ answer: UserAnswer) -> PhoneOrder? {
    if listensToNotificationCenter {
      // Who starts to listen after the launch is too late for what it was for.
      if answer.startsProcess, process.launchedWithoutDelegate { return nil }
      noteDelegateQueue()
      let token = openHandler(.response)
      return deliver(.didReceive(told(answer), token), token: token)
    }
    if !hasNotificationFramework, !answer.isTap {
      let token = openHandler(.action)
      return deliver(.handleAction(told(answer), token), token: token)
    }
    // Nobody hears of local notifications, nor of what does not open the app.
    guard answer.received.notification.isRemote, answer.isForeground else { return nil }
    if hasTapsWithoutHandler, !answer.startsProcess {
      return deliver(.didReceiveRemoteNotificationWithoutHandler(answer.received.sent))
    }
    return deliverFetch(answer.received.sent)
  }

  private mutating func deliverPresentation(_ received: ReceivedNotification) -> PhoneOrder {
    noteDelegateQueue()
    let token = openHandler(.presentation)
    return deliver(.willPresent(received.notification, token), token: token, presented: received)
  }

  private mutating func deliverFetch(_ payload: PayloadText) -> PhoneOrder {
    let token = openHandler(.fetch)
    return deliver(.didReceiveRemoteNotification(payload, token), token: token)
  }

  private mutating func deliverShortcut(_ item: ShortcutItem) -> PhoneOrder {
    let token = openHandler(.shortcut)
    return deliver(
      usesScenes ? .scenePerformShortcut(.main, item, token) : .performShortcut(item, token),
      token: token)
  }

  private func openingCallback(_ url: String) -> Callback {
    if usesScenes { return .sceneOpenURLs(.main, [url]) }
    return configuration.system < SystemVersion(9) ? .openURLFromSource(url) : .openURL(url)
  }

  private mutating func deliver(
    _ callback: Callback, token: HandlerToken?, presented: ReceivedNotification? = nil
  ) -> PhoneOrder {
    note(
      .deliver(callback, process.state.applicationState),
      OrderUnderWay(callback: callback.name, token: token, presented: presented)
    )
  }

  private mutating func note(_ order: PhoneOrder, _ underWay: OrderUnderWay) -> PhoneOrder {
    self.underWay = underWay
    return order
  }
}
