/// Where the driver gives up.
package struct DriverLimits: Hashable, Sendable {
  /// How long transitions may run after a step.
  package var settleNanoseconds: Int64 = 60_000_000_000
  /// Messages and events without the clock moving.
  package var turnsPerInstant = 10_000
  /// Messages and events in one step.
  package var turnsPerStep = 200_000

  /// The usual limits.
  package init() {}
}
