import PhoneLink

/// What brings the app to the front.
enum Opening: Hashable, Sendable {
  /// Its icon, the switcher, or the phone's being unlocked.
  case icon
  /// A notification.
  case answer(UserAnswer)
  /// A link.
  case link(Link)
  /// A quick action on its icon.
  case quickAction(ShortcutItem)
}

/// By which ways an opening reaches the app.
struct OpeningDelivery: Hashable, Sendable {
  /// In the launch options of an app without scenes.
  var launchOptions = LaunchOptions()
  /// With the scene's connection.
  var connection = SceneConnection(scene: .main)
  /// By calls of its own.
  var calls: [Step] = []
  /// When those come.
  var slot = Choices.ResponseSlot.beforeActive

  /// The calls, if this is their place.
  func steps(at place: Choices.ResponseSlot) -> [Step] { place == slot ? calls : [] }
}

extension PhoneModel {
  /// How an opening reaches the app, to which a scene connects for it if one is planned.
  mutating func deliver(
    _ opening: Opening, toNewScene connection: PlannedConnection?
  ) -> OpeningDelivery {
    switch opening {
    case .icon: OpeningDelivery()
    case .answer(let answer): deliver(answer, toNewScene: connection)
    case .link(let link): deliver(link, toNewScene: connection)
    case .quickAction(let item): deliver(item, toNewScene: connection)
    }
  }
}
