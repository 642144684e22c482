import PhoneLink

/// Which notifications an app wants to show, and which actions they offer (iOS 8 and 9).
@preconcurrency @MainActor open class UIUserNotificationSettings: NSObject {
  /// What is shown.
  open private(set) var types: UIUserNotificationType
  /// Sets of actions.
  open private(set) var categories: Set<UIUserNotificationCategory>?

  /// Makes settings.
  public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
    self.types = types
    self.categories = categories
  }
}

/// Ways in which a notification shows itself (iOS 8 and 9).
public struct UIUserNotificationType: OptionSet, Sendable {
  /// The bits of Apple's header.
  public let rawValue: UInt
  /// Wraps the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A number on the app's icon.
  public static let badge = UIUserNotificationType(rawValue: 1 << 0)
  /// Sounds.
  public static let sound = UIUserNotificationType(rawValue: 1 << 1)
  /// Alerts.
  public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// A set of actions (iOS 8 and 9).
@preconcurrency @MainActor open class UIUserNotificationCategory: NSObject {
  /// What a payload's `category` names.
  open var identifier: String? { name }

  fileprivate var name: String?
  fileprivate var actions: [UIUserNotificationAction] = []

  fileprivate var phoneCategory: NotificationCategory {
    NotificationCategory(
      identifier: name ?? "",
      actions: actions.map { action in
        NotificationCategory.Action(
          identifier: action.identifier ?? "", isForeground: action.activationMode == .foreground,
          takesText: action.behavior == .textInput)
      })
  }
}

/// A set of actions that can be changed (iOS 8 and 9).
@preconcurrency @MainActor
open class UIMutableUserNotificationCategory:
  UIUserNotificationCategory
{
  /// What a payload's `category` names.
  open override var identifier: String? {
    get { name }
    set { name = newValue }
  }

  /// Names the actions for where there is room for them; the phone has room for all of them.
  open func setActions(
    _ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext
  ) {
    if context == .default { self.actions = actions ?? [] }
  }
}

/// Where actions are shown (iOS 8 and 9).
public enum UIUserNotificationActionContext: UInt, Sendable {
  /// With room for all of them.
  case `default`
  /// With room for two.
  case minimal
}

extension UIApplication {
  /// Says what the app wants to show, and registers its actions.
  public func registerUserNotificationSettings(
    _ notificationSettings: UIUserNotificationSettings
  ) {
    let categories = (notificationSettings.categories ?? []).map(\.phoneCategory)
    Outbox.shared.emit(.categories(categories.sorted { $0.identifier < $1.identifier }))
  }
}
