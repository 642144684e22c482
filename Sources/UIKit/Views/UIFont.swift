public import Foundation

/// A typeface in a size; the phone draws no text.
open class UIFont: NSObject, @unchecked Sendable {  // guard: immutable
  /// What a text is for.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name Apple gives it.
    public var rawValue: String
    /// Wraps a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A screen's title.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A title.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// What stands above a text.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// What is read.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// What stands beside something.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// What stands below something.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
  }

  /// Its size in points.
  public let pointSize: CGFloat

  private init(pointSize: CGFloat) { self.pointSize = pointSize }

  /// The system's typeface in a size.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(pointSize: fontSize) }
  /// The system's bold typeface in a size.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(pointSize: fontSize)
  }
  /// The typeface for a text of that kind.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(pointSize: 17) }
}
