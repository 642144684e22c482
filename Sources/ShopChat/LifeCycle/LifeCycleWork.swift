/// What is to be done at each turn of the app's life, whoever is told of it: the app's delegate, or the
/// delegate of a scene.
@MainActor final class LifeCycleWork {
  let draft = Draft()
  let pictures = PictureCache()
  /// Whether what moves by itself may move.
  private(set) var isInUse = false

  /// On the way to the front: what was left is there again.
  func willEnterForeground() { draft.restore() }

  /// The user can touch it.
  func didBecomeActive() { isInUse = true }

  /// Something lies over it, or it goes.
  func willResignActive() { isInUse = false }

  /// Out of sight, and soon perhaps no more: the user's work is saved, and what can be made again is
  /// let go.
  func didEnterBackground() {
    draft.save()
    pictures.empty()
  }

  /// The last chance, of which iOS promises nothing.
  func willTerminate() { draft.save() }
}
