/// Has the user take or choose a picture; on the phone one can only leave it.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// From all albums.
    case photoLibrary
    /// From the camera.
    case camera
    /// From the album of saved ones.
    case savedPhotosAlbum
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether the user may change the picture.
  open var allowsEditing = false

  /// Whether there are pictures of that kind.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }

  override func userSwipedAway() {
    (delegate as? any UIImagePickerControllerDelegate)?.imagePickerControllerDidCancel(self)
  }
}

/// Told what the user chose.
///
/// Every method is optional.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// The user has left without a choice.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Stands in for a method the delegate does not implement.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
