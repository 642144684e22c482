@testable import Glidepath

/// What must come of every tap, counted by what was sent, done and seen; the machine is never asked.
struct Book {
  struct Tap {
    let name: String
    let address: Address
    /// The scene iOS chose, and the one it falls to.
    var target: SceneID?
    var scene: SceneID?
    let at: UInt64
    /// Whose it is, if the app has said.
    var account: String?
    /// Whether it waits while nobody is signed in: for its route, or because somebody was when it came.
    let needsSignIn: Bool
    /// How many steps had been carried out when it came.
    let steps: Int
    var end: String?
    /// Whether a screen was told its address.
    var hasBegun = false
    var timesLedAway = 0
    /// How long everything has been open for it in a row, in milliseconds.
    var openFor: UInt64 = 0
    /// What may put an end to it, by kind.
    var exceptions: Set<String> = []
    /// Why it must not land any more.
    var forbidden: String?
  }

  /// A screen that must stay in sight, as long as nothing else happens in its scene.
  struct Landing {
    let address: Address
    let scene: SceneID
    let landedAt: UInt64
    /// Since when it has had the time to be there.
    var at: UInt64
    var replacements = 0
    var isDisturbed = false
  }

  /// Where Back must lead from a landed screen.
  struct WayBack {
    let scene: SceneID
    let screen: NodeID
    let tabs: NodeID
    let left: NodeID
  }

  var now: UInt64 = 0
  var taps: [Tap] = []
  var landings: [Landing] = []
  var ways: [WayBack] = []
  var backs = 0
  /// Whether the user is going back, so that a tab is selected for it; the steps of that kind.
  var isGoingBack = false
  var backSteps: Set<Int> = []
  /// Links and requests, with the time they came.
  var followed: [(address: Address, at: UInt64, steps: Int, hasEnded: Bool)] = []
  /// Whether the app says whose it is, so that what came for somebody waits for them.
  var tellsAccount = false
  /// Modals that nobody but the user may put away.
  var guarded: Set<NodeID> = []
  var isRefusing = false
  /// How many steps there were when something was last done in a scene by others.
  var disturbed: [SceneID: Int] = [:]
  var steps = 0
  var records = 0
  /// Kinds of parts, ends and exceptions that were met.
  var met: Set<String> = []
  var faults: [String] = []
  private(set) var story: [String] = []

  var waiting: [Tap] { taps.filter { $0.end == nil } }

  mutating func say(_ text: String) {
    let milliseconds = now / 1_000_000
    let (seconds, tenths) = (milliseconds / 1000, milliseconds % 1000 / 100)
    story.append("\(seconds).\(tenths) s  \(text)")
  }

  mutating func fault(_ text: String) {
    faults.append(text)
    say("FAULT: \(text)")
  }

  /// The last of what happened, for the message of a test that fails.
  var tail: String {
    let first = story.firstIndex { $0.contains("FAULT") } ?? story.count
    return story.prefix(first + 3).suffix(40).joined(separator: "\n")
  }

  mutating func changeWaiting(_ change: (inout Tap) -> Void) {
    for place in taps.indices where taps[place].end == nil { change(&taps[place]) }
  }

  mutating func changeWaiting(in scene: SceneID, _ change: (inout Tap) -> Void) {
    changeWaiting { if $0.target == scene || $0.target == nil { change(&$0) } }
  }
}
