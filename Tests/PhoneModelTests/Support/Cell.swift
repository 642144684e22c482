import PhoneLink

@testable import PhoneModel

/// One kind of app on one iOS version.
struct Cell: CustomStringConvertible {
  var system: SystemVersion
  var architecture: Architecture

  var description: String { "\(architecture.rawValue) on \(system)" }

  /// An app without scenes runs on 27 only if it is built with an older SDK.
  var sdk: SystemVersion {
    architecture == .appDelegate ? min(system, SystemVersion(26)) : system
  }

  func phone(choices: Choices = Choices(), app: TestPhone.App = TestPhone.App()) -> TestPhone {
    TestPhone(system, architecture, sdk: sdk, choices: choices, app: app)
  }

  static let majors = Array(7...18) + [26, 27]

  /// Every version with every architecture it knows.
  static let all: [Cell] = majors.flatMap { major in
    let system = SystemVersion(major)
    let architectures = Architecture.allCases.filter { architecture in
      switch architecture {
      case .appDelegate: true
      case .scene: major >= 13
      case .swiftUI: major >= 14
      }
    }
    return architectures.map { Cell(system: system, architecture: $0) }
  }
}
