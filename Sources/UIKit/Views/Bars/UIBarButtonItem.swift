/// A button in a bar.
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How a button looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case plain
    /// As the one that finishes something.
    case done = 2
  }

  /// Buttons that look the same in every app.
  public enum SystemItem: Int, Sendable {
    /// Finished.
    case done
    /// Never mind.
    case cancel
    /// Change something.
    case edit
    /// Keep it.
    case save
    /// Another one.
    case add
    /// Room that grows.
    case flexibleSpace
    /// Room that does not.
    case fixedSpace
    /// Write something.
    case compose
    /// Answer.
    case reply
    /// Share, and the like.
    case action
    /// Put into order.
    case organize
    /// Things kept.
    case bookmarks
    /// Look for something.
    case search
    /// Load again.
    case refresh
    /// Stop.
    case stop
    /// Take a picture.
    case camera
    /// Throw away.
    case trash
    /// Close.
    case close = 24
  }

  /// What pressing it does.
  open var primaryAction: UIAction?
  /// How it looks.
  open var style = Style.plain
  /// A view of the app's own in place of the button.
  open var customView: UIView?

  /// Makes a button that says something.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.title = title ?? primaryAction?.title
    self.image = image
    self.primaryAction = primaryAction
  }

  /// Makes one of the system's buttons.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(primaryAction: primaryAction)
    if title == nil || title == "" { title = systemItem.word }
  }

  /// Puts a view into the bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}

extension UIBarButtonItem.SystemItem {
  /// What it says, or what it is called where it is only a picture.
  var word: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .add: "Add"
    case .flexibleSpace, .fixedSpace: ""
    case .compose: "Compose"
    case .reply: "Reply"
    case .action: "Share"
    case .organize: "Organize"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .refresh: "Refresh"
    case .stop: "Stop"
    case .camera: "Camera"
    case .trash: "Delete"
    case .close: "Close"
    }
  }
}
