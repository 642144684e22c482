import UIKit

// An app that never comes to rest, in the way its launch argument names.

final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    switch ProcessInfo.processInfo.arguments.last {
    case "queue": fillQueue()
    case "task": Task { while true { await Task.yield() } }
    case "exit": exit(7)
    case "trap": preconditionFailure("as asked")
    default: break
    }
    return true
  }

  private func fillQueue() {
    DispatchQueue.main.async { self.fillQueue() }
  }
}

AppDelegate.main()
