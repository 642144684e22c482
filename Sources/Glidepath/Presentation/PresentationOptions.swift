/// How a push that arrives in the foreground is shown (`UNNotificationPresentationOptions`).
///
/// There is no badge among them: with it iOS would write the payload's number to the icon, and the
/// badge has one source only.
public struct PresentationOptions: OptionSet, Hashable, Sendable, Codable {
  /// The options as bits.
  public let rawValue: UInt8

  /// Makes options of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A banner; below iOS 14 `.alert` stands for it and the list.
  public static let banner = PresentationOptions(rawValue: 1)
  /// An entry in Notification Center.
  public static let list = PresentationOptions(rawValue: 2)
  /// The sound.
  public static let sound = PresentationOptions(rawValue: 4)

  /// All there is.
  public static let shown: PresentationOptions = [.banner, .list, .sound]
}
