import PhoneLink

@testable import PhoneModel

/// Holds every order against what must be so whatever happens.
struct LifeCycleChecker {
  private var isAlive = false
  private var launchCallbacks = 0
  private var hasScene = false
  private var isActive = false
  private var isVisible = false
  private(set) var violations: [String] = []

  mutating func check(_ order: PhoneOrder, on phone: PhoneModel) {
    switch order {
    case .startProcess:
      require(!isAlive, "a process starts beside another")
      self = LifeCycleChecker(violations: violations)
      isAlive = true
      isVisible = phone.processState == .inactive
    case .endProcess:
      require(isAlive, "no process to end")
      isAlive = false
    case .tell(let state):
      require(isAlive, "nobody to tell")
      require(phone.processState != .suspended, "a suspended process is told")
      require(state == phone.systemState, "something else is told than is so")
    case .userStep:
      require(isActive, "a touch needs an active app")
    case .deliver(let callback, let state):
      require(isAlive, "\(callback.name) without a process")
      require(phone.processState != .suspended, "\(callback.name) to a suspended process")
      check(callback, in: state, on: phone)
    }
  }

  private mutating func check(
    _ callback: Callback, in state: ApplicationState, on phone: PhoneModel
  ) {
    switch callback {
    case .willFinishLaunching, .didFinishLaunching:
      require(launchCallbacks < 2, "\(callback.name) after the launch")
      launchCallbacks += 1
      return
    case .sceneWillConnect:
      require(!hasScene, "a scene connects twice")
      hasScene = true
    case .sceneDidDisconnect:
      require(hasScene, "no scene to disconnect")
      hasScene = false
    case .configurationForConnecting:
      require(!hasScene, "a configuration for what is connected")
    default:
      checkTurn(callback, in: state, on: phone)
    }
    require(launchCallbacks == 2, "\(callback.name) before the launch is over")
  }

  private mutating func checkTurn(
    _ callback: Callback, in state: ApplicationState, on phone: PhoneModel
  ) {
    switch callback {
    case .applicationDidBecomeActive, .sceneDidBecomeActive:
      require(isVisible && !isActive && state == .active, "\(callback.name) out of turn")
      isActive = true
    case .applicationWillResignActive, .sceneWillResignActive:
      require(isActive && state == .active, "\(callback.name) out of turn")
      isActive = false
    case .applicationWillEnterForeground, .sceneWillEnterForeground:
      require(!isActive, "\(callback.name) out of turn")
      isVisible = true
    case .applicationDidEnterBackground, .sceneDidEnterBackground:
      require(!isActive && state == .background, "\(callback.name) out of turn")
      isVisible = false
    case .willPresent:
      require(isVisible && state != .background, "will-present in the background")
    default:
      break
    }
    if callback.isForScene { require(hasScene, "\(callback.name) to no scene") }
    require(
      callback.isForScene ? phone.usesScenes : true, "\(callback.name) to an app without scenes")
  }

  private mutating func require(_ holds: Bool, _ violation: String) {
    if !holds { violations.append(violation) }
  }

  init() {}

  private init(violations: [String]) { self.violations = violations }
}

extension Callback {
  fileprivate var isForScene: Bool {
    switch self {
    case .sceneWillEnterForeground, .sceneDidBecomeActive, .sceneWillResignActive,
      .sceneDidEnterBackground, .sceneOpenURLs, .sceneWillContinueUserActivity,
      .sceneContinueUserActivity, .scenePerformShortcut:
      true
    default:
      false
    }
  }
}
