/// Text.
@preconcurrency @MainActor open class UILabel: UIView {
  /// What it says.
  open var text: String?
  /// Its typeface.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17)
  /// Its colour.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  /// How many lines it may take; 0 for any number.
  open var numberOfLines = 1
  /// Where in its width the text stands.
  open var textAlignment: NSTextAlignment = .natural
}

/// Where in a line text stands.
public enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left
  /// In the middle.
  case center
  /// At the right.
  case right
  /// Stretched.
  case justified
  /// As the language has it.
  case natural
}
