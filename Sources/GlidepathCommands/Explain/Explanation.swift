import GlidepathSimulator
import PhoneLink
import PhoneModel

/// What became of a payload in one situation, from its arrival on.
struct Explanation {
  /// The name of the push in the scenarios that are run for explaining.
  static let push = "push"

  /// What happens when, in order.
  private enum Event {
    case arrival
    case tap
    case callback(Callback, isImplemented: Bool)
    case decision(String)
    case impossibleTap
    case screen(String?)
  }

  private let result: ScenarioResult
  private let situation: AppSituation
  private var events: [Event] = []

  init(of result: ScenarioResult, in situation: AppSituation) {
    self.result = result
    self.situation = situation
    var hasArrived = false
    var called: Callback?
    for entry in result.trace.entries {
      if case .step(_, "push") = entry { hasArrived = true }
      guard hasArrived else { continue }
      switch entry {
      case .step(_, "push"): events.append(.arrival)
      case .step: events.append(Self.couldNotBeTapped(result) ? .impossibleTap : .tap)
      case .message(let message):
        if case .callback(let callback, _) = message.content { called = callback }
      case .quiet(let quiet):
        events += Self.events(quiet, answering: called)
        called = nil
      case .start, .end: break
      }
    }
    if !Self.couldNotBeTapped(result) { events.append(.screen(result.observed.screen)) }
  }

  private static func events(_ quiet: Quiet, answering called: Callback?) -> [Event] {
    var events: [Event] = []
    if let called {
      let isMissing = quiet.emitted.contains(.notImplemented(callback: called.name))
      events.append(.callback(called, isImplemented: !isMissing))
    }
    for case .posted(PostedDecision.postName, let info) in quiet.emitted {
      if let text = info[PostedDecision.Key.text] { events.append(.decision(text)) }
    }
    return events
  }

  /// What went wrong, apart from a push that nobody can tap because nothing of it is shown.
  static func faults(of result: ScenarioResult) -> [RunFailure] {
    couldNotBeTapped(result) ? [] : result.failures
  }

  private static func couldNotBeTapped(_ result: ScenarioResult) -> Bool {
    result.failures.contains { $0.step == result.scenario.steps.count }
      && !result.trace.entries.hasMessageAfterTap
  }
}

extension [Trace.Entry] {
  /// Whether anything reached the app after the tap.
  fileprivate var hasMessageAfterTap: Bool {
    guard let tap = lastIndex(where: { if case .step(_, "tap") = $0 { true } else { false } })
    else { return false }
    return tap < endIndex - 1
  }
}

// MARK: - As text

extension Explanation {
  private static let methodWidth = 62

  func text(style: TextStyle) -> String {
    let phone = ResultText.phone(result.scenario.phone)
    let head = "\(situation.rawValue): \(situation.inWords)"
    var lines = [style.title(head.column(TimelineText.width - phone.count - 2)) + "  " + phone]
    for event in events { lines += Self.lines(event, result, style: style) }
    for fault in Self.faults(of: result) {
      lines.append("  " + style.bad(printable(fault.description)))
    }
    return lines.joined(separator: "\n")
  }

  private static func lines(
    _ event: Event, _ result: ScenarioResult, style: TextStyle
  ) -> [String] {
    switch event {
    case .arrival: ["  The push arrives. " + shown(result.observed.presentation)]
    case .tap: ["  The user taps it."]
    case .callback(let callback, let isImplemented):
      [line(callback, isImplemented, style: style)]
    case .decision(let text):
      ["    Glidepath decides:"]
        + text.split(separator: "\n").map { "      " + printable(String($0)) }
    case .impossibleTap: ["  There is nothing to tap."]
    case .screen(let address?): ["  The user sees " + style.good(printable(address)) + "."]
    case .screen(nil): ["  The user does not see the app."]
    }
  }

  /// What the app does not listen to happens all the same.
  private static func line(
    _ callback: Callback, _ isImplemented: Bool, style: TextStyle
  ) -> String {
    let name =
      callback.name.count < methodWidth ? callback.name.column(methodWidth) : callback.name + "  "
    let meaning = callback.meaning + (isImplemented ? "" : " (the app does not listen)")
    return "    " + (isImplemented ? name : style.quiet(name)) + style.quiet(meaning)
  }

  private static func shown(_ presentation: PushPresentation) -> String {
    switch presentation {
    case .none: "Nothing of it is shown."
    case .shown: "iOS shows it."
    case .options:
      "The app has it shown with \((presentation.optionNames ?? []).joined(separator: ", "))."
    }
  }
}
