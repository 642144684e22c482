import ShopChat
@_spi(Phone) import UIKit

SwiftUIStandIn.makeWindow = { ShopWindow(windowScene: $0) }
AppDelegate.main()
