public import Foundation
import PhoneLink

/// A set of actions that notifications may offer.
open class UNNotificationCategory: NSObject {
  /// What a payload's `category` names.
  public let identifier: String
  /// Its buttons.
  public let actions: [UNNotificationAction]
  /// Intents it goes with.
  public let intentIdentifiers: [String]
  /// What the app wants of it.
  public let options: UNNotificationCategoryOptions

  /// Makes a category.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    self.intentIdentifiers = intentIdentifiers
    self.options = options
  }

  /// The same in the phone's words.
  var phoneCategory: NotificationCategory {
    NotificationCategory(
      identifier: identifier,
      actions: actions.map { action in
        NotificationCategory.Action(
          identifier: action.identifier, isForeground: action.options.contains(.foreground),
          takesText: action is UNTextInputNotificationAction)
      },
      tellsOfDismissal: options.contains(.customDismissAction))
  }
}

/// What an app wants of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The bits of Apple's header.
  public let rawValue: UInt
  /// Wraps the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To be told of dismissals.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// To be allowed in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// To show the title even where previews are hidden (iOS 11).
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// To show the subtitle even where previews are hidden (iOS 11).
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}
