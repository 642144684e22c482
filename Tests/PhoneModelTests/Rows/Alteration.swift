/// A way to make a row wrong.
enum Alteration: String, CaseIterable {
  case required, order, addition, state, options, action

  func apply(to calls: [CallbackRow.Call]) -> [CallbackRow.Call]? {
    var calls = calls
    switch self {
    case .required:
      guard let index = calls.firstIndex(where: { Self.isRequired($0) }) else { return nil }
      calls.remove(at: index)
    case .order:
      let required = calls.indices.filter { Self.isRequired(calls[$0]) }
      guard required.count > 1 else { return nil }
      calls.swapAt(required[0], required[1])
    case .addition:
      guard let last = calls.last(where: Self.isRequired) else { return nil }
      calls.append(last)
    case .state:
      guard let index = calls.firstIndex(where: { $0.data.applicationState != nil }) else {
        return nil
      }
      calls[index].data.applicationState = "elsewhere"
    case .options:
      guard let index = calls.firstIndex(where: { $0.name.contains("LaunchingWithOptions") })
      else { return nil }
      let isTold = calls[index].data.launchOptions != nil
      calls[index].data.launchOptions = isTold ? nil : .init(remoteNotification: "payload")
    case .action:
      guard let index = calls.firstIndex(where: { $0.data.actionIdentifier != nil }) else {
        return nil
      }
      calls[index].data.actionIdentifier = "another action"
    }
    return calls
  }

  private static func isRequired(_ call: CallbackRow.Call) -> Bool {
    call.optional == nil && call.name != "App.init()"
  }
}
