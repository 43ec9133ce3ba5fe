import Foundation
import SheenCore
@testable import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// What placeholders a view has.
@MainActor struct ReadingTests {
  /// A device for the views, which are in no window.
  private let stage: WindowStage

  init() throws {
    stage = try SheenUIKitTests.stage([])
  }

  private func frames(_ view: UIView) -> [CGRect] {
    DerivedSkeleton(view).placeholders.map { CGRect($0.frame) }
  }

  private func radius(_ placeholder: Placeholder) -> Double? {
    if case .rounded(let radii) = placeholder.outline { radii.topLeft } else { nil }
  }

  private func label(_ size: CGFloat, _ text: String?, lines: Int, in frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.font = .systemFont(ofSize: size)
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test("an empty label has as many lines as it has room for and may have")
  func emptyLabel() {
    let font = UIFont.systemFont(ofSize: 14)
    for (height, limit, lines) in [
      (1.0, 1, 1), (2.0, 2, 2), (2.0, 0, 2), (5.0, 0, 5), (5.0, 3, 3), (0.0, 0, 1), (1.9, 2, 2),
    ] {
      let frame = CGRect(x: 0, y: 0, width: 200, height: font.lineHeight * height)
      #expect(frames(label(14, nil, lines: limit, in: frame)).count == lines)
    }
  }

  @Test("a text has as many bars as lines, at every size", arguments: [9.0, 12, 14, 17, 30])
  func textLines(size: Double) {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 400)
    let one = label(size, "a", lines: 0, in: frame)
    let three = label(size, "a\nb\nc", lines: 0, in: frame)
    let limited = label(size, "a\nb\nc", lines: 2, in: frame)
    #expect(frames(one).count == 1 && frames(three).count == 3 && frames(limited).count == 2)
  }

  @Test("bars are as high as their font says, and lie in the middle of the label")
  func barHeight() throws {
    let label = label(17, "Words", lines: 1, in: CGRect(x: 0, y: 0, width: 200, height: 100))
    let bar = try #require(frames(label).first)
    #expect(abs(bar.height - 12) < 0.001 && abs(bar.midY - 50) < 0.001)
    label.font = .systemFont(ofSize: 34)
    #expect(abs(try #require(frames(label).first).height - 24) < 0.001)
  }

