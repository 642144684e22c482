import Testing

@testable import Glidepath

@Suite("In containers, the planner")
struct ContainerTests {
  private func move(
    _ placement: Placement = .currentStack, to address: Address = .order,
    done: [Landing.Stage] = [], in layout: Layout
  ) -> Planner.Move {
    let planner = Planner(goal: Planner.Goal(address: address, placement: placement), done: done)
    return planner.move(in: .window(layout))
  }

  private func pushed(_ number: UInt64, about: Address?) -> Planner.Move {
    .change(.push(.order, onto: NodeID(number), ticket: nil), about: about)
  }

  @Test func `pushes onto the selected tab's stack inside a side menu`() {
    #expect(
      move(in: .drawerTabs([[.home], [.messages]], selected: 1)) == pushed(5, about: .messages))
  }

  @Test func `closes an open side menu first, once`() {
    let layout = Layout.drawerTabs([[.home]], isOpen: true)
    #expect(move(in: layout) == .change(.closeDrawer(NodeID(1)), about: nil))
    let closed = Landing.Stage(kind: .closeDrawer, node: NodeID(1), wasDone: true)
    guard case .stuck = move(done: [closed], in: layout) else {
      Issue.record("it closed the drawer again")
      return
    }
  }

  @Test func `leaves a side menu open that was opened after the screen had been reached`() {
    let pushed = Landing.Stage(kind: .push, node: NodeID(3), wasDone: true)
    #expect(
      move(done: [pushed], in: .drawerTabs([[.home, .order]], isOpen: true))
        == .arrived(.address(.home)))
  }

  @Test func `finds the innermost stack around what is visible`() {
    #expect(
      move(in: .nested([.screen(.home), .tabs([.stack([.messages])], selected: 0)]))
        == pushed(4, about: .messages))
    #expect(
      move(in: .nested([.screen(.home), .tabs([.screen(.messages)], selected: 0)]))
        == pushed(1, about: .home))
  }

  @Test
  func `pushes onto the last column of a split view that holds a screen, else an earlier one`() {
    #expect(
      move(in: .split([.stack([.home]), .stack([.messages])])) == pushed(4, about: .messages))
    #expect(move(in: .split([.stack([.home]), .stack([])])) == pushed(2, about: .home))
    #expect(move(in: .split([.stack([.home]), .screen(nil)])) == pushed(2, about: .home))
  }

  @Test func `has arrived where it pushed, whatever tab was selected meanwhile`() {
    let pushedOrder = Landing.Stage(kind: .push, node: NodeID(2), wasDone: true)
    #expect(
      move(
        done: [pushedOrder],
        in: .tabs([.stack([.home, .order]), .stack([.messages])], selected: 1))
        == .arrived(.address(.home)))
    let popped = Layout.tabs([.stack([.home]), .stack([.messages])], selected: 1)
    guard case .stuck = move(done: [pushedOrder], in: popped) else {
      Issue.record("it pushes a second screen, in another tab")
      return
    }
  }

  @Test func `uses what a container of the app's own shows, else another stack in it`() {
    let stacks = [Layout.stack([.home]), .stack([.messages])]
    #expect(move(in: .container(stacks, shown: 1)) == pushed(4, about: .messages))
    #expect(
      move(in: .container([.screen(nil), .stack([.home])], shown: 0)) == pushed(3, about: .home))
  }

  @Test func `takes a container that was given an address for a screen`() {
    let page = Layout.container([.screen(nil)], shown: 0, address: .order)
    #expect(
      move(in: .nested([.screen(.home), page]))
        == .change(.refresh(NodeID(3), .order), about: .order))
  }

  @Test(
    "is not ready where nothing can take a screen",
    arguments: [
      .screen(.home), .stack([]), .nested([.screen(.home), .stack([])]),
      .tabs([.screen(.home)], selected: 0), .tabs([.stack([.home])], selected: nil),
      .tabs([.stack([.home])], selected: 4), .split([]), .container([], shown: nil),
      .drawer(.screen(.home), isOpen: true),
      .tabs([.screen(.home), .stack([.messages])], selected: 0),
    ] as [Layout])
  func unready(layout: Layout) {
    #expect(move(in: layout) == .unready)
  }

  @Test func `selects the tab a route names, then pushes there`() {
    let tab = Placement.tab("messageCenter")
    let layout = Layout.drawerTabs([[.home], [.messages]])
    let selected = Planner.Move.change(
      .select(tab: 1, in: NodeID(2)), about: .messages, leaving: NodeID(3))
    #expect(move(tab, in: layout) == selected)
    #expect(
      move(tab, in: .tabs([.screen(.home), .stack([.messages])], selected: 0))
        == .change(.select(tab: 1, in: NodeID(1)), about: .messages, leaving: NodeID(2)))
    #expect(
      move(tab, in: .drawerTabs([[.home], [.messages]], selected: 1))
        == pushed(5, about: .messages))
  }

  @Test func `selects on every level on the way to a tab`() {
    let inner = Layout.tabs([.stack([.home]), .stack([.messages])], selected: 0)
    let layout = Layout.tabs([.stack([.home]), inner], selected: 0)
    let tab = Placement.tab("messageCenter")
    #expect(
      move(tab, in: layout)
        == .change(.select(tab: 1, in: NodeID(1)), about: .home, leaving: NodeID(2)))
    #expect(
      move(tab, in: .tabs([.stack([.home]), inner], selected: 1))
        == .change(.select(tab: 1, in: NodeID(4)), about: .messages, leaving: NodeID(5)))
  }

  @Test func `goes back to a tab's own screen rather than push it onto itself`() {
    let tab = Placement.tab("messageCenter")
    #expect(
      move(tab, to: .messages, in: .drawerTabs([[.home], [.messages, .order]], selected: 1))
        == .change(.pop(to: NodeID(6), in: NodeID(5), .messages), about: .messages))
    #expect(
      move(tab, to: .messages, in: .drawerTabs([[.home], [.messages]], selected: 1))
        == .change(.refresh(NodeID(6), .messages), about: .messages))
    #expect(
      move(tab, to: .messages, in: .tabs([.stack([.home]), .screen(.messages)], selected: 1))
        == .change(.refresh(NodeID(4), .messages), about: .messages))
  }

  @Test func `tells the address to a screen that came to light by selecting its tab`() {
    let selected = Landing.Stage(kind: .select, node: NodeID(2), leaving: NodeID(3), wasDone: true)
    #expect(
      move(
        .tab("messageCenter"), done: [selected],
        in: .drawerTabs([[.home], [.messages, .order]], selected: 1))
        == .change(.refresh(NodeID(7), .order), about: .order))
  }

  @Test func `waits for a tab that is not there yet, and does without where there are no tabs`() {
    let tab = Placement.tab("orders")
    #expect(move(tab, in: .drawerTabs([[.home], [.messages]])) == .unready)
    #expect(move(tab, in: .stack([.home])) == pushed(1, about: .home))
    #expect(move(tab, in: .screen(.home)) == .unready)
  }
}
