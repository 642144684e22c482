import Testing

@testable import Glidepath

@Suite("With something presented, the planner")
struct ModalTests {
  private let compose = Address("compose")

  private func move(
    _ placement: Placement = .currentStack, done: [Landing.Stage] = [],
    in layout: Layout = .stack([.home]), under modals: [(Layout, Modal.Kind, unsaved: Bool)]
  ) -> Planner.Move {
    var next: UInt64 = 100
    let planner = Planner(
      goal: Planner.Goal(address: .order, placement: placement), done: done)
    var window = Hierarchy.window(layout)
    window.modals = modals.map {
      Modal(root: $0.node(numberedFrom: &next), kind: $1, hasUnsavedWork: $2)
    }
    return planner.move(in: window)
  }

  @Test func `dismisses the app's screens, all by one step`() {
    #expect(
      move(under: [(.stack([compose]), .screen, false)])
        == .change(.dismiss(NodeID(100)), about: compose))
    #expect(
      move(under: [(.stack([compose]), .screen, false), (.screen(nil), .screen, false)])
        == .change(.dismiss(NodeID(100)), about: compose))
  }

  @Test func `does not dismiss what does not go`() {
    let dismissed = Landing.Stage(kind: .dismiss, node: NodeID(100), wasDone: true)
    guard case .stuck = move(done: [dismissed], under: [(.stack([compose]), .screen, false)])
    else {
      Issue.record("it dismissed again")
      return
    }
  }

  @Test func `keeps the one that shows the goal, with unsaved work too`() {
    for unsaved in [false, true] {
      #expect(
        move(under: [(.stack([compose, .order]), .screen, unsaved)])
          == .change(.refresh(NodeID(102), .order), about: .order))
    }
    let refreshed = Landing.Stage(kind: .refresh, node: NodeID(102), wasDone: true)
    #expect(
      move(done: [refreshed], under: [(.stack([compose, .order]), .screen, false)])
        == .arrived(.address(.home)))
  }

  @Test func `uncovers the one that holds the goal`() {
    #expect(
      move(under: [(.stack([.order]), .screen, false), (.stack([compose]), .screen, false)])
        == .change(.dismiss(NodeID(102)), about: compose))
  }

  @Test func `waits for questions and unsaved work, also where they lie below`() {
    #expect(move(under: [(.screen(nil), .question, false)]) == .blocked)
    #expect(move(under: [(.stack([compose]), .screen, true)]) == .blocked)
    #expect(
      move(under: [(.stack([compose]), .screen, true), (.screen(nil), .screen, false)])
        == .blocked)
    #expect(
      move(under: [(.stack([.order]), .screen, false), (.screen(nil), .question, false)])
        == .blocked)
    #expect(
      move(in: .stack([.home, .order]), under: [(.screen(nil), .question, false)]) == .blocked)
  }

  @Test func `has arrived where something came over the goal after it had been reached`() {
    let pushed = Landing.Stage(kind: .push, node: NodeID(1), wasDone: true)
    #expect(
      move(done: [pushed], in: .stack([.home, .order]), under: [(.screen(nil), .question, false)])
        == .arrived(.address(.home)))
    #expect(
      move(done: [pushed], in: .stack([.home, .order]), under: [(.screen(nil), .screen, true)])
        == .arrived(.address(.home)))
    #expect(
      move(
        done: [pushed], in: .stack([.home, .order]), under: [(.stack([compose]), .screen, false)])
        == .arrived(.address(.home)))
    let dismissed = Landing.Stage(kind: .dismiss, node: NodeID(100), wasDone: true)
    #expect(
      move(
        done: [dismissed], in: .stack([.home, .order]), under: [(.screen(nil), .question, false)])
        == .blocked)
  }

  @Test func `is not ready where nothing below can take the screen`() {
    #expect(move(in: .screen(.home), under: [(.screen(nil), .question, false)]) == .unready)
    #expect(move(in: .screen(.home), under: [(.stack([compose]), .screen, false)]) == .unready)
  }

  @Test func `presents where the route says so`() {
    #expect(move(.modal, under: []) == .change(.present(.order), about: nil))
    #expect(
      move(.modal, in: .tabs([.screen(.home)], selected: 0), under: [])
        == .change(.present(.order), about: nil))
    #expect(
      move(.modal, in: .screen(.home), under: []) == .change(.present(.order), about: nil))
    #expect(move(.modal, in: .stack([]), under: []) == .unready)
    #expect(
      move(.modal, under: [(.stack([compose]), .screen, false)])
        == .change(.dismiss(NodeID(100)), about: compose))
    let presented = Landing.Stage(kind: .present, node: NodeID(1), wasDone: true)
    #expect(
      move(.modal, done: [presented], under: [(.stack([.order]), .screen, false)])
        == .arrived(.address(.home)))
  }
}
