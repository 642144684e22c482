extension PushMachine {
  /// A scene was seen as it is, by whatever occasion.
  mutating func seen(_ hierarchy: Hierarchy, into effects: inout [Effect]) {
    let scene = state.symbols.symbol(for: hierarchy.scene.name)
    // A window that is made before its scene is connected anew does not say where the user was.
    let isComing = state.scenes[scene] == nil && state.remembered.tabLeft(in: scene) != nil
    if !isComing, state.remembered.note(hierarchy.root.visibleTabs?.selected, in: scene) {
      save(into: &effects)
    }
    state.watch.wake()
    // What comes of a step is not the user's doing.
    if state.landing?.scene == scene, state.landing?.phase != .waiting { return }
    checkTickets(hierarchy)
    checkLanded(hierarchy)
    yieldToUser(in: hierarchy, into: &effects)
  }

  /// The user who has gone elsewhere by hand is not pulled away by a tap that still waits.
  mutating func yieldToUser(in hierarchy: Hierarchy, into effects: inout [Effect]) {
    let scene = state.symbols.symbol(for: hierarchy.scene.name)
    let whereabouts = Whereabouts(hierarchy, scene: scene)
    state.scenes.follow(whereabouts)
    var givesWay: [Tap] = []
    for index in state.queue.indices where self.scene(of: state.queue[index]) == scene {
      if state.queue[index].whereabouts?.wereLeft(for: whereabouts) == true {
        givesWay.append(state.queue[index])
      } else {
        state.queue[index].whereabouts = whereabouts
      }
    }
    guard !givesWay.isEmpty else { return }
    state.queue.removeAll { givesWay.contains($0) }
    save(into: &effects)
    for tap in givesWay {
      endSuperseded(tap, by: "the user, who went elsewhere", into: &effects)
    }
  }

  /// Something was changed by Glidepath itself, which says nothing about the user.
  mutating func forgetWhereabouts(in scene: Symbol) {
    for index in state.queue.indices where state.queue[index].whereabouts?.scene == scene {
      state.queue[index].whereabouts = nil
    }
  }
}
