import CAppEntry
import Foundation
import UIKit

/// Called before `main` in a process that is to be an app instead of running tests.
@_cdecl("glidepath_app_entry")
func appEntry(_ className: UnsafePointer<CChar>) {
  app_entry_keep()
  let name = String(cString: className)
  // A constructor runs on the main thread.
  MainActor.assumeIsolated {
    guard let delegate = AppClass.named(name) as? any UIApplicationDelegate.Type else {
      FileHandle.standardError.write(Data("\(name) is no app delegate of this binary\n".utf8))
      exit(2)
    }
    delegate.main()
  }
}
