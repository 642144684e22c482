@testable import Glidepath

extension PushMachine.State {
  /// The tickets of all scenes.
  var tickets: [HeldTicket] { scenes.list.flatMap(\.tickets) }
}
