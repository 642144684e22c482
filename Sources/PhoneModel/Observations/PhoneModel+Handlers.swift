import PhoneLink

/// Completion handlers: handed out once, called once.
extension PhoneModel {
  mutating func openHandler(_ kind: OpenHandler.Kind) -> HandlerToken {
    let token = process.nextToken
    process.nextToken += 1
    process.handlers.append(
      OpenHandler(token: token, kind: kind, openedUptimeNanoseconds: time.uptimeNanoseconds))
    return token
  }

  /// The app called a handler.
  mutating func complete(_ token: HandlerToken, _ completion: Completion) {
    guard let index = process.handlers.firstIndex(where: { $0.token == token }) else {
      findSuperfluous(token, completion)
      return
    }
    process.handlers.remove(at: index)
    // A later answer finds no order under way, or another one: it shows nothing.
    if underWay?.token == token, let presented = underWay?.presented,
      case .present(let options) = completion
    {
      show(presented, options: options)
    }
  }

  mutating func findNeverCalled(_ handler: OpenHandler) {
    find(
      .handlerNeverCalled, callback: handler.kind.callback,
      "process \(process.number) did not call the handler of \(handler.kind.callback); "
        + "call it exactly once on every path"
    )
  }

  private mutating func findSuperfluous(_ token: HandlerToken, _ completion: Completion) {
    // The frameworks may call it in the app's place.
    if let underWay, underWay.token == token, underWay.isForgiven {
      self.underWay?.isForgiven = false
      return
    }
    let kind: OpenHandler.Kind =
      switch completion {
      case .done: hasNotificationFramework ? .response : .action
      case .performed: .shortcut
      case .fetched: .fetch
      case .present: .presentation
      }
    guard token > 0, token < process.nextToken else {
      find(
        .handlerUnknown, callback: kind.callback,
        "process \(process.number) completed handler \(token), which it was never given"
      )
      return
    }
    find(
      .handlerCalledTwice, callback: kind.callback,
      "process \(process.number) called the handler of \(kind.callback) again; "
        + "a real phone ends the app for it, so call it exactly once"
    )
  }
}
