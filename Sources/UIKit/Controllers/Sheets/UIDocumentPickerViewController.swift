public import Foundation

/// Has the user choose a file; on the phone one can only leave it.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// Told what the user chose.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files may be chosen.
  open var allowsMultipleSelection = false

  /// Makes a picker for files of these types; the form with `UTType` needs a framework that Linux
  /// lacks.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Storyboards do not exist on the phone.
  public required init?(coder: NSCoder) { nil }

  override func userSwipedAway() { delegate?.documentPickerWasCancelled(self) }
}

/// What happens to a chosen file.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// It is copied into the app.
  case `import`
  /// It is opened where it lies.
  case open
  /// It is copied out of the app.
  case exportToService
  /// It is moved out of the app.
  case moveToService
}

/// Told what the user chose.
///
/// Every method is optional.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// The user has chosen files.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user has left without a choice.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Stands in for a method the delegate does not implement.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Stands in for a method the delegate does not implement.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
