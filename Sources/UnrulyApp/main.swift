import ShopChat
@_spi(Phone) import UIKit
import UnrulyHosts

SwiftUIStandIn.makeWindow = { ShopWindow(windowScene: $0) }
UnrulyAppDelegate.main()
