/// What the launch callbacks are given; empty options arrive as nil.
public struct LaunchOptions: Hashable, Sendable, Codable {
  /// The value of `UIApplication.LaunchOptionsKey.remoteNotification`.
  public var remoteNotification: PayloadText?
  /// The value of `UIApplication.LaunchOptionsKey.url`.
  public var url: String?
  /// What `UIApplication.LaunchOptionsKey.userActivityDictionary` holds.
  public var userActivity: UserActivity?
  /// The value of `UIApplication.LaunchOptionsKey.shortcutItem`.
  public var shortcutItem: ShortcutItem?

  /// Makes launch options; without arguments the app gets nil.
  public init(
    remoteNotification: PayloadText? = nil, url: String? = nil, userActivity: UserActivity? = nil,
    shortcutItem: ShortcutItem? = nil
  ) {
    self.remoteNotification = remoteNotification
    self.url = url
    self.userActivity = userActivity
    self.shortcutItem = shortcutItem
  }
}

/// What a connecting scene is given.
public struct SceneConnection: Hashable, Sendable, Codable {
  /// The scene that connects.
  public var scene: SceneID
  /// The value of `UIScene.ConnectionOptions.notificationResponse`.
  public var notificationResponse: NotificationAnswer?
  /// The URLs of `UIScene.ConnectionOptions.urlContexts`.
  public var urls: [String]
  /// The values of `UIScene.ConnectionOptions.userActivities`.
  public var userActivities: [UserActivity]
  /// The value of `UIScene.ConnectionOptions.shortcutItem`.
  public var shortcutItem: ShortcutItem?

  /// Makes a connection's options.
  public init(
    scene: SceneID, notificationResponse: NotificationAnswer? = nil, urls: [String] = [],
    userActivities: [UserActivity] = [], shortcutItem: ShortcutItem? = nil
  ) {
    self.scene = scene
    self.notificationResponse = notificationResponse
    self.urls = urls
    self.userActivities = userActivities
    self.shortcutItem = shortcutItem
  }
}
