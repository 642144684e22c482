import Foundation
import PhoneLink
@_spi(Phone) import UserNotifications

extension CallbackDelivery {
  func deliverLaunch(_ callback: Callback, to delegate: any UIApplicationDelegate) {
    var accepts = true
    switch callback {
    case .willFinishLaunching(let options):
      accepts = delegate.application(
        application, willFinishLaunchingWithOptions: dictionary(options))
    case .didFinishLaunching(let options):
      accepts = delegate.application(
        application, didFinishLaunchingWithOptions: dictionary(options))
    default:
      preconditionFailure("\(callback.name) is no turn of a launch")
    }
    settle(callback, on: delegate)
    if !accepts { Outbox.shared.emit(.launchDeclined) }
    if case .didFinishLaunching = callback {
      if UNUserNotificationCenter.shared.delegate == nil {
        Outbox.shared.emit(.launchedWithoutNotificationDelegate)
      }
      post(UIApplication.didFinishLaunchingNotification)
    }
  }

  /// What the app gets of them: nil instead of nothing.
  private func dictionary(_ options: LaunchOptions) -> [UIApplication.LaunchOptionsKey: Any]? {
    var dictionary: [UIApplication.LaunchOptionsKey: Any] = [:]
    dictionary[.remoteNotification] = options.remoteNotification.map(PayloadDictionary.decode)
    dictionary[.url] = options.url.map(URL.init(phone:))
    dictionary[.userActivityDictionary] = options.userActivity.map(activityDictionary)
    dictionary[.shortcutItem] = options.shortcutItem.map(UIApplicationShortcutItem.init)
    return dictionary.isEmpty ? nil : dictionary
  }

  /// Apple documents no name for the key of the activity; this one is what apps find there.
  private func activityDictionary(_ activity: UserActivity) -> [AnyHashable: Any] {
    [
      UIApplication.LaunchOptionsKey.userActivityType: activity.type,
      "UIApplicationLaunchOptionsUserActivityKey": NSUserActivity(activity),
    ]
  }
}
