#if canImport(UIKit)
  import Glidepath
  import UIKit

  // Life-cycle turns come as notifications, so that an app forwards none.
  extension PushCoordinator {
    func observeLifecycle() {
      guard observers.isEmpty else { return }
      if usesScenes {
        observe(UIScene.willEnterForegroundNotification, .willEnterForeground)
        observe(UIScene.didActivateNotification, .didBecomeActive)
        observe(UIScene.willDeactivateNotification, .willResignActive)
        observe(UIScene.didEnterBackgroundNotification, .didEnterBackground)
        observe(UIScene.didDisconnectNotification, .disconnected)
      } else {
        observe(UIApplication.willEnterForegroundNotification, .willEnterForeground)
        observe(UIApplication.didBecomeActiveNotification, .didBecomeActive)
        observe(UIApplication.willResignActiveNotification, .willResignActive)
        observe(UIApplication.didEnterBackgroundNotification, .didEnterBackground)
      }
    }

    private func observe(_ name: Notification.Name, _ turn: Lifecycle) {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] post in
          guard let self else { return }
          // UIKit posts these on the main thread.
          nonisolated(unsafe) let object = post.object  // guard: main thread, see above
          MainActor.assumeIsolated {
            let scene = (object as? UIScene).map { SceneID($0) }
            if turn == .didEnterBackground { see(scene ?? .application) }
            send(.lifecycle(turn, scene ?? .application))
          }
        })
    }
  }
#endif
