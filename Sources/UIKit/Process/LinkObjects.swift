import Foundation
import PhoneLink

// The phone's links as the objects that apps get.

extension URL {
  /// The phone follows nothing that is no URL.
  init(phone text: String) {
    guard let url = URL(string: text) else {
      preconditionFailure("the phone followed '\(text)', which is no URL")
    }
    self = url
  }
}

extension NSUserActivity {
  /// The activity that the phone speaks of.
  convenience init(_ activity: UserActivity) {
    self.init(activityType: activity.type)
    webpageURL = activity.webpageURL.map(URL.init(phone:))
  }
}

extension UIApplicationShortcutItem {
  /// The quick action that the phone speaks of.
  convenience init(_ item: ShortcutItem) {
    self.init(
      type: item.type, localizedTitle: item.title, localizedSubtitle: nil, icon: nil,
      userInfo: item.userInfo.isEmpty ? nil : item.userInfo.mapValues { NSString(string: $0) })
  }
}
