import Drawing
import Foundation
import QuartzCore
import SheenCore
@testable import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// What is seen and what can be used while a view loads and afterwards.
@MainActor struct OverlayTests {
  private func loading(
    _ card: Card = Card(), policy: LoadingPolicy = .prompt, style: ShimmerStyle = .standard,
    settings: WindowSettings = WindowSettings()
  ) throws -> (WindowStage, Card) {
    let stage = try stage([card], settings: settings)
    stage.perform { card.showSkeleton(style: style, policy: policy) }
    return (stage, card)
  }

  /// Whether a pixel has the base color of the light appearance.
  private func isBase(_ pixel: SIMD4<UInt8>) -> Bool { (223...225).contains(pixel.x) }

  @Test("placeholders are seen in place of the content, in the base color")
  func covers() throws {
    let (stage, card) = try loading()
    let picture = try stage.picture()
    #expect(card.isSkeletonShown)
    // The red picture is a gray one now.
    let pixel = picture[40, 40]
    #expect(pixel.x == pixel.y && pixel.y == pixel.z && isBase(pixel))
    #expect(picture.brightness(5, 5) == 255)
  }

  @Test("from the first moment on nothing is seen of the content, also before the placeholders")
  func noFlash() throws {
    let (stage, card) = try loading(policy: .standard)
    func isBlank() throws -> Bool {
      let picture = try stage.picture()
      return (0..<390).allSatisfy { x in (0..<180).allSatisfy { picture.brightness(x, $0) == 255 } }
    }
    #expect(try isBlank())
    stage.advance(to: 0.29)
    #expect(try isBlank())
    stage.advance(to: 0.46)
    #expect(try isBase(stage.picture()[40, 40]))
    #expect(card.isSkeletonShown)
  }

  @Test("a load that ends before the onset never shows placeholders")
  func fast() throws {
    let (stage, card) = try loading(policy: .standard)
    stage.advance(to: 0.2)
    stage.perform { card.hideSkeleton() }
    #expect(!card.isSkeletonShown)
    stage.advance(to: 0.25)
    let pixel = try stage.picture()[40, 40]
    #expect(pixel.x > pixel.y)
    stage.advance(to: 1)
    #expect(card.subviews.count == 5)
  }

  @Test("placeholders that are shown stay for half a second, then fade into the content")
  func handOver() throws {
    let (stage, card) = try loading(policy: .standard)
    stage.advance(to: 0.4)
    stage.perform { card.hideSkeleton() }
    stage.advance(to: 0.79)
    #expect(try isBase(stage.picture()[40, 40]))
    stage.advance(to: 0.9)
    // Half-way: something of both.
    let middle = try stage.picture()[40, 40]
    #expect(middle.x > middle.y && middle.y > 70 && middle.y < 224)
    stage.advance(to: 1.02)
    #expect(try stage.picture()[40, 40].y < 70)
    #expect(card.subviews.count == 5)
  }

  @Test("content cannot be used while it loads, and can from the first moment of the hand-over")
  func touches() throws {
    let (stage, card) = try loading(policy: .standard)
    let point = CGPoint(x: 100, y: 140)
    #expect(card.hitTest(point, with: nil) !== card.button)
    stage.advance(to: 1)
    #expect(card.hitTest(point, with: nil) !== card.button)
    stage.perform { card.hideSkeleton() }
    stage.advance(to: 1.02)
    #expect(card.hitTest(point, with: nil) === card.button)
  }

