import GlidepathJSON

extension ScenarioParser {
  /// How the sample app is set up; nil for a foreign app of which the file says nothing.
  func app(_ value: JSONValue?) throws(ScenarioError) -> AppSettings? {
    guard let value else { return overrides.appIsForeign ? nil : AppSettings() }
    let fields = try fields(of: value, "\"app\"", keys: .app)
    var app = AppSettings()
    for member in fields.object.members { try set(member, in: &app) }
    if let named = fields["accounts"], let accounts = app.accounts, !accounts.contains(app.account)
    {
      throw error(
        "\"accounts\" lacks the account \(shortened(app.account))", "add it to the list",
        at: named.place)
    }
    try refuseLater(in: fields, .app)
    return overrides.appIsForeign && fields.object.members.isEmpty ? nil : app
  }

  private func set(_ member: JSONMember, in app: inout AppSettings) throws(ScenarioError) {
    let (key, value) = (member.key, member.value)
    switch key {
    case "hierarchy": app.hierarchy = try named(value, key, .hierarchy)
    case "signedIn": app.signedIn = try bool(value, key)
    case "account": app.account = try account(value, key)
    case "accounts": app.accounts = try accounts(value)
    case "readyAfter": app.readyAfter = try seconds(value, key)
    case "readyTooEarly": app.readyTooEarly = try bool(value, key)
    case "defaultScreenAfter": app.defaultScreenAfter = try seconds(value, key)
    case "resetsAfterBackground": app.resetsAfterBackground = try seconds(value, key)
    case "appLock": app.appLock = try bool(value, key)
    case "refusesLeaving": app.refusesLeaving = try bool(value, key)
    case "failsToPush": app.failsToPush = try bool(value, key)
    case "otherSDK": app.otherSDK = try named(value, key, .otherSDK)
    case "lateDelegate": app.lateDelegate = try bool(value, key)
    case "omits": app.omits = try strings(value, key, of: .omission)
    case "backgroundWork": app.backgroundWork = try backgroundWork(value)
    case "handsOverLaunchOptions": app.handsOverLaunchOptions = try bool(value, key)
    default: preconditionFailure("app key \(key) is in the vocabulary, but is not read")
    }
  }

  /// An account's name, which is handed over in a list separated by commas.
  func account(_ value: JSONValue, _ what: String) throws(ScenarioError) -> String {
    let account = try string(value, what)
    guard !account.contains(",") else {
      throw error(
        "\"\(what)\" is \(shortened(account))", "an account's name has no comma", at: value.place)
    }
    return account
  }

  private func accounts(_ value: JSONValue) throws(ScenarioError) -> [String] {
    var accounts: [String] = []
    for element in try array(value, "accounts") {
      let account = try account(element, "accounts")
      guard !accounts.contains(account) else {
        throw error(
          "account \(shortened(account)) stands twice", "keep one of them", at: element.place)
      }
      accounts.append(account)
    }
    return accounts
  }

  private func backgroundWork(
    _ value: JSONValue
  ) throws(ScenarioError) -> AppSettings.BackgroundWork {
    guard case .string(let text) = value.content else {
      return .seconds(try seconds(value, "backgroundWork"))
    }
    try check(text, .backgroundWork, at: value.place)
    return text == "never" ? .never : .twice
  }
}
