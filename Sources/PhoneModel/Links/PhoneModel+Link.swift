import PhoneLink

/// Links and quick actions: what opens the app without a notification.
extension PhoneModel {
  /// The user follows a link.
  mutating func follow(_ url: String) throws(PhoneActionError) {
    try requireUnlocked("a link")
    guard let link = Link(url) else {
      throw PhoneActionError(
        .linkUnreadable, "'\(url)' is no URL; write one with a scheme, as in shop://orders")
    }
    if case .universal = link { try require(SystemVersion(9), for: "a universal link") }
    open(for: .link(link))
  }

  /// The user chooses a quick action.
  mutating func perform(_ item: ShortcutItem) throws(PhoneActionError) {
    try requireUnlocked("a quick action")
    try require(SystemVersion(9), for: "a quick action")
    open(for: .quickAction(item))
  }

  private mutating func open(for opening: Opening) {
    switch process.state {
    case .notRunning: launchInFront(for: opening)
    case .background, .suspended: comeToFront(for: opening)
    case .inactive: steps += deliver(opening, toNewScene: nil).calls + uncover()
    case .active: steps += deliver(opening, toNewScene: nil).calls
    }
  }

  /// How a link reaches an app that it brings to the front.
  mutating func deliver(
    _ link: Link, toNewScene connection: PlannedConnection?
  ) -> OpeningDelivery {
    var delivery = OpeningDelivery()
    let isCold = usesScenes ? connection != nil : !isAlive
    switch link {
    case .scheme(let url):
      if usesScenes, isCold {
        delivery.connection.urls = [url]
      } else {
        if isCold { delivery.launchOptions.url = url }
        delivery.calls = [.open(url)]
      }
    case .universal(let url):
      let activity = Link.activity(url)
      if usesScenes, isCold {
        delivery.connection.userActivities = [activity]
      } else {
        if isCold { delivery.launchOptions.userActivity = activity }
        delivery.calls = continuation(of: activity, isAnnounced: !isCold)
      }
    }
    chooseSlot(of: &delivery)
    return delivery
  }

  /// How a quick action reaches an app that it brings to the front.
  mutating func deliver(
    _ item: ShortcutItem, toNewScene connection: PlannedConnection?
  ) -> OpeningDelivery {
    var delivery = OpeningDelivery()
    if usesScenes, connection != nil {
      delivery.connection.shortcutItem = item
    } else {
      if !isAlive { delivery.launchOptions.shortcutItem = item }
      delivery.calls = [.performShortcut(item)]
    }
    chooseSlot(of: &delivery)
    return delivery
  }

  /// An app that runs already is told first that an activity is on its way.
  private func continuation(of activity: UserActivity, isAnnounced: Bool) -> [Step] {
    guard usesScenes else {
      return (isAnnounced ? [.call(.willContinueUserActivity(type: activity.type))] : [])
        + [.call(.continueUserActivity(activity))]
    }
    return [
      .call(.sceneWillContinueUserActivity(.main, type: activity.type)),
      .call(.sceneContinueUserActivity(.main, activity)),
    ]
  }

  /// As open as for responses: not in front already, and not on a launch without scenes.
  private mutating func chooseSlot(of delivery: inout OpeningDelivery) {
    guard hasNotificationFramework, isAlive, !process.state.isInFront, !delivery.calls.isEmpty
    else { return }
    delivery.slot = consult(.responseSlot, \.responseSlot)
  }
}
