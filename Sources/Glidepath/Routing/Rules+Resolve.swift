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
    case .bad:
      let kind = push[targetKey]?.kindName ?? "nothing"
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

  private func read(_ push: Push, for place: Int) -> Resolution {
    let route = routes[place]
    var pairs: [(String, String)] = []
    for parameter in route.parameters {
      let value = push[parameter.name]
      switch parameter.read(value, asText: push.dialect == .fcm) {
      case .value(let text): pairs.append((parameter.name, text))
      case .missing where !parameter.isRequired: break
      case .missing:
        return .nowhere(
          .missingParameter,
          "Route \"\(route.name)\" needs \"\(parameter.name)\" (\(parameter.expectation)), "
            + "which the payload lacks\(hint(for: parameter.name, in: push)). "
            + "Send it beside \"aps\".")
      case .bad:
        return .nowhere(
          .badParameter,
          "Route \"\(route.name)\" takes \"\(parameter.name)\" as \(parameter.expectation), "
            + "but the payload has \(value?.kindName ?? "nothing") there. Send the declared type.")
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
