/// Where a link leads.
enum LinkResolution: Hashable {
  /// It is not one of the app's.
  case foreign
  case own(Resolution)
}

extension Rules {
  /// Finds the route a link leads to and reads its parameters.
  func resolve(link text: String) -> LinkResolution {
    guard let link = LinkText(text) else { return .foreign }
    let isApp = origins.schemes.contains(link.scheme)
    let isWeb =
      LinkOrigins.webSchemes.contains(link.scheme)
      && origins.hosts.contains(link.authority.lowercased())
    guard isApp || isWeb else { return .foreign }
    guard text.utf8.count <= LinkText.maximumBytes else {
      return .own(
        .nowhere(.payloadInvalid, "The link is longer than \(LinkText.maximumBytes) bytes."))
    }
    return .own(isApp ? resolve(app: link) : resolve(web: link))
  }

  private func resolve(app link: LinkText) -> Resolution {
    guard link.path.isEmpty || link.path == "/",
      let name = PercentCoding.unescaped(link.authority)
    else {
      return .nowhere(
        .payloadInvalid, "The link cannot be read: after its scheme stands no address.")
    }
    if name.isEmpty {
      return .nowhere(.noTarget, "The link names no screen. Put its name after \"://\".")
    }
    guard let place = index(of: name) else {
      return .nowhere(
        .unknownTarget,
        "The link names the screen \"\(name)\", which no route declares. "
          + "Declare Route(\"\(name)\"), or print links with url(for:).")
    }
    return read(link, [], for: place)
  }

  private func resolve(web link: LinkText) -> Resolution {
    guard let segments = link.segments else {
      return .nowhere(.payloadInvalid, "The link cannot be read: its path is coded wrongly.")
    }
    guard segments.count <= LinkPattern.capacity, let match = trie.match(segments) else {
      return .nowhere(
        .unknownTarget,
        "The path of the link fits no route's. Declare it with link:, or print links with "
          + "url(for:).")
    }
    return read(link, match.values, for: match.route)
  }

  private func read(
    _ link: LinkText, _ path: [Address.Parameter], for place: Int
  ) -> Resolution {
    let query = link.parameters
    return read(place, from: "link") { parameter in
      if let value = path.first(where: { $0.key == parameter.name })?.value {
        return parameter.read(.string(value), asText: true)
      }
      guard let found = query.first(where: { $0.key == parameter.name }) else { return .missing }
      return found.value.map { parameter.read(.string($0), asText: true) }
        ?? .bad("a text that is coded wrongly")
    }
  }
}
