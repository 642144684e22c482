/// Whether a fetch may be a tap, as it is below iOS 10, where one callback serves both.
///
/// No fetch there has an identity. All that come while the app is brought to the front once are
/// one tap, and so are the launch options.
enum FetchTaps: UInt8, Hashable, Sendable, Codable {
  /// A response tells of taps, or it is not known yet. Next: `awaited` at the launch.
  case none
  /// Next: `taken` by launch options or a fetch on the way to the front.
  case awaited
  /// Next: `awaited` when the app is brought to the front again.
  case taken
}
