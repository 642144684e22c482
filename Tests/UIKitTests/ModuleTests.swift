import Testing
import UIKit

@Suite("The simulated UIKit")
struct ModuleTests {
  @Test("shows Foundation to those who import it, as on iOS")
  func reexports() {
    #expect(Bundle.main.bundlePath.isEmpty == false)
  }
}
