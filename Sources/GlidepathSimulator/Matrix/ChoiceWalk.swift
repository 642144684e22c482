package import PhoneModel

/// Finds every way in which the choices that decide something can be made, by running.
///
/// A choice is known only once it was consulted, and another value of it may have others
/// consulted: so each run tells which are to follow. No combination is run twice.
package struct ChoiceWalk {
  private struct Branch {
    var choices: Choices
    /// Choices whose other values are run by other branches.
    var decided: Set<Choices.Name>
  }

  /// The branches to follow, the next one last.
  private var pending: [Branch]
  private var current: Branch?
  private let limit: Int
  private var taken = 0

  /// Starts a walk.
  ///
  /// - Parameters:
  ///   - choices: What is chosen in the first run.
  ///   - fixed: What is never chosen otherwise.
  ///   - limit: After how many runs the walk ends.
  package init(from choices: Choices, fixed: Set<Choices.Name>, limit: Int = 500) {
    pending = [Branch(choices: choices, decided: fixed)]
    self.limit = limit
  }

  /// Whether the walk ended before everything was run.
  package var isCut: Bool { taken >= limit && !pending.isEmpty }

  /// What is to be chosen in the next run; nil when the walk is over.
  package mutating func next() -> Choices? {
    guard taken < limit else { return nil }
    current = pending.popLast()
    if current != nil { taken += 1 }
    return current?.choices
  }

  /// Takes in what the run consulted, in that order.
  package mutating func note(consulted: [Choices.Name]) {
    guard var branch = current else { return }
    for name in consulted where branch.decided.insert(name).inserted {
      let others = Choices.values(of: name).filter { $0 != branch.choices.value(of: name) }
      for value in others.reversed() {
        guard let choices = branch.choices.with(name, value) else { continue }
        pending.append(Branch(choices: choices, decided: branch.decided))
      }
    }
  }
}

extension Choices {
  /// The same with another value; nil where the model does not know that value yet.
  fileprivate func with(_ name: Name, _ value: String) -> Choices? {
    var choices = self
    do {
      try choices.set(name, to: value)
    } catch {
      return nil
    }
    return choices
  }
}
