// As on iOS, `import UIKit` shows Foundation and UserNotifications too.
@_exported public import Foundation
@_exported public import UserNotifications
