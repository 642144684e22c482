import PhoneModel

extension PhoneModel: SimulatedPhone {
  package var stateName: String { processState.rawValue }
  package var centerIdentifiers: [String] { notificationCenter }
  package var findingTexts: [String] { findings.map(\.description) }
  package var consultedChoices: [String] { consulted.map(\.rawValue) }
}
