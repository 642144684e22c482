public import Foundation

/// An image; on the phone only its name.
open class UIImage: NSObject, @unchecked Sendable {  // guard: immutable
  private let name: String?

  /// Makes an empty image.
  public override init() { name = nil }

  /// The app's image of that name.
  public init?(named name: String) { self.name = name }

  /// The system's symbol of that name.
  public init?(systemName name: String) { self.name = name }
}
