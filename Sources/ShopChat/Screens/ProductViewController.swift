import UIKit

/// One product, with its picture.
final class ProductViewController: TextViewController {
  private let id: String
  private let picture = UIImageView()

  init(id: String) {
    self.id = id
    super.init(title: "Product \(id)", text: "In stock")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(picture)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    picture.image = Shop.lifeCycle.pictures.picture(ofProduct: id)
  }
}
