/// A list of rows that the user can press.
@preconcurrency @MainActor open class UITableView: UIView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One below the other.
    case plain
    /// Apart from each other.
    case grouped
    /// Apart from each other and from the edges.
    case insetGrouped
  }

  /// How a table comes to rest at a row.
  public enum ScrollPosition: Int, Sendable {
    /// As near as it is.
    case none
    /// At the top.
    case top
    /// In the middle.
    case middle
    /// At the bottom.
    case bottom
  }

  /// How a row comes or goes.
  public enum RowAnimation: Int, Sendable {
    /// By fading.
    case fade
    /// From the right.
    case right
    /// From the left.
    case left
    /// From the top.
    case top
    /// From the bottom.
    case bottom
    /// Not at all.
    case none
    /// From the middle.
    case middle
    /// As the system chooses.
    case automatic = 100
  }

  /// Knows what is in the table.
  open weak var dataSource: (any UITableViewDataSource)?
  /// Told of the user's touches.
  open weak var delegate: (any UITableViewDelegate)?
  /// How sections look.
  public let style: Style
  /// The row that is selected.
  open private(set) var indexPathForSelectedRow: IndexPath?
  /// Whether a row can be selected.
  open var allowsSelection = true

  private var cellTypes: [String: UITableViewCell.Type] = [:]

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Nib files do not exist on the phone.
  public required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// The cell of a row, asked of the data source; nil where there is none.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    guard rows.contains(indexPath) else { return nil }
    return dataSource?.tableView(self, cellForRowAt: indexPath)
  }

  /// Asks for rows anew; the phone asks whenever it looks.
  open func reloadData() { indexPathForSelectedRow = nil }
  /// Asks for some rows anew; the phone asks whenever it looks.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Tells of new rows; the phone asks whenever it looks.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Tells of lost rows; the phone asks whenever it looks.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Brings a row into view; on the phone all are.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {}

  /// Selects a row; the delegate is not told.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) { indexPathForSelectedRow = indexPath }

  /// No longer selects a row; the delegate is not told.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }

  // MARK: Cells

  /// Names the class of cells for an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellTypes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A cell for a row; on the phone always a new one.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let type = cellTypes[identifier] else {
      preconditionFailure("no cell class is registered for the identifier \(identifier)")
    }
    return type.init(style: .default, reuseIdentifier: identifier)
  }

  /// A cell to use again; on the phone there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cellTypes[identifier].map { $0.init(style: .default, reuseIdentifier: identifier) }
  }

  // MARK: The user's touch

  /// All rows, top first.
  var rows: [IndexPath] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
    }
  }

  /// Does what pressing a row does.
  func press(_ row: IndexPath) {
    let allowed = delegate.map { $0.tableView(self, willSelectRowAt: row) } ?? row
    guard allowsSelection, let allowed else { return }
    if let former = indexPathForSelectedRow, former != allowed {
      delegate?.tableView(self, didDeselectRowAt: former)
    }
    indexPathForSelectedRow = allowed
    delegate?.tableView(self, didSelectRowAt: allowed)
  }
}
