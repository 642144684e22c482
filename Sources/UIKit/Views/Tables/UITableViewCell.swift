/// One row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Which labels a cell has.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default`
    /// A text and a value at the other end.
    case value1
    /// A name and a value beside it.
    case value2
    /// A text and a smaller one below it.
    case subtitle
  }

  /// What stands at a row's end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// The sign for more behind it.
    case disclosureIndicator
    /// The sign for more behind it, and a button for details.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// The row's text.
  open private(set) lazy var textLabel: UILabel? = UILabel()
  /// The row's second text.
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default ? nil : UILabel()
  /// Where an app puts views of its own.
  open private(set) lazy var contentView = UIView()
  /// What stands at the row's end.
  open var accessoryType = AccessoryType.none
  /// A view at the row's end in place of a sign.
  open var accessoryView: UIView?
  /// What it was made for.
  open private(set) var reuseIdentifier: String?

  private let style: CellStyle

  /// Makes a cell.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
    [textLabel, detailTextLabel].compactMap(\.self).forEach(contentView.addSubview)
  }

  /// Nib files do not exist on the phone.
  public required init?(coder: NSCoder) { nil }
}
