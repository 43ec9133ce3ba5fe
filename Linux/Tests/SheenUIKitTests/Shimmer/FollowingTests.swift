import Drawing
import Foundation
import QuartzCore
import SheenCore
@testable import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// What light follows while it moves: layout, windows, the app's state, the device's settings.
@MainActor struct FollowingTests {
  /// A box that shimmers for ever in a style, over a stage.
  private func shimmering(
    _ style: ShimmerStyle = .standard, settings: WindowSettings = WindowSettings()
  ) throws -> (WindowStage, UIView) {
    let box = blackBox(0, 0, 390, 60)
    let stage = try stage([box], settings: settings)
    box.autoresizingMask = [.flexibleWidth]
    stage.perform { box.startShimmering(count: 0, style: style) }
    return (stage, box)
  }

  /// Where the middle of the band is: where most of the black box is seen.
  private func band(_ stage: WindowStage) throws -> Int {
    let picture = try stage.picture()
    let columns = (0..<picture.width).filter { picture.brightness($0, 30) < 150 }
    return try #require(columns.min { picture.brightness($0, 30) < picture.brightness($1, 30) })
  }

  @Test("light fills a view that becomes larger, and the band stays where it is")
  func resize() throws {
    let (stage, box) = try shimmering()
    stage.advance(to: 0.7)
    #expect(try abs(band(stage) - 195) <= 1)
    try stage.resize(to: CGSize(width: 844, height: 390))
    #expect(box.bounds.width == 844)
    #expect(try abs(band(stage) - 195) <= 1)
    stage.advance(to: 0.8)
    #expect(try abs(band(stage) - 234) <= 2)
    // Beyond what was the view's end, too, there is the dimmed view and no more.
    #expect(try abs(stage.picture().brightness(800, 30) - 153) <= 1)
  }

  @Test("layout that changes nothing adds no animation")
  func relayout() throws {
    let (stage, box) = try shimmering()
    stage.advance(to: 0.5)
    let counts = stage.counting {
      for _ in 0..<20 {
        stage.perform {
          box.setNeedsLayout()
          box.subviews.first?.setNeedsLayout()
        }
      }
    }
    #expect(counts.animationsAdded == 0 && counts.animations == 0)
  }

  @Test("a view that leaves the window has no animation, and is in step when it comes back")
  func leavesWindow() throws {
    let (stage, box) = try shimmering()
    let parent = try #require(box.superview)
    stage.advance(to: 0.3)
    stage.perform { box.removeFromSuperview() }
    #expect(box.layer.movements == 0 && box.isShimmering)
    stage.advance(to: 4.7)
    stage.perform { parent.addSubview(box) }
    #expect(box.layer.movements == 1)
    #expect(try abs(band(stage) - 195) <= 1)
  }

  @Test("light goes on after another controller was shown")
  func tabSwitch() throws {
    let (stage, box) = try shimmering(.tilted)
    let home = try #require(stage.window.rootViewController)
    let before = try #require(animation(box))
    stage.perform { stage.window.rootViewController = UIViewController() }
    #expect(box.layer.movements == 0)
    stage.advance(to: 2.7)
    stage.perform { stage.window.rootViewController = home }
    let after = try #require(animation(box))
    #expect(after.duration == before.duration && after.keyPath == before.keyPath)
    #expect(point(after.fromValue) == point(before.fromValue))
    #expect(point(after.toValue) == point(before.toValue))
  }

  @Test("nothing moves in the background, and afterwards light moves as before, in step")
  func background() throws {
    let (stage, box) = try shimmering(.tilted)
    stage.advance(to: 1)
    let before = try #require(animation(box))
    stage.enterBackground()
    #expect(box.layer.movements == 0 && box.isShimmering)
    stage.perform { box.layer.tree.forEach { $0.removeAllAnimations() } }
    stage.advance(to: 60.7)
    stage.enterForeground()
    let after = try #require(animation(box))
    #expect(point(after.fromValue) == point(before.fromValue))
    #expect(point(after.toValue) == point(before.toValue))
    #expect(after.duration == before.duration && after.repeatCount == before.repeatCount)
    let cycles = (after.beginTime - before.beginTime) / before.duration
    #expect(abs(cycles - cycles.rounded()) < 1e-9)
  }

