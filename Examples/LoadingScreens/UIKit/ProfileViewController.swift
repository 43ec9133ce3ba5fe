import Sheen
import UIKit

/// A profile that is covered by its skeleton until it has come.
final class ProfileViewController: UIViewController {
  let card = UIView()
  let picture = UIImageView()
  let name = UILabel()
  let role = UILabel()
  let story = UILabel()
  let follow = UIButton(type: .system)
  let mail = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 16
    picture.layer.cornerRadius = 36
    picture.backgroundColor = .systemTeal
    name.font = .preferredFont(forTextStyle: .title2)
    role.font = .preferredFont(forTextStyle: .subheadline)
    role.textColor = .secondaryLabel
    story.numberOfLines = 4
    follow.setTitle("Follow", for: .normal)
    view.addSubview(card)
    for part in [picture, name, role, story, follow, mail] { card.addSubview(part) }
    view.showSkeleton(style: .tilted)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 32
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    card.frame = CGRect(x: 16, y: 24, width: width, height: 280)
    let frames: [(UIView, CGRect)] = [
      (picture, CGRect(x: 20, y: 20, width: 72, height: 72)),
      (name, CGRect(x: 108, y: 28, width: width - 128, height: 28)),
      (role, CGRect(x: 108, y: 60, width: width - 128, height: 20)),
      (story, CGRect(x: 20, y: 108, width: width - 40, height: 100)),
      (follow, CGRect(x: 20, y: 224, width: 110, height: 36)),
      (mail, CGRect(x: width - 71, y: 226, width: 51, height: 31)),
    ]
    for (part, frame) in frames {
      part.frame = frame
      if isMirrored { part.frame.origin.x = width - frame.maxX }
    }
  }

  /// The profile has come.
  func load() {
    name.text = "Grace Hopper"
    role.text = "Rear admiral and computer scientist"
    story.text =
      "She wrote one of the first linkers, made languages that do not depend on a machine "
      + "popular, and taped a moth into a logbook."
    view.hideSkeleton()
  }
}
