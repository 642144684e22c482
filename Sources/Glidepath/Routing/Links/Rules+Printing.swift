extension Rules {
  /// The link to an address, such that it leads there again; nil where there is none of the form.
  func link(to address: Address, as form: LinkForm) -> String? {
    guard let place = index(of: address.name), fits(address, routes[place]) else { return nil }
    switch form {
    case .app: return origins.schemes.first.map { "\($0)://\(address)" }
    case .web:
      guard let pattern = routes[place].link, let host = origins.hosts.first else { return nil }
      return path(of: address, by: pattern).map { "https://\(host)\($0)" }
    }
  }

  /// Whether a link can carry all that the address says.
  private func fits(_ address: Address, _ route: RouteRule) -> Bool {
    let declared = route.parameters.map(\.name)
    return address.parameters.allSatisfy { declared.contains($0.key) && !$0.value.isEmpty }
      && route.parameters.allSatisfy { parameter in
        guard let text = address[parameter.name] else { return !parameter.isRequired }
        return parameter.read(.string(text), asText: true) == .value(text)
      }
  }

  private func path(of address: Address, by pattern: LinkPattern) -> String? {
    var text = ""
    var query = address
    for part in pattern.parts {
      switch part {
      case .literal(let literal): text += "/" + PercentCoding.escaped(literal)
      case .parameter(let name):
        // Whoever handles the link on its way may take these two for directions.
        guard let value = address[name], value != ".", value != ".." else { return nil }
        text += "/" + PercentCoding.escaped(value)
        query = query.without([name])
      }
    }
    if text.isEmpty { text = "/" }
    let rest = query.parameters.map {
      PercentCoding.escaped($0.key) + "=" + PercentCoding.escaped($0.value)
    }
    return rest.isEmpty ? text : text + "?" + rest.joined(separator: "&")
  }
}
