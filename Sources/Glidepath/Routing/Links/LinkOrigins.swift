/// Which links are the app's own.
package struct LinkOrigins: Hashable, Sendable {
  /// The app's URL schemes, in lower case; printed links have the first.
  package private(set) var schemes: [String] = []
  /// The hosts of its universal links, in lower case; printed links have the first.
  package private(set) var hosts: [String] = []

  init() {}

  /// Takes them as declared; a scheme or host that no link can have stops the app.
  init(schemes: [String], hosts: [String]) {
    for scheme in schemes {
      precondition(
        Self.isScheme(scheme) && !Self.webSchemes.contains(scheme.lowercased()),
        "\"\(scheme)\" cannot be an app's own URL scheme")
    }
    for host in hosts {
      precondition(
        !host.isEmpty && !host.contains { "/?#@: ".contains($0) },
        "\"\(host)\" is no host name; give it without scheme, port and path")
    }
    self.schemes = schemes.map { $0.lowercased() }
    self.hosts = hosts.map { $0.lowercased() }
  }

  static let webSchemes = ["https", "http"]

  private static func isScheme(_ text: String) -> Bool {
    guard let first = text.first, first.isASCII, first.isLetter else { return false }
    return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  static func + (left: LinkOrigins, right: LinkOrigins) -> LinkOrigins {
    var sum = left
    sum.schemes += right.schemes.filter { !left.schemes.contains($0) }
    sum.hosts += right.hosts.filter { !left.hosts.contains($0) }
    return sum
  }
}
