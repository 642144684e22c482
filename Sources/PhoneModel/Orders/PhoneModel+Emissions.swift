public import PhoneLink

extension PhoneModel {
  /// What the app's process said while carrying the last order out, or while time passed.
  public mutating func absorb(_ emission: Emission) {
    switch emission {
    case .notImplemented(let name), .calledInstead(let name):
      forgiveHandler(name, insteadOf: emission)
    case .completed(let token, let completion):
      complete(token, completion)
    case .notificationDelegate(let isSet):
      process.hasNotificationDelegate = isSet
    case .categories(let registered):
      categories = registered
    case .badge(let number, let interface):
      takeBadge(number, by: interface)
    case .removedDelivered(let identifiers):
      takeBack(identifiers)
    case .launchedWithoutNotificationDelegate:
      process.launchedWithoutDelegate = true
    case .launchDeclined:
      process.hasDeclinedLaunch = true
    case .added:
      countAddition()
    case .stuck(let text):
      find(.stuck, "the app did not come to rest: \(text)")
    case .registeredForRemoteNotifications, .screen, .replaced, .posted, .newerAPI, .impossible:
      break
    }
  }

  /// The order is over: a presentation not answered while it was carried out is not shown.
  mutating func finishOrderUnderWay() {
    underWay = nil
  }

  /// Without the method there is nobody to call the handler; the older form has none.
  private mutating func forgiveHandler(_ name: String, insteadOf emission: Emission) {
    guard let underWay, let token = underWay.token else { return }
    if case .notImplemented = emission, name != underWay.callback { return }
    process.handlers.removeAll { $0.token == token }
    self.underWay?.isForgiven = true
  }

  /// The user did not ask for what comes onto the screen outside of a user step.
  private mutating func countAddition() {
    guard underWay?.isUserStep != true else { return }
    process.additionsWithoutUserStep += 1
    totalAdditionsWithoutUserStep += 1
  }
}
