/// A landing that has begun: its first step was ordered, and it will be finished.
struct Landing: Hashable, Sendable, Codable {
  var tap: Tap
  var scene: Symbol
  /// The step under way.
  var step: EffectID
  /// Monotonic nanoseconds; a step that has not been answered by then has failed.
  var stepEndsBy: UInt64
  /// What was ordered, in order: one entry for each round of planning.
  var trail: [Stage]

  static let rounds = 32
  static let stepNanoseconds: UInt64 = 600_000_000_000

  /// A step, as far as the record and the next plan need to know it.
  struct Stage: Hashable, Sendable, Codable {
    enum Kind: UInt8, Hashable, Sendable, Codable {
      case push, pop, refresh
    }

    var kind: Kind
    /// The stack, or the screen that is refreshed.
    var node: NodeID
    /// The address of the stack's lowest screen, for the record.
    var base: Symbol?
    var wasDone = false
  }

  func fingerprint(into fingerprint: inout Fingerprint) {
    tap.fingerprint(into: &fingerprint)
    fingerprint.combine(scene)
    fingerprint.combine(step)
    fingerprint.combine(moment: stepEndsBy)
    fingerprint.combine(trail.count)
    for stage in trail {
      fingerprint.combine(Int(stage.kind.rawValue))
      fingerprint.combine(stage.node.number)
      fingerprint.combine(stage.base)
      fingerprint.combine(stage.wasDone)
    }
  }

  mutating func renumber(_ renumbering: inout Renumbering) {
    tap.renumber(&renumbering)
    scene = renumbering[scene]
    for index in trail.indices { trail[index].base = renumbering[trail[index].base] }
  }
}
