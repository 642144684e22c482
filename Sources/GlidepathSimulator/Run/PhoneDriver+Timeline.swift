import PhoneLink

extension PhoneDriver {
  mutating func note(_ subject: TimelineEntry.Subject, _ text: String) {
    let start = PhoneTime.scenarioStart.uptimeNanoseconds
    let since = phone.time.uptimeNanoseconds - start
    timeline.append(TimelineEntry(nanoseconds: since, subject: subject, text: text))
  }

  /// Notes the callback under the name of the method that ran; one that the app lacks is not worth
  /// a word.
  mutating func note(_ callback: Callback, _ emitted: [Emission]) {
    var name = callback.name
    for emission in emitted {
      if case .notImplemented(callback.name) = emission { return }
      if case .calledInstead(let other) = emission { name = other }
    }
    observations.callbacks.append(name)
    note(.system, name + (callback.cargo.map { "  ← \($0)" } ?? ""))
  }

  mutating func note(_ emission: Emission) {
    guard case .posted(let name, let info) = emission,
      let summary = PostedDecision(postName: name, info: info)?.summary
    else { return }
    note(.library, summary)
  }

  mutating func showScreen() {
    let stack = observations.screen.stack
    var screen = "no app"
    if phone.showsApp {
      let visible = observations.screen.visible?.name ?? "nothing"
      // A modal is not on the stack that lies below it.
      screen = stack.last == visible ? stack.joined(separator: " › ") : visible
    }
    if screen != shownScreen, shownScreen != nil || phone.showsApp { note(.screen, screen) }
    shownScreen = screen
  }
}
