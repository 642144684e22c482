extension PushMachine {
  /// A push that arrives in the foreground is shown, and never navigates.
  mutating func present(
    _ delivery: Delivery, _ token: CompletionToken, into effects: inout [Effect]
  ) {
    effects.append(.present(token, .shown))
    effects.append(
      .record(
        DecisionRecord(
          origin: .arrival, identifier: delivery.identifier, outcome: .presented(.shown),
          address: nil,
          lines: [DecisionRecord.Line(.seen, "arrived in the foreground")])))
  }
}
