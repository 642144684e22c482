import PhoneLink

/// The number on the app's icon, and what it does to the notification centre.
extension PhoneModel {
  /// Going from above 0 to 0 empties the app's part of the notification centre.
  mutating func setBadge(_ number: Int) {
    if badge > 0, number <= 0 { removeEntries() }
    badge = max(number, 0)
    systemStateChanged()
  }

  /// The app writes its badge, which needs the user's leave.
  mutating func takeBadge(_ number: Int, by interface: BadgeInterface) {
    guard authorisation == .granted else { return systemStateChanged() }
    switch interface {
    case .iconBadgeNumber:
      setBadge(number)
    case .badgeCount:
      // Whether the newer interface does to the centre what the older one does is not documented.
      if badge > 0, number <= 0,
        consult(.badgeZeroByNewAPI, \.badgeZeroByNewAPI) == .clearsCenter
      {
        removeEntries()
      }
      badge = max(number, 0)
    }
  }

  /// The app takes entries of the notification centre back; all of them where none is named.
  mutating func takeBack(_ identifiers: [String]?) {
    if let identifiers {
      notifications.remove(identifiers: identifiers)
    } else {
      notifications.removeEntries()
    }
  }

  private mutating func removeEntries() {
    notifications.removeEntries()
    systemStateChanged()
  }
}
