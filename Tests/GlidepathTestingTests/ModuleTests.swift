import GlidepathTesting
import Testing
import UIKit

@Suite("Testing one's own app")
struct ModuleTests {
  @Test("does not turn an ordinary test run into an app")
  func ordinary() {
    #expect(ProcessInfo.processInfo.environment["PHONE_APP_CLASS"] == nil)
  }
}
