import PhoneLink

/// The four moments of being in front, told to the app delegate or, with scenes, to the scene.
enum Moment {
  case willEnterForeground
  case didBecomeActive
  case willResignActive
  case didEnterBackground

  /// The callback that tells it.
  func callback(usesScenes: Bool) -> Callback {
    switch self {
    case .willEnterForeground:
      usesScenes ? .sceneWillEnterForeground(.main) : .applicationWillEnterForeground
    case .didBecomeActive:
      usesScenes ? .sceneDidBecomeActive(.main) : .applicationDidBecomeActive
    case .willResignActive:
      usesScenes ? .sceneWillResignActive(.main) : .applicationWillResignActive
    case .didEnterBackground:
      usesScenes ? .sceneDidEnterBackground(.main) : .applicationDidEnterBackground
    }
  }
}

extension PhoneModel {
  /// The step that tells the app of the moment.
  func tell(_ moment: Moment) -> Step { .call(moment.callback(usesScenes: usesScenes)) }
}
