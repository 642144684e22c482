import Testing

@testable import Glidepath

struct PlannerTests {
  private let product = Address("product", ["id": "9"])

  private func move(
    to address: Address, details: [String] = [], _ alreadyThere: RouteRule.AlreadyThere = .push,
    done: [Landing.Stage] = [], in screens: [Address?]
  ) -> Planner.Move {
    let children = screens.enumerated().map { index, address in
      Node.content(Node.Content(id: NodeID(UInt64(index + 10)), address: address))
    }
    let planner = Planner(
      goal: Planner.Goal(address: address, detailKeys: details, alreadyThere: alreadyThere),
      done: done)
    return planner.move(in: .stack(Node.Stack(id: NodeID(1), children: children)))
  }

  private let pushed = Landing.Stage(kind: .push, node: NodeID(1), base: nil, wasDone: true)

  @Test func `a screen is pushed onto the stack in front`() {
    #expect(
      move(to: .order, in: [.home, product])
        == .change(.push(.order, onto: NodeID(1), ticket: nil), base: .home))
  }

  @Test func `a screen deeper in the stack stays and a second is pushed`() {
    #expect(
      move(to: .order, in: [.home, .order, product])
        == .change(.push(.order, onto: NodeID(1), ticket: nil), base: .home))
  }

  @Test func `a screen declared so is gone back to`() {
    #expect(
      move(to: .order, .pop, in: [.home, .order, product])
        == .change(.pop(to: NodeID(11), in: NodeID(1), .order), base: .home))
  }

  @Test func `the visible screen is refreshed before it counts as reached`() {
    #expect(
      move(to: .order, in: [.home, .order])
        == .change(.refresh(NodeID(11), .order), base: .home))
    #expect(
      move(to: .order, done: [pushed], in: [.home, .order]) == .arrived(.address(.home)))
  }

  @Test func `details do not make another screen`() {
    let there = Address("conversation", ["targetId": "7", "messageId": "a"])
    let goal = Address("conversation", ["targetId": "7", "messageId": "b"])
    #expect(
      move(to: goal, details: ["messageId"], in: [there])
        == .change(.refresh(NodeID(10), goal), base: there))
    #expect(
      move(to: goal, in: [there]) == .change(.push(goal, onto: NodeID(1), ticket: nil), base: there)
    )
  }

  @Test func `the ticket names what lies below`() {
    #expect(move(to: .order, done: [pushed], in: [nil, .order]) == .arrived(.unknownScreen))
    #expect(move(to: .order, done: [pushed], in: [.order]) == .arrived(.none))
  }

  @Test func `a push that came to nothing is not repeated, unless the stack is another`() {
    guard case .stuck = move(to: .order, done: [pushed], in: [.home]) else {
      Issue.record("it pushed again")
      return
    }
    let elsewhere = Landing.Stage(kind: .push, node: NodeID(2), base: nil, wasDone: true)
    #expect(
      move(to: .order, done: [elsewhere], in: [.home])
        == .change(.push(.order, onto: NodeID(1), ticket: nil), base: .home))
  }

  @Test func `a window without a stack leads nowhere`() {
    let planner = Planner(
      goal: Planner.Goal(address: .order, detailKeys: [], alreadyThere: .push), done: [])
    let plain = Node.content(Node.Content(id: NodeID(1), address: .home))
    guard case .stuck = planner.move(in: plain) else {
      Issue.record("it found a way")
      return
    }
  }

  @Test func `the innermost stack around what is visible counts`() {
    let inner = Node.Stack(
      id: NodeID(2), children: [.content(Node.Content(id: NodeID(3), address: .home))])
    let outer = Node.stack(Node.Stack(id: NodeID(1), children: [.stack(inner)]))
    #expect(outer.currentStack == inner)
  }
}
