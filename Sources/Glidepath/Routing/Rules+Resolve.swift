/// Where a push leads.
enum Resolution: Hashable {
  /// The route's place in the rules.
  case route(Int, Address)
  /// Nowhere; the message says what is wrong with the payload.
  case nowhere(Report.Code, String)
}

extension Rules {
  /// Finds the route a push names and reads its parameters.
  func resolve(_ push: Push) -> Resolution { resolve(push, from: .push) }

  /// Finds the route that the fields of a link without URL name, as those of a push would.
  func resolve(_ fields: Push, of kind: Link.Kind) -> Resolution {
    resolve(fields, from: .link(kind))
  }

  private func resolve(_ push: Push, from carrier: Carrier) -> Resolution {
    if let defect = push.defect {
      return .nowhere(.payloadInvalid, "The \(carrier.name) cannot be read: \(defect).")
    }
    switch ParameterRule(name: targetKey, kind: .string).read(push[targetKey]) {
    case .missing: return .nowhere(.noTarget, noTargetMessage(push, carrier))
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
      return read(place, from: carrier.name, advice: { advice(for: $0, in: push, carrier) }) {
        parameter in
        parameter.read(push[parameter.name], asText: push.dialect == .fcm)
      }
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

  private func noTargetMessage(_ push: Push, _ carrier: Carrier) -> String {
    let ending = carrier == .push ? ", or open nothing for this push" : ""
    return "The \(carrier.name) names no screen: \"\(targetKey)\" is absent, null or empty"
      + "\(advice(for: targetKey, in: push, carrier))\(ending)."
  }

  private func advice(for key: String, in push: Push, _ carrier: Carrier) -> String {
    guard carrier == .push else { return ". Put it into the \(carrier.name)'s userInfo" }
    // Custom keys inside `aps` are the commonest mistake of all; they are never read there.
    let hint =
      push.aps?[key] == nil ? "" : " (it stands inside \"aps\", where custom keys are not read)"
    return hint + ". Send it beside \"aps\""
  }
}

/// What the fields stand in.
private enum Carrier: Hashable {
  case push
  case link(Link.Kind)

  var name: String {
    switch self {
    case .push: "payload"
    case .link(.url): "link"
    case .link(.userActivity): "user activity"
    case .link(.quickAction): "quick action"
    }
  }
}
