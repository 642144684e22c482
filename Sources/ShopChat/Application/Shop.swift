import Glidepath
import GlidepathUIKit

/// What the whole app shares.
@MainActor enum Shop {
  static let push = PushCoordinator(routes: .shop, screens: ShopScreens())
  static let session = Session()
  static let lifeCycle = LifeCycleWork()
  static let userSteps = UserSteps()
}
