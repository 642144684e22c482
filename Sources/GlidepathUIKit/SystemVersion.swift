#if canImport(UIKit)
  import UIKit

  /// The iOS version at run time.
  ///
  /// On Linux `#available` is always true, and below the deployment target it is on Apple's
  /// platforms too: there this alone guards.
  @MainActor enum SystemVersion {
    private static let major =
      UIDevice.current.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0

    static func atLeast(_ version: Int) -> Bool { major >= version }
  }
#endif
