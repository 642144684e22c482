import PhoneLink

/// Faults of single iOS versions, on only where the version is named with its minor number.
extension PhoneModel {
  /// iOS 10.0: without a delegate of the notification centre, a tap on a notification of an app in
  /// the background came by the callback without handler.
  var hasTapsWithoutHandler: Bool { configuration.system.isNamed(10, 0) }

  /// iOS 11.0: what is silent did not arrive.
  var losesSilentPushes: Bool { configuration.system.isNamed(11, 0) }

  /// iOS 13.0: a push that shows and wakes launched even an app that the user had swiped away.
  var wakesAfterForceQuit: Bool { configuration.system.isNamed(13, 0) }

  /// iOS 18.0: will-present came twice for one push, the second time with its identifier in other
  /// letter case.
  var hasDoublePresentation: Bool { configuration.system.isNamed(18, 0) }
}

extension ReceivedNotification {
  /// The same with its identifier in other letter case.
  var withOtherCase: ReceivedNotification {
    var other = self
    let identifier = notification.identifier
    let upper = identifier.uppercased()
    other.notification.identifier = upper == identifier ? identifier.lowercased() : upper
    return other
  }
}
