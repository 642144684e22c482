/// One action of a notification (iOS 8 and 9).
@preconcurrency @MainActor open class UIUserNotificationAction: NSObject {
  /// What the app calls it.
  open var identifier: String? { values.identifier }
  /// What the user reads.
  open var title: String? { values.title }
  /// Whether the user types a text (iOS 9).
  open var behavior: UIUserNotificationActionBehavior { values.behavior }
  /// Whether it brings the app to the front.
  open var activationMode: UIUserNotificationActivationMode { values.activationMode }

  fileprivate struct Values {
    var identifier: String?
    var title: String?
    var behavior = UIUserNotificationActionBehavior.default
    var activationMode = UIUserNotificationActivationMode.foreground
  }

  fileprivate var values = Values()
}

/// An action that can be changed (iOS 8 and 9).
@preconcurrency @MainActor open class UIMutableUserNotificationAction: UIUserNotificationAction {
  /// What the app calls it.
  open override var identifier: String? {
    get { values.identifier }
    set { values.identifier = newValue }
  }

  /// What the user reads.
  open override var title: String? {
    get { values.title }
    set { values.title = newValue }
  }

  /// Whether the user types a text (iOS 9).
  open override var behavior: UIUserNotificationActionBehavior {
    get { values.behavior }
    set { values.behavior = newValue }
  }

  /// Whether it brings the app to the front.
  open override var activationMode: UIUserNotificationActivationMode {
    get { values.activationMode }
    set { values.activationMode = newValue }
  }
}

/// What a user does to choose an action (iOS 9).
public enum UIUserNotificationActionBehavior: UInt, Sendable {
  /// Taps it.
  case `default`
  /// Types a text.
  case textInput
}

/// Where an action is handled (iOS 8 and 9).
public enum UIUserNotificationActivationMode: UInt, Sendable {
  /// In the app, which comes to the front.
  case foreground
  /// In the background.
  case background
}

/// Under which key the text that the user typed comes (iOS 9).
public let UIUserNotificationActionResponseTypedTextKey =
  "UIUserNotificationActionResponseTypedTextKey"
