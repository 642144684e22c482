public import Foundation

/// One button of a notification.
open class UNNotificationAction: NSObject {
  /// What the app calls it.
  public let identifier: String
  /// What the user reads.
  public let title: String
  /// What the app wants of it.
  public let options: UNNotificationActionOptions

  /// Makes an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    self.options = options
  }
}

/// A button that lets the user type a text.
open class UNTextInputNotificationAction: UNNotificationAction {
  /// What the button for sending says.
  public let textInputButtonTitle: String
  /// What an empty field says.
  public let textInputPlaceholder: String

  /// Makes an action.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// What an app wants of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The bits of Apple's header.
  public let rawValue: UInt
  /// Wraps the bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// To be offered only on an unlocked phone.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// To look dangerous.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// To bring the app to the front.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}
