import GlidepathSimulator
import PhoneLink
import PhoneModel

// What arrives, and what the user does with it.
extension Phone {
  /// A push arrives: its name, by which it is tapped later, and its JSON.
  ///
  /// - Parameters:
  ///   - identifier: Its name.
  ///   - payload: Its body.
  ///   - collapseIdentifier: The notification replaces an earlier one of the same.
  ///   - extended: The body as the app's service extension leaves it.
  /// - Throws: `PhoneError`, as every step does.
  public nonisolated(nonsending) func push(
    _ identifier: String, _ payload: String, collapseIdentifier: String? = nil,
    extended: String? = nil
  ) async throws {
    try await take(
      .act(
        .push(
          PushArrival(
            identifier: identifier, payload: payload, collapseIdentifier: collapseIdentifier,
            extendedPayload: extended))))
  }

  /// A notification that the app scheduled falls due: its name, and its JSON, of which `aps` gives
  /// the content and the other keys the user information.
  public nonisolated(nonsending) func notify(
    _ identifier: String, _ payload: String
  ) async throws {
    try await take(.act(.notify(LocalNotification(identifier: identifier, payload: payload))))
  }

  /// The user chooses one of a notification's actions, and types a text if it takes one.
  public nonisolated(nonsending) func choose(
    _ action: String, of identifier: String, text: String? = nil
  ) async throws {
    try await take(.act(.action(identifier: identifier, action: action, text: text)))
  }

  /// The user swipes a notification away.
  public nonisolated(nonsending) func dismiss(_ identifier: String) async throws {
    try await take(.act(.dismiss(identifier: identifier)))
  }

  /// The user clears the notification centre.
  public nonisolated(nonsending) func clearCenter() async throws { try await take(.act(.clear)) }
}
