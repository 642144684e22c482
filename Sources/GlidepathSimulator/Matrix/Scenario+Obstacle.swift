import GlidepathJSON
import PhoneLink
package import PhoneModel

extension Scenario {
  /// Whether a scenario can exist on a phone.
  struct Applicability {
    /// The first step or expectation that cannot exist there, in words; nil if all can.
    var obstacle: String?
    /// The choices on which that depends, as far as the steps before the obstacle consult them.
    var consultedChoices: [Choices.Name]
  }

  /// The first step or expectation that cannot exist on a phone, in words; nil if all can.
  ///
  /// Only what the phone and its app lack counts, never what the library makes of it. A scenario
  /// that is run on the one phone it names is taken at its word.
  package func obstacle(on phone: PhoneConfiguration) -> String? {
    applicability(on: phone).obstacle
  }

  /// Whether the scenario can exist on a phone with the choices that it makes.
  func applicability(on phone: PhoneConfiguration) -> Applicability {
    let isOwn =
      phone.system == self.phone.system && phone.architecture == self.phone.architecture
    guard variation.isMatrix || !isOwn else {
      return Applicability(obstacle: nil, consultedChoices: [])
    }
    for step in steps {
      if let obstacle = obstacle(step, phone) {
        return Applicability(obstacle: obstacle, consultedChoices: [])
      }
    }
    let rehearsal = Rehearsal(self, on: phone)
    return Applicability(
      obstacle: rehearsal.obstacle, consultedChoices: rehearsal.consultedChoices)
  }

  private func obstacle(_ step: ScenarioStep, _ phone: PhoneConfiguration) -> String? {
    switch step.content {
    case .atOnce(let steps): return steps.lazy.compactMap { obstacle($0, phone) }.first
    case .expect(let expectations):
      return expectations.lazy.compactMap { placed in
        phone.obstacle(to: placed.expectation).map { "line \(placed.place.line): \($0)" }
      }.first
    case .act(.touch(.selectTab)) where app.map { !$0.hierarchy.hasTabs } ?? false:
      return "line \(step.place.line): there are no tabs to select"
    case .act(let action):
      return phone.obstacle(to: action).map { "line \(step.place.line): \($0)" }
    case .advance: return nil
    }
  }
}

extension PhoneConfiguration {
  private static var firstWithFramework: SystemVersion { SystemVersion(10) }

  fileprivate func obstacle(to action: PhoneAction) -> String? {
    guard system < Self.firstWithFramework else { return nil }
    return switch action {
    case .link(let url) where system < SystemVersion(9) && url.hasPrefix("http"):
      "web links lead into apps only from iOS 9 on"
    case .notify: "local notifications of UserNotifications came with iOS 10"
    case .action: "actions of UserNotifications came with iOS 10"
    case .dismiss: "an app hears of dismissals only from iOS 10 on"
    default: nil
    }
  }

  fileprivate func obstacle(to expectation: Expectation) -> String? {
    switch expectation {
    case .banner where system < Self.firstWithFramework:
      "what is shown of a push is the app's to say only from iOS 10 on"
    case .callbacks(.exactly(let names)), .callbacks(.containing(let names)):
      names.lazy.compactMap(obstacle(toCallback:)).first
    default: nil
    }
  }

  /// Callbacks that come to the app delegate only where there are no scenes.
  private static let withoutScenes = [
    "applicationWillEnterForeground(_:)", "applicationDidBecomeActive(_:)",
    "applicationWillResignActive(_:)", "applicationDidEnterBackground(_:)",
  ]

  private func obstacle(toCallback name: String) -> String? {
    let quoted = shortened(name)
    if name.hasPrefix("userNotificationCenter"), system < Self.firstWithFramework {
      return "there is no \(quoted) before iOS 10"
    }
    if name.hasPrefix("scene"), architecture != .scene {
      return "there is no \(quoted) without a scene delegate"
    }
    if name == "application(_:configurationForConnecting:options:)", architecture == .appDelegate {
      return "there is no \(quoted) without scenes"
    }
    if Self.withoutScenes.contains(name), architecture != .appDelegate {
      return "there is no \(quoted) in an app with scenes"
    }
    return nil
  }
}
