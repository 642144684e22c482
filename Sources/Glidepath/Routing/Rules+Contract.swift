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
        ].joined(separator: " ")
      }
      let gates = route.requires.map(\.name.debugDescription)
      return [
        route.name.debugDescription, parameters.joined(separator: ","),
        gates.joined(separator: ","), route.placement.contractText, route.alreadyThere.rawValue,
        String(route.expirySeconds),
      ].joined(separator: ";")
    }
    return ([targetKey.debugDescription] + lines).joined(separator: "\n")
  }
}

extension RouteRule.Placement {
  fileprivate var contractText: String {
    switch self {
    case .currentStack: "currentStack"
    case .tab(let name): "tab " + name.debugDescription
    case .modal: "modal"
    }
  }
}
