/// Where a push leads.
enum Resolution: Hashable {
  /// The route's place in the rules.
  case route(Int, Address)
  /// Nowhere; the message says what is wrong with the payload.
  case nowhere(Report.Code, String)
}

extension Rules {
  /// Finds the route a push names and reads its parameters.
  func resolve(_ push: Push) -> Resolution {
    if let defect = push.defect {
      return .nowhere(.payloadInvalid, "The payload cannot be read: \(defect).")
    }
    switch ParameterRule(name: targetKey, kind: .string).read(push[targetKey]) {
    case .missing: return .nowhere(.noTarget, noTargetMessage(push))
    case .bad(let kind):
      return .nowhere(
        .badParameter, "\"\(targetKey)\" is \(kind); send the screen's name as a string.")
    case .value(let name):
      guard let place = index(of: name) else {
        return .nowhere(
          .unknownTarget,
          "\"\(targetKey)\" names the screen \"\(name)\", which no route declares. "
            + "Declare Route(\"\(name)\"), or send one of the declared names.")
      }
      return read(push, for: place)
    }
  }

  /// Finds the route of an address that the app itself asks for.
  func resolve(request address: Address) -> Resolution {
    guard let place = index(of: address.name) else {
      return .nowhere(
        .unknownTarget,
        "The app asked for the screen \"\(address.name)\", which no route declares. "
          + "Declare Route(\"\(address.name)\").")
    }
    return read(place, from: "screen's address") { parameter in
      parameter.read(address[parameter.name].map { .string($0) }, asText: true)
    }
  }

  private func read(_ push: Push, for place: Int) -> Resolution {
    read(place, from: "payload", advice: { hint(for: $0, in: push) + ". Send it beside \"aps\"" }) {
      parameter in
      parameter.read(push[parameter.name], asText: push.dialect == .fcm)
    }
  }

  /// Makes the address of a route, of parameters that come by a push or a link.
  func read(
    _ place: Int, from carrier: String, advice: (String) -> String = { _ in "" },
    _ reading: (ParameterRule) -> ParameterRule.Reading
  ) -> Resolution {
    let route = routes[place]
    var pairs: [(String, String)] = []
    for parameter in route.parameters {
      switch reading(parameter) {
      case .value(let text): pairs.append((parameter.name, text))
      case .missing where !parameter.isRequired: break
      case .missing:
        return .nowhere(
          .missingParameter,
          "Route \"\(route.name)\" needs \"\(parameter.name)\" (\(parameter.expectation)), "
            + "which the \(carrier) lacks\(advice(parameter.name)).")
      case .bad(let kind):
        return .nowhere(
          .badParameter,
          "Route \"\(route.name)\" takes \"\(parameter.name)\" as \(parameter.expectation), "
            + "but the \(carrier) has \(kind) there. Send the declared type.")
      }
    }
    return .route(place, Address(name: route.name, pairs: pairs))
  }

  private func noTargetMessage(_ push: Push) -> String {
    "The payload names no screen: \"\(targetKey)\" is absent, null or empty"
      + "\(hint(for: targetKey, in: push)). Send it beside \"aps\", or open nothing for this push."
  }

  /// Custom keys inside `aps` are the commonest mistake of all; they are never read there.
  private func hint(for key: String, in push: Push) -> String {
    push.aps?[key] == nil ? "" : " (it stands inside \"aps\", where custom keys are not read)"
  }
}
