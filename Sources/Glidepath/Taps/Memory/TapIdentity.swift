/// What makes two responses the same tap: request identifier, action and delivery date.
///
/// Payloads are no part of it: two notifications may well say the same. Nor are message ids of the
/// backend, which are often one for a whole campaign.
struct TapIdentity: Hashable, Sendable, Codable {
  /// Lowercased: iOS 18.0 hands one notification over with its identifier in either case.
  var identifier: Symbol
  var action: Symbol
  var deliveredAtMilliseconds: Int64

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(identifier)
    fingerprint.combine(action)
    fingerprint.combine(UInt64(bitPattern: deliveredAtMilliseconds))
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    identifier = renumbering[identifier]
    action = renumbering[action]
  }
}
