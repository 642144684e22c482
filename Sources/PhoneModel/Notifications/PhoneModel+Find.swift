import PhoneLink

/// Which notification and which action the user means.
extension PhoneModel {
  /// The notification of this name, where the user sees it.
  func find(
    _ name: String, at origin: TapOrigin?
  ) throws(PhoneActionError) -> ReceivedNotification {
    switch origin {
    case nil:
      if let received = bannered(name) ?? notifications.entry(name) { return received }
      throw unknown(name, "is not to be seen")
    case .banner:
      if let received = bannered(name) { return received }
      throw unknown(name, "is on no banner")
    case .center:
      try requireUnlocked("the notification centre")
      if let received = notifications.entry(name) { return received }
      throw unknown(name, "is not to be seen in the notification centre")
    case .lockscreen:
      guard lock.isLocked else {
        throw PhoneActionError(.notLocked, "the phone is not locked; lock it first")
      }
      if let received = notifications.entry(name) { return received }
      throw unknown(name, "is not to be seen on the lock screen")
    }
  }

  /// The action of this name in the category the notification is of.
  func action(
    _ identifier: String, of received: ReceivedNotification
  ) throws(PhoneActionError) -> NotificationCategory.Action {
    guard let category = category(of: received) else {
      let named = received.content.category.map {
        "category '\($0)', which the app did not register"
      }
      throw PhoneActionError(
        .wrongAction,
        "notification '\(received.name)' offers no actions: it has \(named ?? "no category")")
    }
    guard let action = category.actions.first(where: { $0.identifier == identifier }) else {
      let known = category.actions.map(\.identifier).joined(separator: ", ")
      throw PhoneActionError(
        .wrongAction,
        "category '\(category.identifier)' has no action '\(identifier)'; "
          + (known.isEmpty ? "it has none" : "known are \(known)"))
    }
    return action
  }

  /// The registered category that the notification is of.
  func category(of received: ReceivedNotification) -> NotificationCategory? {
    guard let identifier = received.content.category else { return nil }
    return categories.first { $0.identifier == identifier }
  }

  private func bannered(_ name: String) -> ReceivedNotification? {
    guard let banner = notifications.banner, banner.received.name == name else { return nil }
    return banner.received
  }

  private func unknown(_ name: String, _ where: String) -> PhoneActionError {
    let names = notifications.names.joined(separator: ", ")
    return PhoneActionError(
      .unknownNotification,
      "notification '\(name)' \(`where`), the notification centre holds "
        + "\(names.isEmpty ? "nothing" : names); act on what was pushed, shown and not acted on yet"
    )
  }
}
