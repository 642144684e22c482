import GlidepathSimulator
import PhoneLink
import PhoneModel

// What happens to a phone.
extension Phone {
  /// The user taps the app's icon; a living app comes to the front.
  public nonisolated(nonsending) func launch() async throws { try await take(.act(.launch)) }

  /// The user goes to the home screen.
  public nonisolated(nonsending) func home() async throws { try await take(.act(.home)) }

  /// The user swipes the app away in the switcher (force quit).
  public nonisolated(nonsending) func kill() async throws { try await take(.act(.kill)) }

  /// The system ends the app to get its memory back.
  public nonisolated(nonsending) func terminate() async throws {
    try await take(.act(.terminate))
  }

  /// The user taps a notification: its banner if it is shown, else its entry in the notification
  /// centre.
  public nonisolated(nonsending) func tap(_ identifier: String) async throws {
    try await take(.act(.tap(identifier: identifier)))
  }

  /// The user presses back.
  public nonisolated(nonsending) func back() async throws { try await touch(.back) }

  /// The user selects a tab, by its identifier, its title or the name of its lowest screen.
  public nonisolated(nonsending) func select(_ tab: String) async throws {
    try await touch(.selectTab(tab))
  }

  /// The user presses a button or a row, by its accessibility identifier or its title.
  public nonisolated(nonsending) func press(_ control: String) async throws {
    try await touch(.press(control))
  }

  /// The user closes what is presented on top: swipes a sheet away, answers an alert.
  public nonisolated(nonsending) func dismissModal() async throws {
    try await touch(.dismissModal)
  }

  /// The name of the `NotificationCenter` post by which an app hears of `perform`; its user
  /// information holds the step's name under `step`, and the texts.
  public static let stepPost = UserStep.inAppPost

  /// The name of the post by which an app says, while it hears of a step, that it cannot do it; the
  /// reason stands under `why`.
  public static let refusalPost = UserStep.refusalPost

  /// Has the app do something that only it knows; it hears of it by a post named `stepPost`.
  public nonisolated(nonsending) func perform(
    _ step: String, _ info: [String: String] = [:]
  ) async throws {
    try await touch(.inApp(name: step, info: info))
  }

  /// Time passes, and everything that is due on the way happens.
  public nonisolated(nonsending) func advance(seconds: Double) async throws {
    try await take(.advance(nanoseconds: Int64(seconds * 1e9)))
  }

  private nonisolated(nonsending) func touch(_ step: UserStep) async throws {
    try await take(.act(.touch(step)))
  }
}
