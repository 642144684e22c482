import Synchronization

/// Holds an app to the interfaces that the phone's iOS has.
///
/// Where iOS would end the app for want of a class or a method, the phone is told, and the run
/// fails.
public enum NewerAPI {
  private static let system = Mutex<SystemVersion?>(nil)

  /// Says which iOS runs here, before any of the app's code does.
  public static func begin(on version: SystemVersion) { system.withLock { $0 = version } }

  /// Tells the phone that the app uses what came with a later iOS, if it did.
  public static func note(_ name: String, since version: SystemVersion) {
    guard let system = system.withLock({ $0 }), system < version else { return }
    Outbox.shared.emit(.newerAPI(name, since: version))
  }
}
