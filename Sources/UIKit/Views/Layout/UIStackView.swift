/// Views in a row or a column.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How the views share the room along the row.
  public enum Distribution: Int, Sendable {
    /// One of them takes what is left.
    case fill
    /// All the same.
    case fillEqually
    /// As their sizes say.
    case fillProportionally
    /// With equal room between them.
    case equalSpacing
    /// With equal room between their centres.
    case equalCentering
  }

  /// Where the views stand across the row.
  public enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill
    /// At the leading edge, or the top.
    case leading
    /// With the first lines of text beside each other.
    case firstBaseline
    /// In the middle.
    case center
    /// At the trailing edge, or the bottom.
    case trailing
    /// With the last lines of text beside each other.
    case lastBaseline
  }

  /// What is arranged.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Whether it is a row or a column.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The room between two views.
  open var spacing: CGFloat = 0
  /// How the views share the room along the row.
  open var distribution = Distribution.fill
  /// Where the views stand across the row.
  open var alignment = Alignment.fill

  /// Makes one with these views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Adds a view behind the others.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.endIndex)
  }

  /// Adds a view in a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.endIndex))
    if view.superview !== self { addSubview(view) }
  }

  /// No longer arranges a view, which stays where it is.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }
}