  @Test("a list rests while it is covered; one around what is covered doesn't")
  func scrolling() throws {
    let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    outer.contentSize = CGSize(width: 390, height: 900)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    inner.contentSize = CGSize(width: 390, height: 500)
    let card = Card()
    card.frame.origin.y = 100
    outer.addSubview(inner)
    outer.addSubview(card)
    let stage = try stage([outer])
    stage.perform {
      inner.showSkeleton(policy: .prompt)
      card.showSkeleton(policy: .prompt)
    }
    try stage.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: 20))
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 20)
    stage.perform { inner.hideSkeleton() }
    stage.advance(to: 1)
    try stage.scroll(at: CGPoint(x: 100, y: 50), by: CGSize(width: 0, height: 20))
    #expect(inner.contentOffset.y == 20)
    try stage.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: 20))
    #expect(outer.contentOffset.y == 40)
  }

  @Test("excluded views are seen and can be used while the others load")
  func excluded() throws {
    let card = Card()
    card.button.isExcludedFromSkeleton = true
    card.button.backgroundColor = .green
    let (stage, _) = try loading(card)
    #expect(card.hitTest(CGPoint(x: 100, y: 140), with: nil) === card.button)
    #expect(card.hitTest(CGPoint(x: 310, y: 30), with: nil) !== card.toggle)
    let pixel = try stage.picture()[80, 125]
    #expect(pixel.y == 255 && pixel.x == 0)
  }

  @Test("content may be set before and while it loads; all of it is there afterwards")
  func contentStays() throws {
    let card = Card()
    let image = UIImage(systemName: "star")
    let field = UITextField(frame: CGRect(x: 210, y: 120, width: 100, height: 44))
    let text = UITextView(frame: CGRect(x: 320, y: 60, width: 60, height: 60))
    field.placeholder = "Name"
    card.addSubview(field)
    card.addSubview(text)
    let (stage, _) = try loading(card)
    stage.perform {
      card.title.text = "New"
      card.text.attributedText = NSAttributedString(string: "Rich")
      card.avatar.image = image
      card.button.setTitle("Sent", for: .normal)
      card.toggle.isOn = true
      field.text = "Ann"
      text.text = "Long"
    }
    stage.advance(to: 1)
    stage.perform { card.hideSkeleton() }
    stage.advance(to: 2)
    #expect(card.title.text == "New" && card.text.attributedText?.string == "Rich")
    #expect(card.avatar.image === image && card.button.title(for: .normal) == "Sent")
    #expect(card.toggle.isOn && field.text == "Ann" && field.placeholder == "Name")
    #expect(text.text == "Long" && card.subviews.count == 7)
  }

  @Test("constraints, masks, clipping, frames and the order of views stay as they are")
  func hostUntouched() throws {
    let card = Card()
    let mask = CALayer()
    mask.frame = card.bounds
    mask.backgroundColor = UIColor.black.cgColor
    card.layer.mask = mask
    let width = card.title.widthAnchor.constraint(equalToConstant: 200)
    width.isActive = true
    let views = card.subviews
    let frames = views.map(\.frame)
    let (stage, _) = try loading(card)
    #expect(card.layer.mask === mask && card.title.constraints == [width])
    #expect(card.constraints.isEmpty && !card.clipsToBounds && !card.layer.masksToBounds)
    #expect(card.subviews.dropLast() == views[...] && views.map(\.frame) == frames)
    stage.perform { card.hideSkeleton() }
    stage.advance(to: 1)
    #expect(card.subviews == views && card.layer.mask === mask)
    #expect(card.layer.zPosition == 0 && card.layer.animationKeys() == nil)
  }

  @Test("one thing moves, however many placeholders there are", arguments: [1, 10, 200])
  func oneMovement(count: Int) throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    for index in 0..<count {
      root.addSubview(UIImageView(frame: CGRect(x: 0, y: Double(index) * 2, width: 390, height: 1)))
    }
    let stage = try stage([root])
    stage.perform { root.showSkeleton(policy: .prompt) }
    #expect(stage.counts.animations == 1 && root.layer.movements == 1)
    stage.advance(to: 0.5)
    #expect(stage.counting { stage.advance(to: 30) }.calls == 0)
  }

  @Test("light rests for half a second, then moves")
  func motionDelay() throws {
    let (stage, card) = try loading(policy: .standard)
    stage.advance(to: 0.75)
    #expect(card.layer.movements == 0)
    stage.advance(to: 0.85)
    #expect(card.layer.movements == 1)
  }

  @Test("the light is the one of the wave, at every place")
  func light() throws {
    let card = Card()
    card.isUnitedInSkeleton = true
    card.skeletonCornerRadius = 0
    let (stage, _) = try loading(card, style: .tilted)
    let wave = try #require(
      ShimmerStyle.tilted.resolved(in: ShimmerScope.windowArea).wave)
    let palette = ShimmerColors.automatic.palette(for: .light)
    for time in [0.3, 0.7, 1.1] {
      stage.advance(to: time)
      let picture = try stage.picture()
      for x in stride(from: 3, to: 390, by: 17) {
        for y in [5, 90, 170] {
          let point = SheenPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
          let color = palette.color(at: wave.intensity(at: point, time: stage.time))
          #expect(abs(Int(picture[x, y].x) - Int(color.bytes.red)) <= 2)
        }
      }
    }
  }

  @Test("placeholders follow the size of the view, and options in any order")
  func follows() throws {
    let (stage, card) = try loading()
    card.avatar.autoresizingMask = [.flexibleLeftMargin]
    stage.perform { card.frame.size.width = 350 }
    // The picture keeps its distance to the right side.
    #expect(card.avatar.frame.minX == -24)
    let picture = try stage.picture()
    #expect(isBase(picture[20, 40]) && picture[40, 40].x == 255)
    stage.perform { card.button.skeletonCornerRadius = 0 }
    #expect(try isBase(stage.picture()[76, 120]))
  }

  @Test("the appearance, the contrast and an override of them are followed")
  func appearance() throws {
    let (stage, card) = try loading()
    stage.settings.userInterfaceStyle = .dark
    var picture = try stage.picture()
    let dark = ShimmerColors.automatic.palette(for: .dark).base.bytes.red
    #expect(picture[40, 40].x == dark && picture[5, 5].x == 0)
    stage.perform { card.superview?.overrideUserInterfaceStyle = .light }
    picture = try stage.picture()
    #expect(isBase(picture[40, 40]) && picture[5, 5].x == 255)
    stage.settings.increaseContrast = true
    #expect(try stage.picture()[40, 40].x < 160)
    #expect(card.layer.movements == 1)
  }

  @Test("the first picture has the right colors already")
  func firstPicture() throws {
    let card = Card()
    let stage = try stage([card], settings: WindowSettings { $0.userInterfaceStyle = .dark })
    stage.perform { card.showSkeleton(policy: .immediate) }
    let dark = ShimmerColors.automatic.palette(for: .dark).base.bytes.red
    #expect(try stage.picture()[40, 40].x == dark)
    // And nothing of it slides in: one thing moves, and that is the light.
    #expect(stage.counts.animations == 1)
  }

  @Test("bars grow with the text size of the device")
  func dynamicType() throws {
    let card = Card()
    card.title.font = .preferredFont(forTextStyle: .body)
    card.title.adjustsFontForContentSizeCategory = true
    let (stage, _) = try loading(card)
    func height() throws -> Int {
      let picture = try stage.picture()
      return (0..<44).filter { isBase(picture[80, $0]) }.count
    }
    let before = try height()
    stage.settings.contentSizeCategory = .accessibilityLarge
    #expect(try height() > before + 4)
  }

  @Test("a border of what is covered is not seen")
  func border() throws {
    let card = Card()
    card.avatar.layer.borderWidth = 6
    card.avatar.layer.borderColor = UIColor.black.cgColor
    let (stage, _) = try loading(card)
    let picture = try stage.picture()
    #expect((0..<180).allSatisfy { y in (0..<76).allSatisfy { picture.brightness($0, y) > 220 } })
  }

  @Test("what is added to a view while it loads is covered, too")
  func addedLater() throws {
    let (stage, card) = try loading()
    stage.perform { card.addSubview(blackBox(200, 60, 50, 50)) }
    #expect(try stage.picture().brightness(225, 85) > 220)
  }

  @Test("from right to left bars are mirrored")
  func rightToLeft() throws {
    let (stage, card) = try loading()
    card.title.text = "a"
    stage.settings.layoutDirection = .rightToLeft
    let picture = try stage.picture()
    #expect(isBase(picture[270, 28]) && picture[90, 28].x == 255)
  }

  @Test("a skeleton survives the background and an absence from the window")
  func survives() throws {
    let (stage, card) = try loading()
    let parent = try #require(card.superview)
    stage.advance(to: 1)
    stage.enterBackground()
    #expect(card.isSkeletonShown && card.layer.movements == 0)
    stage.enterForeground()
    #expect(card.isSkeletonShown && card.layer.movements == 1)
    stage.perform { card.removeFromSuperview() }
    #expect(card.isSkeletonShown)
    stage.perform { parent.addSubview(card) }
    #expect(card.layer.movements == 1)
    stage.perform { card.removeFromSuperview() }
    stage.perform { card.hideSkeleton() }
    #expect(!card.isSkeletonShown && card.subviews.count == 5)
  }

  @Test("whatever is called in whatever order, the end is the content")
  func interleavings() throws {
    let card = Card()
    let stage = try stage([card])
    var random: UInt64 = 7
    for step in 0..<200 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      stage.perform {
        switch random >> 61 {
        case 0, 1: card.showSkeleton(policy: .prompt)
        case 2: card.showSkeleton(style: .tilted)
        case 3, 4: card.hideSkeleton()
        case 5: card.hideSkeleton(.failed)
        case 6: card.setNeedsLayout()
        default: card.title.text = "\(step)"
        }
      }
      stage.advance(by: Double((random >> 40) & 255) / 500)
    }
    stage.perform { card.hideSkeleton() }
    stage.advance(by: 2)
    #expect(!card.isSkeletonShown && card.subviews.count == 5 && stage.counts.animations == 0)
  }

  @Test("a view that goes while it loads goes with all that covers it")
  func deallocated() throws {
    weak var gone: UIView?
    weak var overlay: UIView?
    do {
      let (stage, card) = try loading()
      (gone, overlay) = (card, card.skeletonOverlay)
      #expect(overlay != nil)
      stage.advance(to: 0.7)
      stage.perform { card.removeFromSuperview() }
      stage.close()
    }
    #expect(gone == nil && overlay == nil)
  }

  @Test("a style without speed is a skeleton that stands still, and another style moves it")
  func still() throws {
    let card = Card()
    let stage = try stage([card])
    stage.perform {
      card.showSkeleton(style: ShimmerStyle(speed: .pointsPerSecond(0)), policy: .immediate)
    }
    stage.advance(to: 1)
    let picture = try stage.picture()
    #expect(stage.counts.animations == 0 && card.shimmerDiagnosis.hasPrefix("still"))
    stage.advance(to: 2)
    #expect(try stage.picture() == picture)
    stage.perform { card.showSkeleton(policy: .immediate) }
    #expect(stage.counts.animations == 1)
  }
}
