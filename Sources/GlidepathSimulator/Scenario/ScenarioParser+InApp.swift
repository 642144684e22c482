import GlidepathJSON
import PhoneLink

/// Steps inside the visible app.
extension ScenarioParser {
  /// What the user does inside the app; nil if the step is none of these.
  func userStep(_ member: JSONMember) throws(ScenarioError) -> UserStep? {
    let (key, value) = (member.key, member.value)
    switch key {
    case "back": return try plain(.back, member)
    case "dismissModal": return try plain(.dismissModal, member)
    case "select": return .selectTab(try name(value, key, of: .tab))
    case "open": return .inApp(name: key, info: ["address": try address(value)])
    case "drawer":
      let direction = try string(value, key)
      try check(direction, .drawerMove, at: value.place)
      return .inApp(name: key, info: ["to": direction])
    case "present": return .inApp(name: key, info: try presentation(value))
    case "alert": return .inApp(name: key, info: ["text": try string(value, key)])
    case "signIn", "switchAccount":
      return .inApp(name: key, info: ["account": try account(value, key)])
    case "signOut": return try plain(.inApp(name: key, info: [:]), member)
    default: return nil
    }
  }

  private func address(_ value: JSONValue) throws(ScenarioError) -> String {
    let address = try string(value, "open")
    let name = String(address.prefix { $0 != "?" })
    if !overrides.appIsForeign { try check(name, .screen, at: value.place) }
    return address
  }

  private func presentation(_ value: JSONValue) throws(ScenarioError) -> [String: String] {
    guard case .object = value.content else {
      return ["screen": try name(value, "present", of: .modal)]
    }
    let fields = try fields(of: value, "step \"present\"", keys: .presentation)
    var info = ["screen": try name(required("screen", in: fields), "screen", of: .modal)]
    if let unsaved = fields["unsaved"], try bool(unsaved, "unsaved") { info["unsaved"] = "true" }
    return info
  }

  /// A name which the sample app has; of a foreign app nothing is known.
  private func name(
    _ value: JSONValue, _ what: String, of vocabulary: Vocabulary
  ) throws(ScenarioError) -> String {
    let name = try string(value, what)
    if !overrides.appIsForeign { try check(name, vocabulary, at: value.place) }
    return name
  }
}
