import GlidepathSimulator
public import PhoneLink
import PhoneModel
public import UIKit

/// A simulated phone with one app on it, for tests of that app.
///
/// The app runs in processes of its own, started from the test binary: a kill is a real kill, and
/// static variables die with their process. Phones share nothing, so tests run in parallel.
///
/// ```swift
/// @Test func tapOnAKilledAppOpensTheOrder() async throws {
///   let phone = try await Phone(ios: 27, running: AppDelegate.self)
///   try await phone.launch()
///   try await phone.kill()
///   try await phone.push("n1", #"{"aps":{"alert":"Shipped"},"targetScreen":"orderDetail"}"#)
///   try await phone.tap("n1")
///   #expect(phone.screen == "orderDetail")
/// }
/// ```
///
/// Every method returns when phone and app have settled: nothing is left to run at the phone's
/// present time, and no transition is under way. It throws `PhoneError` when the user or the system
/// cannot do what is asked, when the app's process ends or does not come to rest, and when the app
/// does what no app may: a handler called twice or too late, or a screen that no tap explains.
/// `finish` asks in the end for handlers that were never called.
public final class Phone {
  private let worker: PhoneWorker
  private var observed: Observed

  /// Installs the app on a new phone; it is not launched yet.
  ///
  /// - Parameters:
  ///   - ios: The phone's iOS version: 7 to 18, 26 or 27.
  ///   - appDelegate: The app delegate's class.
  ///   - sceneDelegate: The scene delegate's class. Unless given, it is the class `SceneDelegate`
  ///     beside the app delegate, or, without one, whatever the app delegate's
  ///     `application(_:configurationForConnecting:options:)` names.
  ///   - architecture: How the app takes part in the life cycle; with scenes from iOS 13 on.
  ///   - choices: What iOS does where Apple's documents leave it open, by name; for instance
  ///     `["coldResponse": "responseOnly"]`.
  ///   - arguments: The app's launch arguments.
  /// - Throws: `PhoneError` for a phone that never was, or an app that cannot be installed.
  public nonisolated(nonsending) init(
    ios: SystemVersion = 18, running appDelegate: any UIApplicationDelegate.Type,
    sceneDelegate: (any UISceneDelegate.Type)? = nil, architecture: Architecture? = nil,
    choices: [String: String] = [:], arguments: [String] = []
  ) async throws {
    let classes = AppClasses(running: appDelegate, sceneDelegate: sceneDelegate)
    let configuration = try PhoneConfiguration(
      ios: ios, architecture: architecture, choices: choices)
    worker = try PhoneWorker(classes, configuration, arguments: arguments)
    observed = await worker.observed()
  }

  deinit { worker.end() }

  /// Ends the test: the app's process goes, and what it still owes is an error.
  ///
  /// A phone that is let go of without it ends its process too, but nobody hears of a completion
  /// handler that was never called.
  ///
  /// - Throws: `PhoneError` for a handler that was not called.
  public nonisolated(nonsending) func finish() async throws {
    try note(await worker.finish())
  }

  nonisolated(nonsending) func take(_ content: ScenarioStep.Content) async throws {
    try note(await worker.take(content))
  }

  private func note(_ result: PhoneWorker.Result) throws {
    observed = result.observed
    if let error = result.error { throw error }
  }
}

// MARK: - What can be seen

extension Phone {
  /// The address of the visible screen, else its `restorationIdentifier` or the name of its type;
  /// nil when the app is not visible.
  public var screen: String? { observed.screen }
  /// Names on the visible navigation stack, bottom first, without parameters.
  public var stack: [String] { observed.stack }
  /// The selected tab, by the name of its lowest screen; nil without tabs.
  public var tab: String? { observed.tab }
  /// The name of what is presented on top, `alert` for an alert; nil for nothing.
  public var modal: String? { observed.modal }
  /// The texts of the tabs' badges, by the tabs' names.
  public var tabBadges: [String: String] { observed.tabBadges }
  /// The tab that the library has recorded on disk; readable without a process.
  public var remembered: String? { observed.remembered }
  /// The number on the app's icon.
  public var badge: Int { observed.badge }
  /// Addresses landed on by the process now or last started, in order.
  public var landings: [String] { observed.landings }
  /// Codes of the reports of that process, in order.
  public var reports: [String] { observed.reports }
  /// Full names of what iOS called in the app during the last step.
  public var callbacks: [String] { observed.callbacks }
  /// Identifiers in the notification centre, oldest first.
  public var center: [String] { observed.center }
  /// `notRunning`, `inactive`, `active`, `background` or `suspended`.
  public var state: String { observed.state }
  /// Whether the app's process lives.
  public var isAlive: Bool { observed.isAlive }
}
