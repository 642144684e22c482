/// A condition that must hold before a tap may land.
///
/// A gate is asked each time, never remembered.
public struct Gate: Hashable, Sendable, Codable {
  /// The name, as reports and records print it.
  public let name: String

  /// Makes a gate of the app's own.
  public init(_ name: String) { self.name = name }

  /// A container that screens can be put into is there.
  ///
  /// Holds for every route. Glidepath looks for itself; a closure of the app can keep it shut for
  /// longer, and cannot open it.
  public static let interfaceReady = Gate("interface ready")
  /// Neither an alert, a share, picker or payment sheet nor unsaved work is in the way.
  ///
  /// Holds for every route, and is Glidepath's own: only the user can put these away.
  public static let nothingInTheWay = Gate("nothing in the way")
  /// The app's own lock, where it has one, is open.
  ///
  /// Holds for every route.
  public static let unlocked = Gate("unlocked")
  /// Somebody is signed in.
  public static let signedIn = Gate("signed in")
  /// Protected files can be read, which they cannot before the phone was first unlocked.
  public static let storageReadable = Gate("storage readable")
}
