import PhoneLink

// Stand-ins for methods an app does not implement, for what the user opens or answers: each only
// says so.
extension UIApplicationDelegate {
  private func isMissing(_ method: String) { MissingMethods.mark(method, on: self) }

  /// Stands in for a method the app does not implement.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    completionHandler: @escaping @Sendable () -> Void
  ) {
    isMissing(
      "application(_:handleActionWithIdentifier:forRemoteNotification:completionHandler:)")
  }

  /// Stands in for a method the app does not implement.
  public func application(
    _ application: UIApplication, handleActionWithIdentifier identifier: String?,
    forRemoteNotification userInfo: [AnyHashable: Any],
    withResponseInfo responseInfo: [AnyHashable: Any],
    completionHandler: @escaping @Sendable () -> Void
  ) {
    isMissing(
      "application(_:handleActionWithIdentifier:forRemoteNotification:withResponseInfo:"
        + "completionHandler:)")
  }

  /// Stands in for a method the app does not implement.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    isMissing("application(_:open:options:)")
    return false
  }

  /// Stands in for a method the app does not implement.
  public func application(
    _ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any
  ) -> Bool {
    isMissing("application(_:open:sourceApplication:annotation:)")
    return false
  }

  /// Stands in for a method the app does not implement.
  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    isMissing("application(_:willContinueUserActivityWithType:)")
    return false
  }

  /// Stands in for a method the app does not implement.
  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    isMissing("application(_:continue:restorationHandler:)")
    return false
  }

  /// Stands in for a method the app does not implement.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    isMissing("application(_:performActionFor:completionHandler:)")
  }

  /// Stands in for a method the app does not implement.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem
  ) async -> Bool {
    isMissing(ShortcutMethod.application)
    return false
  }
}

/// Names of the `async` forms.
enum ShortcutMethod {
  static let application = "application(_:performActionFor:)"
  static let windowScene = "windowScene(_:performActionFor:)"
}
