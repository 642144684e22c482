/// The callback by which something came in that asks for a screen.
enum EntryPoint: Hashable, Sendable, Codable {
  case launchOptions, sceneConnection, response, fetch
  /// The app handed the push over by itself.
  case host
  case link(Link.Kind, Link.Door)
  /// The app asked for the screen.
  case request

  /// As records print it.
  var name: String {
    switch self {
    case .launchOptions: "launch options"
    case .sceneConnection: "scene connection"
    case .response: "response"
    case .fetch: "fetch"
    case .host: "handed over by the app"
    case .link(_, let door): door.name
    case .request: "the app's own request"
    }
  }

  var origin: DecisionRecord.Origin {
    switch self {
    case .launchOptions, .sceneConnection, .response, .fetch, .host: .tap
    case .link: .link
    case .request: .request
    }
  }

  /// A distinct number per case.
  fileprivate var number: Int {
    switch self {
    case .launchOptions: 0
    case .sceneConnection: 1
    case .response: 2
    case .fetch: 3
    case .host: 4
    case .request: 5
    case .link(let kind, let door): 16 + 16 * kind.number + door.number
    }
  }
}

/// Where a tap, a link or a request was seen, in order.
///
/// A host that hands one over again and again adds no more.
struct Sightings: Hashable, Sendable, Codable {
  private(set) var entryPoints: [EntryPoint]
  private static let capacity = 8

  init(_ first: EntryPoint) { entryPoints = [first] }

  /// Beyond the capacity only what is of a kind not seen before is still worth a place.
  mutating func append(_ entryPoint: EntryPoint) {
    if entryPoints.count < Self.capacity || !holds(entryPoint.origin) {
      entryPoints.append(entryPoint)
    }
  }

  mutating func append(_ others: Sightings) {
    for entryPoint in others.entryPoints { append(entryPoint) }
  }

  /// All but those of a tap; nil where nothing else led there.
  var withoutTap: Sightings? {
    var rest = self
    rest.entryPoints.removeAll { $0.origin == .tap }
    return rest.entryPoints.isEmpty ? nil : rest
  }

  /// What it counts as: a tap, whatever else led to the same screen.
  var origin: DecisionRecord.Origin {
    let all: [DecisionRecord.Origin] = [.tap, .link]
    return all.first(where: holds) ?? .request
  }

  private func holds(_ origin: DecisionRecord.Origin) -> Bool {
    entryPoints.contains { $0.origin == origin }
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    fingerprint.combine(entryPoints.count)
    for entryPoint in entryPoints { fingerprint.combine(entryPoint.number) }
  }
}

extension Sightings: CustomStringConvertible {
  /// As records print it.
  var description: String {
    let parts = [taps, links, holds(.request) ? EntryPoint.request.name : nil].compactMap { $0 }
    let text = parts.joined(separator: ", and ")
    return parts.count > 1 ? text + ": one address, one landing" : text
  }

  private var taps: String? {
    let names = entryPoints.filter { $0.origin == .tap }.map(\.name)
    guard names.count > 1 else { return names.first }
    return names.joined(separator: ", then ") + " (same notification: one tap)"
  }

  private var links: String? {
    let links = entryPoints.compactMap { entryPoint -> (kind: Link.Kind, door: Link.Door)? in
      guard case .link(let kind, let door) = entryPoint else { return nil }
      return (kind, door)
    }
    guard let first = links.first else { return nil }
    let doors = links.map(\.door.name).joined(separator: ", then ")
    return "\(first.kind.name) (\(doors)\(links.count > 1 ? ": one link" : ""))"
  }
}
