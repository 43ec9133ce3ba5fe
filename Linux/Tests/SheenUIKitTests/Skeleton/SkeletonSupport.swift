import Foundation
import SheenCore
import SheenUIKit
import UIKit
import UIKitStage

extension LoadingPolicy {
  /// Shows at once and moves at once, and hands over as usual.
  static let prompt = LoadingPolicy(onset: 0, fadeIn: 0, minimumShow: 0, motionDelay: 0)
}

/// A card as an app has it: a picture, two texts, a button and a switch.
@MainActor final class Card: UIView {
  let avatar = UIImageView(frame: CGRect(x: 16, y: 16, width: 48, height: 48))
  let title = UILabel(frame: CGRect(x: 76, y: 16, width: 200, height: 24))
  let text = UILabel(frame: CGRect(x: 76, y: 44, width: 200, height: 66))
  let button = UIButton(type: .system)
  let toggle = UISwitch(frame: CGRect(x: 300, y: 16, width: 51, height: 31))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 180))
    backgroundColor = .systemBackground
    avatar.backgroundColor = .systemRed
    avatar.layer.cornerRadius = 24
    title.text = "Title"
    title.font = .systemFont(ofSize: 17)
    text.text = "Some words that are long enough for more than one line of text"
    text.font = .systemFont(ofSize: 15)
    text.numberOfLines = 3
    button.frame = CGRect(x: 76, y: 120, width: 120, height: 44)
    button.setTitle("Send", for: .normal)
    for view in [avatar, title, text, button, toggle] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }
}
