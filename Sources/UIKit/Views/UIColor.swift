public import Foundation

/// A colour; on the phone only its name.
open class UIColor: NSObject, @unchecked Sendable {  // guard: immutable
  private let name: String

  private init(name: String) { self.name = name }

  /// Makes a colour of its parts.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(name: "rgba(\(red), \(green), \(blue), \(alpha))")
  }

  /// Makes a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// What lies behind everything.
  public static let systemBackground = UIColor(name: "systemBackground")
  /// What lies behind what stands apart.
  public static let secondarySystemBackground = UIColor(name: "secondarySystemBackground")
  /// What lies behind grouped rows.
  public static let systemGroupedBackground = UIColor(name: "systemGroupedBackground")
  /// Text.
  public static let label = UIColor(name: "label")
  /// Text that matters less.
  public static let secondaryLabel = UIColor(name: "secondaryLabel")
  /// Black.
  public static let black = UIColor(name: "black")
  /// White.
  public static let white = UIColor(name: "white")
  /// Nothing.
  public static let clear = UIColor(name: "clear")
  /// Blue.
  public static let systemBlue = UIColor(name: "systemBlue")
  /// Red.
  public static let systemRed = UIColor(name: "systemRed")
  /// Green.
  public static let systemGreen = UIColor(name: "systemGreen")
  /// Grey.
  public static let systemGray = UIColor(name: "systemGray")
}
