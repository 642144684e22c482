/// What outlives the process.
///
/// The adapter stores it as it is and hands it to the next launch.
package struct SavedRecord: Hashable, Sendable, Codable {
  /// A response that was taken.
  package struct Taken: Hashable, Sendable, Codable {
    package var identifier: String
    package var action: String
    package var deliveredAtMilliseconds: Int64
    package var takenAtMilliseconds: Int64
  }

  /// A tap that has come to no end yet.
  ///
  /// It is reported at the next launch, never replayed: a screen that crashes must not be opened
  /// again and again.
  package struct Waiting: Hashable, Sendable, Codable {
    package var identifier: String?
    package var address: Address?
  }

  /// Oldest first.
  package var taken: [Taken]
  /// Oldest first.
  package var waiting: [Waiting]
}
