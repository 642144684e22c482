import PhoneLink

// Stand-ins for methods an app does not implement: each only says so.
extension UIApplicationDelegate {
  private func isMissing(_ method: String) { MissingMethods.mark(method, on: self) }

  /// No window.
  public var window: UIWindow? {
    get { nil }
    set { preconditionFailure("the app delegate has no window property to set") }
  }

  /// Stands in for a method the app does not implement.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    isMissing("application(_:willFinishLaunchingWithOptions:)")
    return true
  }

  /// Stands in for a method the app does not implement.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    isMissing("application(_:didFinishLaunchingWithOptions:)")
    return true
  }

  /// Stands in for a method the app does not implement.
  public func applicationDidBecomeActive(_ application: UIApplication) {
    isMissing("applicationDidBecomeActive(_:)")
  }

  /// Stands in for a method the app does not implement.
  public func applicationWillResignActive(_ application: UIApplication) {
    isMissing("applicationWillResignActive(_:)")
  }

  /// Stands in for a method the app does not implement.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    isMissing("applicationDidEnterBackground(_:)")
  }

  /// Stands in for a method the app does not implement.
  public func applicationWillEnterForeground(_ application: UIApplication) {
    isMissing("applicationWillEnterForeground(_:)")
  }

  /// Stands in for a method the app does not implement.
  public func applicationWillTerminate(_ application: UIApplication) {
    isMissing("applicationWillTerminate(_:)")
  }

  /// Stands in for a method the app does not implement.
  public func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication) {
    isMissing("applicationProtectedDataWillBecomeUnavailable(_:)")
  }

  /// Stands in for a method the app does not implement.
  public func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
    isMissing("applicationProtectedDataDidBecomeAvailable(_:)")
  }

  /// Stands in for a method the app does not implement: what the manifest says.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    isMissing("application(_:configurationForConnecting:options:)")
    return connectingSceneSession.configuration
  }

  /// Stands in for a method the app does not implement.
  public func application(
    _ application: UIApplication,
    didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
  ) {
    isMissing("application(_:didReceiveRemoteNotification:fetchCompletionHandler:)")
  }

  /// Stands in for a method the app does not implement.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) async -> UIBackgroundFetchResult {
    isMissing(RemoteNotificationMethod.asynchronous)
    return .noData
  }

  /// Stands in for a method the app does not implement.
  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]
  ) {
    isMissing(RemoteNotificationMethod.withoutHandler)
  }
}

/// Names that tell the forms of one method apart.
enum RemoteNotificationMethod {
  static let withoutHandler = "application(_:didReceiveRemoteNotification:)"
  static let asynchronous = "application(_:didReceiveRemoteNotification:) async"
}
