import Testing

@testable import Glidepath

@Suite("On a stack, the planner")
struct PlannerTests {
  private let product = Address("product", ["id": "9"])

  private func move(
    to address: Address, details: [String] = [], _ alreadyThere: RouteRule.AlreadyThere = .push,
    done: [Landing.Stage] = [], in screens: [Address?]
  ) -> Planner.Move {
    let planner = Planner(
      goal: Planner.Goal(address: address, detailKeys: details, alreadyThere: alreadyThere),
      done: done)
    return planner.move(in: .window(.nested(screens.map(Layout.screen))))
  }

  private let pushed = Landing.Stage(kind: .push, node: NodeID(1), wasDone: true)

  @Test func `pushes a screen onto the stack in front`() {
    #expect(
      move(to: .order, in: [.home, product])
        == .change(.push(.order, onto: NodeID(1), ticket: nil), about: .home))
  }

  @Test func `leaves a screen deeper in the stack where it is and pushes a second`() {
    #expect(
      move(to: .order, in: [.home, .order, product])
        == .change(.push(.order, onto: NodeID(1), ticket: nil), about: .home))
  }

  @Test func `goes back to a screen declared so`() {
    #expect(
      move(to: .order, .pop, in: [.home, .order, product])
        == .change(.pop(to: NodeID(3), in: NodeID(1), .order), about: .home))
  }

  @Test func `refreshes the visible screen before it counts as reached`() {
    #expect(
      move(to: .order, in: [.home, .order])
        == .change(.refresh(NodeID(3), .order), about: .order))
    #expect(
      move(to: .order, done: [pushed], in: [.home, .order]) == .arrived(.address(.home)))
  }

  @Test func `takes screens that differ in details for the same`() {
    let there = Address("conversation", ["targetId": "7", "messageId": "a"])
    let goal = Address("conversation", ["targetId": "7", "messageId": "b"])
    #expect(
      move(to: goal, details: ["messageId"], in: [there])
        == .change(.refresh(NodeID(2), goal), about: there))
    #expect(
      move(to: goal, in: [there])
        == .change(.push(goal, onto: NodeID(1), ticket: nil), about: there))
  }

  @Test func `names in the ticket what lies below`() {
    #expect(move(to: .order, done: [pushed], in: [nil, .order]) == .arrived(.unknownScreen))
    #expect(move(to: .order, done: [pushed], in: [.order]) == .arrived(.none))
  }

  @Test func `does not repeat a push that came to nothing, unless the stack is another`() {
    guard case .stuck = move(to: .order, done: [pushed], in: [.home]) else {
      Issue.record("it pushed again")
      return
    }
    let elsewhere = Landing.Stage(kind: .push, node: NodeID(9), wasDone: true)
    #expect(
      move(to: .order, done: [elsewhere], in: [.home])
        == .change(.push(.order, onto: NodeID(1), ticket: nil), about: .home))
  }
}
