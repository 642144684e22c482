import Foundation
import PhoneLink

extension UNUserNotificationCenter {
  /// Asks the user to allow what `options` names; the phone's user has decided beforehand.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isGranted = Self.isGranted
    handlerQueue.async { completionHandler(isGranted, nil) }
  }

  /// Asks the user to allow what `options` names.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    Self.isGranted
  }

  /// Tells what the user allows.
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    let authorisation = SystemStateMirror.shared.state.authorisation
    handlerQueue.async { completionHandler(UNNotificationSettings(authorisation)) }
  }

  /// What the user allows.
  public func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(SystemStateMirror.shared.state.authorisation)
  }

  /// Says which actions notifications may offer; what was said before is void.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
    let told = categories.map(\.phoneCategory).sorted { $0.identifier < $1.identifier }
    Outbox.shared.emit(.categories(told))
  }

  /// Tells which actions notifications may offer.
  public func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    let answer = HandedOver(value: categories)
    handlerQueue.async { completionHandler(answer.value) }
  }

  /// Which actions notifications may offer.
  public func notificationCategories() async -> Set<UNNotificationCategory> { categories }

  private static var isGranted: Bool { SystemStateMirror.shared.state.authorisation != .denied }
}
