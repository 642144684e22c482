package import PhoneModel

extension PushPresentation {
  /// Names of `UNNotificationPresentationOptions`, by the header's values.
  private static let names: [(bit: UInt, name: String)] = [
    (4, "alert"), (1, "badge"), (16, "banner"), (8, "list"), (2, "sound"),
  ]

  /// The options by name, sorted; nil unless the app in front was asked.
  package var optionNames: [String]? {
    guard case .options(let options) = self else { return nil }
    return Self.names.filter { options & $0.bit != 0 }.map(\.name)
  }

  /// Whether it slid over the screen; `alert`, the only one of its kind below iOS 14, does that.
  var hasBanner: Bool {
    self == .shown || optionNames.map { $0.contains("alert") || $0.contains("banner") } ?? false
  }

  /// As expectations write it.
  var inWords: String {
    switch self {
    case .none: "none"
    case .shown: "shown"
    case .options: "[\((optionNames ?? []).joined(separator: ", "))]"
    }
  }
}
