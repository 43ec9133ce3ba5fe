import Sheen
import UIKit

/// A logo that shimmers three times when it appears; then the app goes on.
final class LogoViewController: UIViewController {
  let logoView = UIImageView(image: UIImage(named: "Logo"))
  let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(logoView)
    caption.font = .preferredFont(forTextStyle: .title2)
    caption.textAlignment = .center
    view.addSubview(caption)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width
    logoView.frame = CGRect(x: (width - 250) / 2, y: 32, width: 250, height: 250)
    caption.frame = CGRect(x: 0, y: 306, width: width, height: 40)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    logoView.startShimmering { [weak self] finished in
      if finished { self?.caption.text = "Welcome" }
    }
  }
}
