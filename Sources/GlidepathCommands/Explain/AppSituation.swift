/// Where an app can be when a push arrives.
enum AppSituation: String, CaseIterable {
  case killed, terminated, suspended, background, foreground

  /// What the user and the system did before.
  var inWords: String {
    switch self {
    case .killed: "the user has swiped the app away"
    case .terminated: "the system has ended the app to get its memory back"
    case .suspended: "the app is in the background, and its process stopped"
    case .background: "the app went into the background a moment ago"
    case .foreground: "the user is looking at the app"
    }
  }

  /// The steps of a scenario that lead there.
  var steps: [String] {
    let launch = #"{ "launch": {} }"#
    let home = #"{ "home": {} }"#
    return switch self {
    case .killed: [launch, home, #"{ "kill": {} }"#]
    case .terminated: [launch, home, #"{ "advance": 10 }"#, #"{ "terminate": {} }"#]
    case .suspended: [launch, home, #"{ "advance": 10 }"#]
    case .background: [launch, home]
    case .foreground: [launch]
    }
  }
}
