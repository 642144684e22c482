/// Knows what is in a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are.
  ///
  /// Optional; one unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// What stands above a section.
  ///
  /// Optional.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
}

extension UITableViewDataSource {
  /// Stands in for a method the data source does not implement.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Stands in for a method the data source does not implement.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }
}

/// Told of the user's touches on a table.
///
/// Every method is optional.
@preconcurrency @MainActor public protocol UITableViewDelegate: NSObjectProtocol {
  /// The row to select in place of the one pressed; nil for none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The user has pressed a row.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The user has pressed another row.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Stands in for a method the delegate does not implement.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Stands in for a method the delegate does not implement.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Stands in for a method the delegate does not implement.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
}

extension IndexPath {
  /// The place of a row in its section.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// The row's place in its section.
  public var row: Int { self[1] }
  /// The section's place.
  public var section: Int { self[0] }
}
