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
    case .present(let notification, let content):
      let token = openHandler(.presentation)
      return deliver(
        .willPresent(notification, token), token: token,
        presentation: Presentation(notification: notification, content: content))
    case .answer(let answer):
      return deliverAnswer(answer)
    case .touch(let userStep):
      return note(.userStep(userStep), OrderUnderWay(isUserStep: true))
    case .end(let end):
      endProcess(end)
      return note(.endProcess, OrderUnderWay())
    }
  }

  /// A response goes to the notification centre's delegate.
  ///
  /// Without one, and before iOS 10, a tap comes by the app delegate's fetch callback. Asked only
  /// now, because a launch sets the delegate on its way.
  private mutating func deliverAnswer(_ answer: NotificationAnswer) -> PhoneOrder {
    guard listensToNotificationCenter else {
      return deliverFetch(answer.notification.payload)
    }
    let token = openHandler(.response)
    return deliver(.didReceive(answer, token), token: token)
  }

  private mutating func deliverFetch(_ payload: PayloadText) -> PhoneOrder {
    let token = openHandler(.fetch)
    return deliver(.didReceiveRemoteNotification(payload, token), token: token)
  }

  private mutating func deliver(
    _ callback: Callback, token: HandlerToken? = nil, presentation: Presentation? = nil
  ) -> PhoneOrder {
    note(
      .deliver(callback, process.state.applicationState),
      OrderUnderWay(callback: callback.name, token: token, presentation: presentation)
    )
  }

  private mutating func note(_ order: PhoneOrder, _ underWay: OrderUnderWay) -> PhoneOrder {
    self.underWay = underWay
    return order
  }
}