  @Test("the largest font in an attributed text counts")
  func attributed() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    label.font = .systemFont(ofSize: 10)
    let text = NSMutableAttributedString(string: "small LARGE")
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 6, length: 5))
    label.attributedText = text
    #expect(try #require(frames(label).first).height >= 21)
  }

  @Test("the last of several lines is shorter, a single one is as wide as its text")
  func widths() throws {
    let frame = CGRect(x: 0, y: 0, width: 200, height: 80)
    let several = frames(label(17, "a\nb\nc", lines: 0, in: frame))
    #expect(abs(try #require(several.last).width - 130) < 0.001)
    #expect(several.dropLast().allSatisfy { $0.width > 150 && $0.width <= 200 })
    let single = try #require(frames(label(17, "abc", lines: 1, in: frame)).first)
    #expect(single.width > 10 && single.width < 60)
    #expect(try #require(frames(label(17, nil, lines: 1, in: frame)).first).width == 200)
  }

  @Test("bars lie where the text is aligned, and are mirrored with the layout")
  func alignment() throws {
    let label = label(17, "a\nb", lines: 2, in: CGRect(x: 0, y: 0, width: 200, height: 50))
    label.textAlignment = .right
    #expect(try #require(frames(label).last).maxX == 200)
    label.textAlignment = .center
    #expect(abs(try #require(frames(label).last).midX - 100) < 0.001)
    label.textAlignment = .natural
    let leftToRight = frames(label)
    #expect(leftToRight.allSatisfy { $0.minX == 0 })
    label.semanticContentAttribute = .forceRightToLeft
    let rightToLeft = frames(label)
    for (left, right) in zip(leftToRight, rightToLeft) {
      #expect(abs(right.minX - (200 - left.maxX)) < 0.001 && right.minY == left.minY)
    }
  }

  @Test("an empty label without a size still has a placeholder, and its text stays nil")
  func collapsed() throws {
    let label = label(20, nil, lines: 0, in: CGRect(x: 10, y: 10, width: 0, height: 0))
    let bar = try #require(frames(label).first)
    #expect(bar.width == 160 && bar.height > 10 && label.text == nil)
  }

  @Test("a text view's lines begin at its top, within its insets")
  func textView() throws {
    let text = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 120))
    text.font = .systemFont(ofSize: 17)
    text.textContainerInset = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    let lines = frames(text)
    let lineHeight = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(lines.count == Int(100 / lineHeight + 0.2))
    let first = try #require(lines.first)
    #expect(first.minX == 25 && abs(first.midY - (10 + lineHeight / 2)) < 0.001)
    #expect(lines.allSatisfy { $0.maxX <= 175 })
  }

  @Test("pictures, buttons and switches keep their outline")
  func outlines() throws {
    let card = Card()
    let all = DerivedSkeleton(card).placeholders
    let find = { (view: UIView) in all.first { CGRect($0.frame) == view.frame } }
    #expect(try radius(#require(find(card.avatar))) == 24)
    #expect(try radius(#require(find(card.button))) == 8)
    #expect(try radius(#require(find(card.toggle))) == 15.5)
    // One bar for the title, and those of the text.
    #expect(all.count >= 6)
  }

  @Test("views in others are found at their place, however deep")
  func nested() {
    var view: UIView = UIImageView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    for _ in 0..<500 {
      let outer = UIView(frame: CGRect(x: 0.5, y: 0.25, width: 100, height: 100))
      outer.addSubview(view)
      view = outer
    }
    #expect(frames(view) == [CGRect(x: 1 + 499 * 0.5, y: 2 + 499 * 0.25, width: 30, height: 40)])
  }

  @Test("what is hidden, clear, clipped away or a thin line has none")
  func nothing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let hidden = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    hidden.isHidden = true
    let clear = UIImageView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    clear.alpha = 0
    let spacer = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let line = UIView(frame: CGRect(x: 0, y: 60, width: 300, height: 1))
    line.backgroundColor = .separator
    let clip = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    clip.clipsToBounds = true
    clip.addSubview(UIImageView(frame: CGRect(x: 60, y: 0, width: 50, height: 50)))
    clip.addSubview(UIImageView(frame: CGRect(x: 30, y: 0, width: 50, height: 50)))
    for view in [hidden, clear, spacer, line, clip] { root.addSubview(view) }
    #expect(frames(root) == [CGRect(x: 130, y: 100, width: 20, height: 50)])
  }

  @Test("excluded views have none, united ones have one")
  func options() {
    let card = Card()
    card.title.isExcludedFromSkeleton = true
    #expect(!frames(card).contains { $0.intersects(card.title.frame) })
    #expect(DerivedSkeleton(card).exclusions == [card.title.frame])
    card.isUnitedInSkeleton = true
    #expect(frames(card) == [card.bounds])
  }

  @Test(
    "a corner radius that is asked for counts, at most half the shorter side",
    arguments: [
      (0.0, 0.0), (5, 5), (1000, 24), (.infinity, 24),
    ])
  func cornerRadius(asked: Double, used: Double) throws {
    let image = UIImageView(frame: CGRect(x: 0, y: 0, width: 60, height: 48))
    image.skeletonCornerRadius = asked
    #expect(radius(try #require(DerivedSkeleton(image).placeholders.first)) == used)
    image.skeletonCornerRadius = -1
    #expect(radius(try #require(DerivedSkeleton(image).placeholders.first)) == 0)
  }

  @Test("a width that is asked for counts, from where text begins")
  func width() throws {
    let empty = label(17, nil, lines: 1, in: CGRect(x: 0, y: 0, width: 200, height: 24))
    empty.skeletonWidth = .fixed(120)
    #expect(frames(empty).first?.width == 120)
    empty.skeletonWidth = .fraction(0.25)
    empty.semanticContentAttribute = .forceRightToLeft
    let bar = try #require(frames(empty).first)
    #expect(bar.width == 50 && bar.maxX == 200)
    for bad in [SkeletonLength.fixed(.nan), .fixed(-1), .fraction(.infinity)] {
      empty.skeletonWidth = bad
      #expect(frames(empty).first?.width == 200)
    }
    let image = UIImageView(frame: CGRect(x: 10, y: 0, width: 100, height: 50))
    image.skeletonWidth = .fraction(0.5)
    #expect(frames(image) == [CGRect(x: 0, y: 0, width: 50, height: 50)])
  }

  @Test("cards are kept as surfaces, in their color and with their corners")
  func surfaces() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let card = Card()
    card.backgroundColor = .red
    card.layer.cornerRadius = 12
    root.addSubview(card)
    let surface = try #require(DerivedSkeleton(root).surfaces.first)
    #expect(surface.frame == card.frame && surface.cornerRadius == 12)
    #expect(surface.color.red == 1 && surface.color.green == 0)
  }

  @Test("reading changes nothing")
  func readOnly() {
    let card = Card()
    let before = (card.subviews, card.title.text, card.text.frame, card.layer.sublayers?.count)
    _ = DerivedSkeleton(card)
    #expect(card.subviews == before.0 && card.title.text == before.1)
    #expect(card.text.frame == before.2 && card.layer.sublayers?.count == before.3)
  }
}
