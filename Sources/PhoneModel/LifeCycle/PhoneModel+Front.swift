import PhoneLink

/// Coming to the front and leaving it.
extension PhoneModel {
  /// Returns a living app from the background for the user.
  mutating func comeToFront(for opening: Opening) {
    if process.state == .suspended { steps += resume() }
    // A process launched by a push may have no scene yet.
    let connection = usesScenes && !process.hasScene ? planConnection() : nil
    let delivery = deliver(opening, toNewScene: connection)
    if let connection { steps += connect(connection, delivery.connection) }
    steps += enterForeground(delivery)
  }

  /// A suspended process runs again; it hears late of what it slept through.
  func resume() -> [Step] { [.enter(.background), .tellOfOpening] }

  /// From the background to active, with what opened the app where the choice puts it.
  func enterForeground(_ delivery: OpeningDelivery) -> [Step] {
    delivery.steps(at: .beforeForeground)
      + [tell(.willEnterForeground), .enter(.inactive)]
      + delivery.steps(at: .beforeActive)
      + uncover()
      + delivery.steps(at: .afterActive)
  }

  /// The user goes to the home screen.
  mutating func goHome() throws(PhoneActionError) {
    try requireUnlocked("home")
    guard process.state.isInFront else {
      throw PhoneActionError(
        .notInFront, "home needs the app in front, but it is \(process.state.rawValue); launch it")
    }
    steps += leaveFront()
  }

  /// The user opens the switcher; over another app it is nothing to this one.
  mutating func openSwitcher() throws(PhoneActionError) {
    try requireUnlocked("the switcher")
    steps += cover()
  }

  /// From the front to the background.
  func leaveFront() -> [Step] { cover() + [.enter(.background), tell(.didEnterBackground)] }

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
