#if canImport(UIKit)
  public import Glidepath
  public import UIKit
  import UserNotifications

  // What an app calls.
  extension PushCoordinator {
    /// Names a condition and how to ask for it.
    ///
    /// It is asked whenever a tap waits for it.
    public func gate(_ gate: Gate, isOpen: @escaping @MainActor () -> Bool) {
      gates.removeAll { $0.gate == gate }
      gates.append((gate, isOpen))
    }

    /// Says who is signed in, by whatever the app tells its accounts apart by; nil for nobody.
    ///
    /// A tap belongs to the account that was signed in last when it came. If another one signs in while
    /// it waits, it ends in the report `unknownAccount`; signing out alone makes it wait. To be called
    /// before `start`; when somebody signs in or out, call `gatesChanged()`.
    public func account(_ current: @escaping @MainActor () -> String?) { account = current }

    /// Says that a gate may have changed.
    public func gatesChanged() { send(.gatesChanged) }

    /// Says that a controller the app made by itself shows a screen.
    public func shows(_ screen: Screen, in controller: UIViewController) {
      shown.note(screen.address, in: controller)
      userMayHaveNavigated()
    }

    /// A new controller for a screen that the app opens by itself, of which Glidepath then knows
    /// what it shows.
    public func controller(for screen: Screen) -> UIViewController {
      let controller = screens.controller(for: screen)
      shows(screen, in: controller)
      return controller
    }

    /// Says that the lowest screen of a tab has appeared, so that the tab is remembered even if the
    /// app never hears that it enters the background.
    ///
    /// To be called in that screen's `viewDidAppear(_:)`; entering the background is noted without.
    public func tabAppeared() { seeAll() }

    /// Has the app say whether a screen of its own may be left for a tap: one that is presented, or one
    /// that is to be taken from its stack.
    ///
    /// It is asked only when the screen is really to go, once for each screen. Where it answers nil, a
    /// `LeavingScreen` says for itself, and any other screen may go that does not set
    /// `isModalInPresentation`; its word counts more than that property, either way.
    public func leaving(_ permission: @escaping @MainActor (UIViewController) -> LeavePermission?) {
      self.permission = permission
    }

    /// To be called in `application(_:didFinishLaunchingWithOptions:)`, for an app without scenes
    /// after its window has its root.
    ///
    /// Becomes the notification centre's delegate, which iOS 10 and later want done before that
    /// method returns.
    public func start(_ options: [UIApplication.LaunchOptionsKey: Any]?) {
      let deliversResponses = SystemVersion.atLeast(10)
      if deliversResponses { UNUserNotificationCenter.current().delegate = notificationDelegate }
      observeLifecycle()
      let payload = options?[.remoteNotification] as? [AnyHashable: Any]
      send(
        .launched(
          Launch(
            push: payload.map { Push(userInfo: $0) },
            inBackground: UIApplication.shared.applicationState == .background,
            usesScenes: usesScenes, deliversResponses: deliversResponses,
            saved: store.load())))
      takeLinks(in: options)
    }

    /// To be called in `scene(_:willConnectTo:options:)`, after the window has its root.
    public func connect(_ scene: UIScene, _ options: UIScene.ConnectionOptions) {
      connect(SceneID(scene), options)
    }

    /// To be called in `application(_:configurationForConnecting:options:)` of an app whose scenes
    /// have no delegate of its own, as with SwiftUI's life cycle: only there does it learn what a
    /// scene is connected for.
    public func connect(_ session: UISceneSession, _ options: UIScene.ConnectionOptions) {
      connect(SceneID(session), options)
    }

    private func connect(_ scene: SceneID, _ options: UIScene.ConnectionOptions) {
      send(.sceneConnected(scene, options.notificationResponse.map { Response($0) }))
      takeLinks(in: options, of: scene)
    }

    /// To be called in `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
    public func received(
      _ userInfo: [AnyHashable: Any],
      fetchCompletionHandler: @escaping @Sendable (UIBackgroundFetchResult) -> Void
    ) {
      let token = handlers.add(.fetch(fetchCompletionHandler))
      let state = ApplicationState(UIApplication.shared.applicationState)
      send(.fetched(Push(userInfo: userInfo), state, token))
    }

    /// For a host that hands a push over by itself, as another SDK or a bridge may: it is the same
    /// tap as the one iOS tells of.
    public func received(_ userInfo: [AnyHashable: Any]) {
      send(.handedOver(Push(userInfo: userInfo)))
    }
  }
#endif
