import UIKit
import UnrulyHosts

UnrulyAppDelegate.main()
