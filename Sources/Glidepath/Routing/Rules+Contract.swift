extension Rules {
  /// A number that changes whenever what a backend may send changes.
  ///
  /// It goes into every trace, so that a trace is not replayed against another contract.
  package var contractHash: UInt64 { Fingerprint.hash(of: contractText) }

  private var contractText: String {
    let lines = routes.sorted { $0.name < $1.name }.map { route in
      let parameters = route.parameters.map { parameter in
        [
          parameter.name.debugDescription, parameter.kind.rawValue,
          parameter.isRequired ? "required" : "optional",
          parameter.isDetail ? "detail" : "",
          parameter.choices.map(\.debugDescription).joined(separator: "|"),
        ].joined(separator: " ")
      }
      let gates = route.requires.map(\.name.debugDescription)
      return [
        route.name.debugDescription, parameters.joined(separator: ","),
        gates.joined(separator: ","), route.placement.contractText, route.alreadyThere.rawValue,
        String(route.expirySeconds), route.link?.text.debugDescription ?? "",
      ].joined(separator: ";")
    }
    let origins = (origins.schemes + ["//"] + origins.hosts).map(\.debugDescription)
    return ([targetKey.debugDescription, origins.joined(separator: ",")] + lines).joined(
      separator: "\n")
  }
}
