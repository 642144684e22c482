import GlidepathUIKit
import UIKit

/// The lowest screen of a tab.
///
/// It says that its tab is selected now, for the case that the app never hears that it enters the
/// background.
final class TabRootViewController: TextViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Shop.push.tabAppeared()
  }
}
