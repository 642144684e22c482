import Foundation
import PhoneLink

extension UNUserNotificationCenter {
  /// Tells what the notification centre holds of the app's, the newest first.
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    let delivered = SystemStateMirror.shared.state.delivered
    handlerQueue.async { completionHandler(delivered.reversed().map(UNNotification.init)) }
  }

  /// What the notification centre holds of the app's, the newest first.
  public func deliveredNotifications() async -> [UNNotification] {
    SystemStateMirror.shared.state.delivered.reversed().map(UNNotification.init)
  }

  /// Takes entries out of the notification centre.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    SystemStateMirror.shared.removeDelivered(identifiers)
  }

  /// Takes all of the app's entries out of the notification centre.
  public func removeAllDeliveredNotifications() {
    SystemStateMirror.shared.removeDelivered(nil)
  }

  /// Sets the number on the app's icon; 0 shows none (iOS 16).
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    let error = write(newBadgeCount)
    guard let completionHandler else { return }
    handlerQueue.async { completionHandler(error?.error) }
  }

  /// Sets the number on the app's icon; 0 shows none (iOS 16).
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    if let error = write(newBadgeCount) { throw error.error }
  }

  private func write(_ number: Int) -> UNErrorCode? {
    NewerAPI.note("UNUserNotificationCenter.setBadgeCount(_:)", since: 16)
    guard number >= 0 else { return .badgeInputInvalid }
    SystemStateMirror.shared.writeBadge(number, by: .badgeCount)
    return nil
  }
}
