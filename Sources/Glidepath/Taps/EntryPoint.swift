/// The callback by which a tap came in.
enum EntryPoint: UInt8, Hashable, Sendable, Codable {
  case launchOptions, sceneConnection, response

  /// As records print it.
  var name: String {
    switch self {
    case .launchOptions: "launch options"
    case .sceneConnection: "scene connection"
    case .response: "response"
    }
  }
}

/// Where a tap was seen, in order.
///
/// A host that hands one over again and again adds no more.
struct Sightings: Hashable, Sendable, Codable {
  private(set) var entryPoints: [EntryPoint]
  private static let capacity = 8

  init(_ first: EntryPoint) { entryPoints = [first] }

  mutating func append(_ entryPoint: EntryPoint) {
    if entryPoints.count < Self.capacity { entryPoints.append(entryPoint) }
  }

  mutating func append(_ others: Sightings) {
    for entryPoint in others.entryPoints { append(entryPoint) }
  }

  /// As records print it.
  var description: String {
    let names = entryPoints.map(\.name).joined(separator: ", then ")
    return entryPoints.count > 1 ? names + " (same notification: one tap)" : names
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(entryPoints.count)
    for entryPoint in entryPoints { fingerprint.combine(Int(entryPoint.rawValue)) }
  }
}
