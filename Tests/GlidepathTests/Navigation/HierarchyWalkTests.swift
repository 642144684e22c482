import Testing

@testable import Glidepath

@Suite("In windows of every shape")
struct HierarchyWalkTests {
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `every tap ends once, lands on its address, and Back leads where the user was`(
    seed: UInt64
  ) {
    var walk = HierarchyWalk(seed: seed)
    walk.run(steps: 150)
    #expect(walk.faults == [])
    #expect(walk.host.ends.count == walk.taps)
    #expect(Set(walk.host.ends.map(\.identifier)).count == walk.taps)
    #expect(walk.host.disk?.waiting ?? [] == [])
    #expect(walk.host.machine.nextDeadline == nil)
  }

  @Test func `the walks come by every step, and back into other tabs`() {
    var kinds: Set<String> = []
    var codes: Set<Report.Code> = []
    var backs = 0
    var tabChanges = 0
    for seed in 1...25 as ClosedRange<UInt64> {
      var walk = HierarchyWalk(seed: seed)
      walk.run(steps: 150)
      for step in walk.host.steps {
        kinds.insert("\(step.change)".prefix { $0 != "(" }.description)
      }
      codes.formUnion(walk.host.codes)
      backs += walk.backs
      tabChanges += walk.tabChanges
    }
    #expect(
      kinds == [
        "push", "pop", "refresh", "present", "dismiss", "select", "closeDrawer", "replaceStack",
      ])
    #expect(codes.isSuperset(of: [.superseded, .navigationFailed]))
    #expect(codes.isSubset(of: [.superseded, .navigationFailed, .noContainer, .expired]))
    #expect(backs > 100)
    #expect(tabChanges > 10)
  }
}
