package import PhoneModel

extension PhoneModel: SimulatedPhone {
  /// See `SimulatedPhone`.
  package var stateName: String { processState.rawValue }
  /// See `SimulatedPhone`.
  package var centerIdentifiers: [String] { notificationCenter }
  /// See `SimulatedPhone`.
  package var findingTexts: [String] { findings.map(\.description) }
  /// See `SimulatedPhone`.
  package var findingTextsAtEnd: [String] { findingsAtEnd.map(\.description) }
  /// See `SimulatedPhone`.
  package var consultedChoices: [Choices.Name] { consulted }
}
