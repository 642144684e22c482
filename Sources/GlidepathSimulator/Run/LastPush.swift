import PhoneLink

/// What became of the push that arrived last.
struct LastPush {
  /// Names of `UNNotificationPresentationOptions`, by the header's values.
  private static let names: [(bit: UInt, name: String)] = [
    (4, "alert"), (1, "badge"), (16, "banner"), (8, "list"), (2, "sound"),
  ]

  var identifier: String
  /// Whether a banner came.
  var hadBanner = false
  /// What the app in front answered; nil if it was not asked, or did not answer in time.
  var options: UInt?

  /// The options by name, sorted; nil if the app answered none.
  var optionNames: [String]? {
    options.map { options in Self.names.filter { options & $0.bit != 0 }.map(\.name) }
  }

  /// Nothing was shown, played or listed.
  var wasHidden: Bool { !hadBanner && (options ?? 0) == 0 }

  /// What is known, as expectations write it.
  var inWords: String {
    let banner = hadBanner ? "a banner" : "no banner"
    return optionNames.map { "\(banner), options [\($0.joined(separator: ", "))]" } ?? banner
  }
}
