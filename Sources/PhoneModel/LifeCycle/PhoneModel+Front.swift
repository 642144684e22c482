import PhoneLink

/// Coming to the front and leaving it.
extension PhoneModel {
  /// Returns a living app from the background for the user, who tapped its icon or a notification.
  mutating func comeToFront(for tap: DeliveredNotification?) {
    if process.state == .suspended { steps.append(.enter(.background)) }
    // A process launched by a push may have no scene yet.
    let connection = usesScenes && !process.hasScene ? planConnection() : nil
    let delivery = tap.map { deliver($0, toNewScene: connection) } ?? TapDelivery()
    if let connection { steps += connect(connection, delivery.connection) }
    steps += enterForeground(delivery)
  }

  /// From the background to active, with a tap's response where the choice puts it.
  func enterForeground(_ delivery: TapDelivery) -> [Step] {
    delivery.steps(at: .beforeForeground)
      + [tell(.willEnterForeground), .enter(.inactive)]
      + delivery.steps(at: .beforeActive)
      + uncover()
      + delivery.steps(at: .afterActive)
  }

  /// The user goes to the home screen.
  mutating func goHome() throws(PhoneActionError) {
    guard process.state.isInFront else {
      throw PhoneActionError(
        .notInFront, "home needs the app in front, but it is \(process.state.rawValue); launch it")
    }
    steps += cover() + [.enter(.background), tell(.didEnterBackground)]
  }

  /// Something comes to lie over the app, if nothing does yet: the switcher, the notification
  /// centre, the way home.
  func cover() -> [Step] {
    process.state == .active ? [tell(.willResignActive), .enter(.inactive)] : []
  }

  /// What lay over the app goes away.
  func uncover() -> [Step] { [.enter(.active), tell(.didBecomeActive)] }

  /// The user touches the app's screen.
  mutating func takeUserStep(_ userStep: UserStep) throws(PhoneActionError) {
    guard process.state == .active else {
      throw PhoneActionError(
        .notInFront,
        "'\(userStep)' needs the app in front, but it is \(process.state.rawValue); launch it")
    }
    steps.append(.touch(userStep))
  }
}
