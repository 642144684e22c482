/// Shows an image.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// What it shows.
  open var image: UIImage?

  /// Makes a view for an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: .zero)
  }

  /// Makes an empty view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Nib files do not exist on the phone.
  public required init?(coder: NSCoder) { nil }
}