  @Test("animations that somebody has dropped are back when the app is active again")
  func dropped() throws {
    let (stage, box) = try shimmering()
    stage.perform {
      box.layer.tree.forEach { $0.removeAllAnimations() }
      NotificationCenter.default.post(
        name: UIApplication.didBecomeActiveNotification, object: UIApplication.shared)
    }
    #expect(box.layer.movements == 1)
  }

  @Test("the animation is kept by the system, and begun in phase from the shared clock")
  func inPhase() throws {
    let (stage, box) = try shimmering()
    let moved = try #require(animation(box))
    #expect(!moved.isRemovedOnCompletion && moved.repeatCount == .infinity)
    #expect(moved.duration == 2 && moved.keyPath == "position")
    #expect(moved.beginTime.truncatingRemainder(dividingBy: 2) == 0)
    #expect(moved.beginTime <= stage.mediaTime)
  }

  @Test("with reduced motion, low power or an inactive app nothing moves; otherwise light moves")
  func conditions() throws {
    let (stage, box) = try shimmering()
    #expect(box.layer.movements == 1)
    stage.settings.reduceMotion = true
    #expect(box.layer.movements == 0)
    // Still, but all of it is seen.
    #expect(try stage.picture().brightness(195, 30) == 0)
    stage.settings.reduceMotion = false
    #expect(box.layer.movements == 1)
    // The setting is one for all tests, so nobody else may run while it is on.
    WindowStage.lowPowerMode = true
    stage.perform { MotionMonitor.shared.tellAll() }
    #expect(box.layer.movements == 0)
    #expect(try abs(stage.picture().brightness(195, 30) - 153) <= 1)
    WindowStage.lowPowerMode = false
    stage.perform { MotionMonitor.shared.tellAll() }
    #expect(box.layer.movements == 1)
    stage.resignActive()
    #expect(box.layer.movements == 0)
    stage.enterForeground()
    #expect(box.layer.movements == 1)
  }

  @Test("a change of low power is heard on whatever thread it is told")
  func powerNotification() async throws {
    let (stage, box) = try shimmering()
    stage.perform { box.layer.tree.forEach { $0.removeAllAnimations() } }
    await Task.detached {
      NotificationCenter.default.post(name: .NSProcessInfoPowerStateDidChange, object: nil)
    }.value
    await until { box.layer.movements == 1 }
    #expect(box.layer.movements == 1)
  }

