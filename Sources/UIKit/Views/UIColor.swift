public import Foundation

/// A colour; on the phone only its name.
open class UIColor: NSObject, @unchecked Sendable {  // guard: immutable
  private let name: String

  private init(name: String) { self.name = name }

  /// What lies behind everything.
  public static let systemBackground = UIColor(name: "systemBackground")
}
