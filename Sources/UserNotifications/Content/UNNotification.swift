public import Foundation
public import PhoneLink

/// A notification that reached the phone.
public class UNNotification: NSObject {
  /// When it was delivered.
  public let date: Date
  /// What was delivered.
  public let request: UNNotificationRequest

  /// For the phone; apps cannot make one.
  @_spi(Phone) public init(_ delivered: DeliveredNotification) {
    date = Date(timeIntervalSince1970: Double(delivered.deliveredAt.wallNanoseconds) / 1e9)
    request = UNNotificationRequest(
      identifier: delivered.identifier,
      content: UNNotificationContent(
        payload: PayloadDictionary.decode(delivered.payload), isRemote: delivered.isRemote),
      trigger: delivered.isRemote ? UNPushNotificationTrigger() : nil
    )
  }
}
