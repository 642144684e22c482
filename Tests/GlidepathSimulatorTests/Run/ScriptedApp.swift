import GlidepathSimulator
import PhoneLink
import PhoneModel

/// An app that answers from a script and remembers what it was sent.
final class ScriptedApp: AppRunner {
  struct Ended: Error, CustomStringConvertible { var description = "the app's process ended" }

  /// What the process answers to a message's content; nil ends the process.
  var answer: (PhoneMessage) -> Quiet? = { Quiet(sequence: $0.sequence) }
  /// What a new process answers to the handshake.
  var greeting: (Handshake) -> Quiet? = { _ in Quiet(sequence: 0) }
  private(set) var handshakes: [Handshake] = []
  private(set) var messages: [PhoneMessage] = []
  private(set) var kills = 0
  /// Its files, by their paths below the home folder.
  var files: [String: String] = [:]

  func start(_ handshake: Handshake) throws -> Quiet {
    handshakes.append(handshake)
    guard let quiet = greeting(handshake) else { throw Ended() }
    return quiet
  }

  func send(_ message: PhoneMessage) throws -> Quiet {
    messages.append(message)
    guard let quiet = answer(message) else { throw Ended() }
    return quiet
  }

  func kill() throws { kills += 1 }

  func storedFile(_ path: String) -> [UInt8]? { files[path].map { Array($0.utf8) } }

  /// Messages in short: what, and when in seconds since the scenario began.
  var log: [String] {
    messages.map { message in
      let start = PhoneTime.scenarioStart.uptimeNanoseconds
      let seconds = Double(message.time.uptimeNanoseconds - start) / 1e9
      return switch message.content {
      case .callback(let callback, _): "\(callback.name) at \(seconds)"
      case .userStep(let step): "\(step) at \(seconds)"
      case .systemState: "system state at \(seconds)"
      case .advance: "advance at \(seconds)"
      }
    }
  }
}

/// A phone that does what its script says.
struct ScriptedPhone: SimulatedPhone {
  struct Refusal: Error, CustomStringConvertible {
    var description = "there is no such notification"
  }

  /// An order the phone gives by itself at a time.
  struct Event {
    var uptime: Int64
    var order: PhoneOrder?
    /// The app's state from then on.
    var state: String?
  }

  var time = PhoneTime.scenarioStart
  var stateName = "notRunning"
  var isAlive: Bool { stateName != "notRunning" }
  var centerIdentifiers: [String] = []
  var findingTexts: [String] = []
  var findingTextsAtEnd: [String] = []
  var badge = 0
  var presentation = PushPresentation.none
  var consultedChoices: [Choices.Name] = []
  /// Orders that an action brings, by the action's name in the test.
  var orders: [PhoneAction: [PhoneOrder]] = [:]
  var events: [Event] = []
  var absorbed: [Emission] = []
  var queue: [PhoneOrder] = []

  var nextEventNanoseconds: Int64? { events.map(\.uptime).min() }

  mutating func perform(_ action: PhoneAction) throws {
    if case .tap = action { throw Refusal() }
    queue += orders[action] ?? []
    if action == .launch { stateName = "active" }
    if action == .kill { stateName = "notRunning" }
  }

  mutating func nextOrder() -> PhoneOrder? { queue.isEmpty ? nil : queue.removeFirst() }

  mutating func absorb(_ emission: Emission) { absorbed.append(emission) }

  mutating func advance(to time: PhoneTime) {
    self.time = time
    let due = events.filter { $0.uptime <= time.uptimeNanoseconds }
    events.removeAll { $0.uptime <= time.uptimeNanoseconds }
    for event in due {
      queue += [event.order].compactMap(\.self)
      stateName = event.state ?? stateName
    }
  }
}

/// Seconds since a scenario began, as uptime.
func uptime(_ seconds: Double) -> Int64 {
  PhoneTime.scenarioStart.uptimeNanoseconds + Int64(seconds * 1e9)
}

extension ScreenSnapshot {
  /// One window with a navigation stack.
  static func stack(_ names: String...) -> ScreenSnapshot {
    let children = names.map { ControllerSnapshot(name: $0) }
    let root = ControllerSnapshot(kind: .navigation, name: "root", children: children)
    return ScreenSnapshot(windows: [Window(scene: .main, isKey: true, root: root)])
  }
}

extension Emission {
  static func landed(_ address: String, _ identifier: String = "n1") -> Emission {
    .posted(
      name: "GlidepathDecision",
      info: ["outcome": "landed", "address": address, "identifier": identifier])
  }

  static func reported(_ code: String) -> Emission {
    .posted(
      name: "GlidepathDecision", info: ["outcome": "reported", "report": code, "identifier": "n1"])
  }

  static func pushed(_ name: String) -> Emission {
    .added(ControllerAddition(manner: .pushed, name: name))
  }
}

/// Runs steps on a scripted phone and app.
func run(
  _ steps: String, on phone: ScriptedPhone, _ app: ScriptedApp,
  limits: DriverLimits = DriverLimits()
) throws -> ScenarioResult {
  var run = ScenarioRun(try parse(steps: steps), phone: phone, runner: app, limits: limits)
  return run.run()
}
