#if canImport(UIKit)
  import Glidepath
  import UIKit
  import UserNotifications

  // Fields of Apple's objects as the core's values, and the core's answers in Apple's words.

  extension SceneID {
    /// The scene that a session stands for, whether it is connected or not.
    @MainActor init(_ session: UISceneSession) { self.init(session.persistentIdentifier) }

    /// The scene's own.
    @MainActor init(_ scene: UIScene) { self.init(scene.session) }
  }

  extension Response {
    /// Copies what identifies a response and what it carries.
    init(_ response: UNNotificationResponse) {
      let request = response.notification.request
      self.init(
        identifier: request.identifier, action: response.actionIdentifier,
        deliveredAtMilliseconds: response.notification.date.milliseconds,
        push: Push(userInfo: request.content.userInfo))
    }
  }

  extension Delivery {
    /// Copies what identifies an arriving notification and what it carries.
    init(_ notification: UNNotification) {
      self.init(
        identifier: notification.request.identifier,
        deliveredAtMilliseconds: notification.date.milliseconds,
        push: Push(userInfo: notification.request.content.userInfo))
    }
  }

  extension ApplicationState {
    /// UIKit's state; one that is not known yet counts as not in front.
    init(_ state: UIApplication.State) {
      switch state {
      case .active: self = .active
      case .inactive: self = .inactive
      default: self = .background
      }
    }
  }

  extension UNNotificationPresentationOptions {
    /// `alert` by its number: its name is deprecated since iOS 14, before which nothing else shows a
    /// banner.
    private static let bannerAndList = Self(rawValue: 1 << 2)

    /// Before iOS 14 banner and list are one.
    @MainActor init(_ options: PresentationOptions) {
      self = []
      if options.contains(.sound) { insert(.sound) }
      if SystemVersion.atLeast(14) {
        if options.contains(.banner) { insert(.banner) }
        if options.contains(.list) { insert(.list) }
      } else if options.contains(.banner) {
        insert(.bannerAndList)
      }
    }
  }

  extension UIBackgroundFetchResult {
    /// The core's word for it in UIKit's.
    init(_ result: FetchResult) {
      switch result {
      case .newData: self = .newData
      case .noData: self = .noData
      case .failed: self = .failed
      }
    }
  }

  extension Date {
    /// Whole milliseconds since 1970: what a date keeps on its way through a file.
    fileprivate var milliseconds: Int64 { Int64((timeIntervalSince1970 * 1000).rounded()) }
  }
#endif
