import GlidepathTesting

/// A phone with the neighbour app.
enum NeighbourPhone {
  static func make(_ root: String, _ arguments: String...) async throws -> Phone {
    try await Phone(
      ios: 17, running: NeighbourApp.self, architecture: .appDelegate,
      arguments: ["-root", root] + arguments)
  }
}

extension Phone {
  /// A push to a screen arrives and is tapped.
  nonisolated(nonsending) func tap(to screen: String, _ name: String = "n1") async throws {
    try await push(name, #"{"aps":{"alert":"x"},"targetScreen":"\#(screen)"}"#)
    try await tap(name)
  }
}
