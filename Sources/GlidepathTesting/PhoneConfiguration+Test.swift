import GlidepathSimulator
import PhoneLink
import PhoneModel
import UIKit

extension PhoneConfiguration {
  init(
    ios: SystemVersion, architecture: Architecture?, choices: [String: String]
  ) throws(PhoneError) {
    guard ScenarioParser.system("\(ios)") != nil else {
      throw PhoneError("there is no iOS \(ios) — known are 7 to 18, 26 and 27")
    }
    let architecture = architecture ?? .usual(on: ios)
    if let first = architecture.firstSystem, ios < first {
      throw PhoneError(
        "architecture \(architecture.rawValue) does not exist on iOS \(ios) — it came with "
          + "iOS \(first)")
    }
    do {
      self.init(
        system: ios, architecture: architecture,
        choices: try Choices(parsing: choices.map { (key: $0.key, value: $0.value) }))
    } catch {
      throw PhoneError("\(error)")
    }
  }
}

extension AppClasses {
  init(
    running appDelegate: any UIApplicationDelegate.Type,
    sceneDelegate: (any UISceneDelegate.Type)?
  ) {
    self.init(
      appDelegate: AppClass.name(of: appDelegate),
      sceneDelegate: sceneDelegate.map { AppClass.name(of: $0) }
        ?? Self.usualSceneDelegate(beside: appDelegate))
  }

  /// The name Xcode's templates give it.
  private static func usualSceneDelegate(beside appDelegate: Any.Type) -> String? {
    let module = String(reflecting: appDelegate).prefix { $0 != "." }
    let name = "\(module).SceneDelegate"
    return AppClass.named(name) == nil ? nil : name
  }
}
