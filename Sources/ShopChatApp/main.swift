import ShopChat
import UIKit

AppDelegate.main()
