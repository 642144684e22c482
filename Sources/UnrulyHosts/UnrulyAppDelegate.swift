public import ShopChat
import UIKit

/// The sample app's delegate in an app that has other libraries too.
public final class UnrulyAppDelegate: AppDelegate {}
