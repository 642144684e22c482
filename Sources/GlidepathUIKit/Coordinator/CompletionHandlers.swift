#if canImport(UIKit)
  import Glidepath
  import UIKit
  import UserNotifications

  /// The completion handlers that iOS waits for.
  ///
  /// The core knows them by number only.
  @MainActor final class CompletionHandlers {
    /// One handler, of the kind its callback has.
    enum Handler {
      case response(@Sendable () -> Void)
      case present(@Sendable (UNNotificationPresentationOptions) -> Void)
      case fetch(@Sendable (UIBackgroundFetchResult) -> Void)
    }

    private var open: [CompletionToken: Handler] = [:]
    private var added: UInt64 = 0

    func add(_ handler: Handler) -> CompletionToken {
      added += 1
      let token = CompletionToken(added)
      open[token] = handler
      return token
    }

    func complete(_ token: CompletionToken) {
      guard case .response(let call) = take(token) else { return trap(token) }
      call()
    }

    func present(_ token: CompletionToken, _ options: UNNotificationPresentationOptions) {
      guard case .present(let call) = take(token) else { return trap(token) }
      call(options)
    }

    func completeFetch(_ token: CompletionToken, _ result: UIBackgroundFetchResult) {
      guard case .fetch(let call) = take(token) else { return trap(token) }
      call(result)
    }

    private func take(_ token: CompletionToken) -> Handler? { open.removeValue(forKey: token) }

    private func trap(_ token: CompletionToken) {
      preconditionFailure("\(token) is answered twice or by another kind; open: \(open.keys)")
    }
  }
#endif