  @Test("with reduced motion a style can fade instead")
  func fades() throws {
    var style = ShimmerStyle.standard
    style.reducedMotion = .fade(2)
    let (stage, _) = try shimmering(
      style, settings: WindowSettings { $0.reduceMotion = true })
    stage.advance(to: 4)
    #expect(try abs(stage.picture().brightness(100, 30) - 153) <= 1)
    stage.advance(to: 5)
    for x in [10, 195, 380] { #expect(try stage.picture().brightness(x, 30) <= 1) }
    #expect(stage.counting { stage.advance(to: 9) }.calls == 0)
  }

  @Test("light runs with the text, and turns around with it")
  func rightToLeft() throws {
    let (stage, _) = try shimmering()
    stage.advance(to: 0.4)
    let left = try band(stage)
    stage.settings.layoutDirection = .rightToLeft
    #expect(try abs(band(stage) - (389 - left)) <= 1)
    let first = try band(stage)
    stage.advance(to: 0.5)
    #expect(try band(stage) < first - 30)
  }

  @Test("a view's own direction counts, not the device's")
  func ownDirection() throws {
    let box = blackBox(0, 0, 390, 60)
    box.semanticContentAttribute = .forceRightToLeft
    let stage = try stage([box])
    stage.perform { box.startShimmering(count: 0, style: .standard) }
    stage.advance(to: 0.4)
    #expect(try band(stage) > 250)
  }

  @Test("a change of the appearance keeps the animation, its phase included")
  func appearance() throws {
    let (stage, box) = try shimmering()
    stage.advance(to: 0.7)
    let before = try #require(animation(box))
    stage.settings.userInterfaceStyle = .dark
    let after = try #require(animation(box))
    #expect(after.beginTime == before.beginTime && after.duration == before.duration)
    #expect(point(after.fromValue) == point(before.fromValue))
  }

  @Test("between two times the main thread does nothing")
  func costsNothing() throws {
    let boxes = (0..<30).map { blackBox(0, CGFloat($0 * 6), 390, 5) }
    let stage = try stage(boxes)
    stage.perform { boxes.forEach { $0.startShimmering(count: 0) } }
    stage.advance(to: 1)
    let counts = stage.counting { stage.advance(to: 61) }
    #expect(counts.calls == 0 && counts.layouts == 0 && counts.redraws == 0)
    #expect(counts.animationsAdded == 0)
  }

  @Test("frozen light stands still without an animation, at the time that was named")
  func frozen() throws {
    let (stage, box) = try shimmering()
    stage.perform { stage.window.shimmerFrozenTime = 0.7 }
    #expect(stage.window.layer.movements == 0)
    let first = try stage.picture()
    stage.advance(to: 5.3)
    #expect(try stage.picture().difference(to: first) == 0)
    #expect(try abs(band(stage) - 195) <= 1)
    stage.perform { stage.window.shimmerFrozenTime = nil }
    #expect(box.layer.movements == 1)
  }

  @Test("what stands still in one window is no matter of another")
  func frozenElsewhere() throws {
    let card = Card()
    let other = try stage([card], size: CGSize(width: 390, height: 180))
    // It waits: on a clock that is further on, it would show and move.
    other.perform { card.showSkeleton() }
    let root = UIView()
    let one = try WindowStage(
      view: root, size: CGSize(width: 100, height: 100), mediaTimeAtStart: 2000)
    one.perform { root.shimmerFrozenTime = 0.7 }
    #expect(!one.isMoving)
    one.perform {
      NotificationCenter.default.post(
        name: UIScene.didActivateNotification, object: one.window.windowScene)
    }
    #expect(!one.isMoving)
    other.advance(to: 1.5)
    #expect(card.layer.movements == 1)
  }

  @Test("views anywhere in a window show one band, whenever they started")
  func inStep() throws {
    let upper = blackBox(0, 0, 390, 60)
    let inner = blackBox(100, 10, 150, 40)
    let holder = UIView(frame: CGRect(x: 20, y: 100, width: 350, height: 80))
    holder.addSubview(inner)
    let stage = try stage([upper, holder])
    stage.perform { upper.startShimmering(count: 0, style: .standard) }
    stage.advance(to: 3.3)
    stage.perform { inner.startShimmering(count: 0, style: .standard) }
    stage.advance(to: 4.7)
    let picture = try stage.picture()
    for x in stride(from: 122, to: 268, by: 5) {
      #expect(abs(picture.brightness(x, 30) - picture.brightness(x, 130)) <= 1)
    }
  }

  @Test("light travels with the content of a scroll view: what scrolls into sight is in step")
  func scrolling() throws {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    scroll.contentSize = CGSize(width: 390, height: 1000)
    let (early, late) = (blackBox(0, 150, 390, 40), blackBox(0, 190, 390, 40))
    scroll.addSubview(early)
    let stage = try stage([scroll])
    stage.perform { early.startShimmering(count: 0, style: .falling) }
    stage.perform { scroll.contentOffset.y = 90 }
    stage.perform {
      scroll.addSubview(late)
      late.startShimmering(count: 0, style: .falling)
    }
    // One band across the seam of the two: brightness goes on where they meet.
    for step in 0..<20 {
      stage.advance(to: 2 + Double(step) / 10)
      let picture = try stage.picture()
      #expect(abs(picture.brightness(100, 99) - picture.brightness(100, 100)) <= 12)
    }
  }

  private func animation(_ view: UIView) -> CABasicAnimation? {
    view.layer.tree.lazy.compactMap { $0.animation(forKey: "sheenSweep") as? CABasicAnimation }
      .first
  }

  private func point(_ value: Any?) -> CGPoint? { value as? CGPoint }
}
