import UIKit

/// A screen that says one thing.
class TextViewController: UIViewController {
  /// What it says.
  var text: String {
    didSet { label.text = text }
  }

  private let label = UILabel()

  init(title: String, text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  @available(*, unavailable, message: "screens are made in code")
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.frame = view.bounds
    label.text = text
    label.numberOfLines = 0
    label.textAlignment = .center
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(label)
  }
}
