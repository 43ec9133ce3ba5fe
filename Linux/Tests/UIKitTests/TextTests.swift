import Drawing
import Testing
import UIKit
import UIKitStage

@Suite("Text and controls") @MainActor struct TextTests {
  @Test("Fonts follow the size that the user has chosen")
  func fonts() {
    let small = UITraitCollection(preferredContentSizeCategory: .extraSmall)
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: small).pointSize == 14)
    #expect(
      UIFontMetrics(forTextStyle: .body)
        .scaledFont(for: .systemFont(ofSize: 34), compatibleWith: small).pointSize == 28)
    let font = UIFont.systemFont(ofSize: 20)
    #expect(abs(font.ascender - font.descender - font.lineHeight) < 1e-9)
  }

  @Test("A label is as large as its text")
  func label() {
    let label = UILabel()
    #expect(label.intrinsicContentSize == .zero)
    label.text = "Hello"
    let one = label.intrinsicContentSize
    #expect(one.width > 30 && one.height >= label.font.lineHeight)
    label.text = "Hello\nyou"
    #expect(label.intrinsicContentSize.height == one.height)
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height > one.height * 1.9)
    label.font = .systemFont(ofSize: 34)
    #expect(label.intrinsicContentSize.height > one.height * 3.8)
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
  }

  @Test("A font in attributes counts before the label's")
  func attributes() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "Hello", attributes: [.font: UIFont.systemFont(ofSize: 34)])
    #expect(label.intrinsicContentSize.height > label.font.lineHeight * 1.9)
    #expect(label.text == "Hello")
    label.text = "Hello"
    #expect(
      label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
  }

  @Test("A label follows the user's choice only if it is to")
  func dynamicType() throws {
    let (follows, stays) = (UILabel(), UILabel())
    let stage = try WindowStage.small {
      for label in [follows, stays] {
        label.font = .preferredFont(forTextStyle: .body)
        $0.addSubview(label)
      }
    }
    #expect(follows.font.pointSize == 17)
    follows.adjustsFontForContentSizeCategory = true
    stage.settings.contentSizeCategory = .accessibilityLarge
    #expect(follows.font.pointSize == 33)
    #expect(stays.font.pointSize == 17)
  }

  @Test("Text stands where it is to, in the middle of the height")
  func alignment() throws {
    let label = UILabel(frame: rect(0, 0, 100, 100))
    label.text = "H"
    let stage = try WindowStage.small { $0.addSubview(label) }
    func ink() throws -> CGRect {
      let picture = try stage.picture()
      var box = CGRect.null
      for y in 0..<100 {
        for x in 0..<100 where picture[x, y].x < 128 {
          box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
      return box
    }
    #expect(try ink().minX < 5)
    #expect(try abs(ink().midY - 50) < 4)
    label.textAlignment = .center
    #expect(try abs(ink().midX - 50) < 2)
    label.textAlignment = .natural
    stage.settings.layoutDirection = .rightToLeft
    #expect(try ink().maxX > 95)
  }

  @Test("A text view keeps room around its text")
  func textView() {
    let view = UITextView()
    view.text = "Hello"
    view.font = .systemFont(ofSize: 17)
    view.isScrollEnabled = false
    let label = UILabel()
    label.text = "Hello"
    #expect(view.intrinsicContentSize.height == label.intrinsicContentSize.height + 16)
    #expect(view.intrinsicContentSize.width == label.intrinsicContentSize.width + 10)
    view.isScrollEnabled = true
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test(
    "A picture fills its view as the mode says",
    arguments: [
      (UIView.ContentMode.scaleToFill, "ff0000ff", "ff0000ff"),
      (.scaleAspectFit, "ffffffff", "ff0000ff"), (.center, "ffffffff", "ffffffff"),
    ])
  func images(mode: UIView.ContentMode, corner: String, side: String) throws {
    let red = DrawingPicture(
      width: 20, height: 10, rgba: Array(repeatElement([255, 0, 0, 255], count: 200).joined()))
    let view = UIImageView(frame: rect(0, 0, 100, 100))
    view.contentMode = mode
    let stage = try WindowStage(
      {
        let controller = UIViewController()
        view.image = UIImage(named: "red")
        controller.view.addSubview(view)
        return controller
      }(), size: CGSize(width: 100, height: 100), scale: 1, pictures: ["red": red])
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(try stage.picture().hex(5, 5) == corner)
    #expect(try stage.picture().hex(5, 50) == side)
    #expect(try stage.picture().hex(50, 50) == "ff0000ff")
  }

  @Test("A symbol is shown in the tint")
  func symbols() throws {
    let view = UIImageView(image: UIImage(systemName: "circle.fill"))
    view.frame = rect(0, 0, 100, 100)
    view.tintColor = .green
    let stage = try WindowStage.small { $0.addSubview(view) }
    #expect(try stage.picture().hex(50, 50) == "00ff00ff")
    view.tintColor = .blue
    #expect(try stage.picture().hex(50, 50) == "0000ffff")
  }

  @Test("What is drawn into a picture has pixels, and is drawn in its place")
  func drawnImages() throws {
    let image = UITraitCollection(displayScale: 2).imageOfHalf()
    #expect(image.size == CGSize(width: 10, height: 10))
    #expect(image.cgImage?.width == 20)
    let view = UIImageView(image: image)
    view.frame.origin = CGPoint(x: 50, y: 50)
    let stage = try WindowStage.small { $0.addSubview(view) }
    #expect(try stage.picture().hex(52, 55) == "ff0000ff")
    #expect(try stage.picture().hex(57, 55) == "ffffffff")
    view.image = image.withRenderingMode(.alwaysTemplate)
    view.tintColor = .blue
    #expect(try stage.picture().hex(52, 55) == "0000ffff")
  }

  @Test("A wheel turns only while it is to, and seen")
  func wheel() throws {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    #expect(wheel.layer.animationKeys() == nil)
    let stage = try WindowStage.small { $0.addSubview(wheel) }
    #expect(wheel.layer.animationKeys() == ["turn"])
    #expect(wheel.bounds.size == CGSize(width: 20, height: 20))
    stage.perform { wheel.stopAnimating() }
    #expect(wheel.isHidden)
    #expect(stage.counts.animations == 0)
  }

  @Test("Tasks of the main actor run while the stage settles")
  func settles() async throws {
    let label = UILabel()
    let stage = try WindowStage.small { $0.addSubview(label) }
    Task {
      await Task.yield()
      label.text = "Loaded"
    }
    await stage.settle()
    #expect(stage.accessibilityTree == "\"Loaded\"")
  }

  @Test("Controls do what they are for, unless they cannot be used")
  func controls() throws {
    let (button, toggle) = (UIButton(type: .system), UISwitch(frame: rect(0, 50, 0, 0)))
    button.setTitle("Send", for: .normal)
    button.frame = rect(0, 0, 80, 40)
    var heard: [String] = []
    button.addAction(UIAction { _ in heard.append("send") }, for: .touchUpInside)
    toggle.addAction(UIAction { _ in heard.append("switch") }, for: .valueChanged)
    toggle.accessibilityLabel = "Wi-Fi"
    let stage = try WindowStage.small {
      $0.addSubview(button)
      $0.addSubview(toggle)
    }
    try stage.tap("Send")
    try stage.tap(at: CGPoint(x: 10, y: 60))
    #expect(heard == ["send", "switch"])
    #expect(toggle.isOn)
    #expect(stage.accessibilityTree == "\"Send\", button\n\"Wi-Fi\", 1, button")
    button.isEnabled = false
    #expect(throws: WindowStageError.self) { try stage.tap("Send") }
    #expect(throws: WindowStageError.noElement("X", labels: ["Send", "Wi-Fi"])) {
      try stage.tap("X")
    }
    #expect(throws: WindowStageError.nothing(at: CGPoint(x: 90, y: 90))) {
      try stage.tap(at: CGPoint(x: 90, y: 90))
    }
  }

  @Test("Screen readers find what is not hidden, and not what lies beside something modal")
  func accessibility() throws {
    let (a, b, group) = (UILabel(), UILabel(), UIView())
    (a.text, b.text) = ("A", "B")
    let stage = try WindowStage.small { view in
      group.addSubview(b)
      [a, group].forEach(view.addSubview)
    }
    #expect(stage.accessibilityTree == "\"A\"\n\"B\"")
    group.accessibilityViewIsModal = true
    #expect(stage.accessibilityTree == "\"B\"")
    group.accessibilityElementsHidden = true
    group.accessibilityViewIsModal = false
    #expect(stage.accessibilityTree == "\"A\"")
    group.accessibilityElementsHidden = false
    group.isAccessibilityElement = true
    group.accessibilityLabel = "Loading"
    group.accessibilityTraits = .updatesFrequently
    #expect(stage.accessibilityTree == "\"A\"\n\"Loading\", updates frequently")
    stage.perform { UIAccessibility.post(notification: .announcement, argument: "Loaded") }
    #expect(stage.announcements.map(\.words) == ["Loaded"])
  }
}

extension UITraitCollection {
  /// A picture of 10 by 10 points whose left half is red.
  fileprivate func imageOfHalf() -> UIImage {
    var image = UIImage()
    performAsCurrent {
      image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
      }
    }
    return image
  }
}
