import UIKit

/// Pictures of products: made when they are shown, and let go when nobody looks.
@MainActor final class PictureCache {
  private var pictures: [String: UIImage] = [:]

  /// A product's picture.
  func picture(ofProduct id: String) -> UIImage {
    if let known = pictures[id] { return known }
    let new = UIImage()
    pictures[id] = new
    return new
  }

  /// Lets all of them go.
  func empty() { pictures = [:] }
}
