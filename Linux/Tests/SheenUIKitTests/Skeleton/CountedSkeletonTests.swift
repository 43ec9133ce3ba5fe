import Foundation
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// A style that counts its sweeps, over placeholders: they are counted from the first light.
@MainActor struct CountedSkeletonTests {
  // A phone's window is passed in (390 + 156) / 390 s, and again every 2 s.
  private static let sweep = 546.0 / 390

  nonisolated private static let scopes = [ShimmerScope.window, .group, .view]

  private func style(_ scope: ShimmerScope, count: Int) -> ShimmerStyle {
    ShimmerStyle(count: count, scope: scope)
  }

  /// Whether anything is lighter than the base or the window at any time of a stretch.
  private func isLit(_ stage: WindowStage, from: Double, until: Double) throws -> Bool {
    stage.advance(to: from)
    var first = try stage.picture()
    for step in 1...8 {
      stage.advance(to: from + (until - from) * Double(step) / 8)
      let next = try stage.picture()
      if next.difference(to: first) > 1 { return true }
      first = next
    }
    return false
  }

  @Test("placeholders that come late have all their sweeps, and then none", arguments: scopes)
  func view(scope: ShimmerScope) throws {
    let skeleton = Skeleton.rectangle.frame(height: .flexible)
    let view = SkeletonPlaceholdersView(skeleton, style: style(scope, count: 2))
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
    let stage = try stage([])
    stage.advance(to: 7.3)
    stage.perform { stage.window.addSubview(view) }
    for begin in [7.3, 9.3] {
      #expect(try isLit(stage, from: begin + 0.1, until: begin + 1.3), "\(begin)")
    }
    stage.advance(to: 9.3 + Self.sweep + 0.1)
    #expect(view.layer.movements == 0, "and nothing moves any more")
    #expect(try !isLit(stage, from: 11.3, until: 13.3))
  }

  @Test("sweeps over a load are counted from when it may move", arguments: scopes)
  func load(scope: ShimmerScope) throws {
    let card = Card()
    let stage = try stage([card])
    stage.advance(to: 5)
    let policy = LoadingPolicy(onset: 0, fadeIn: 0, minimumShow: 0, motionDelay: 3)
    stage.perform { card.showSkeleton(style: style(scope, count: 1), policy: policy) }
    #expect(try !isLit(stage, from: 5.1, until: 7.9))
    #expect(try isLit(stage, from: 8, until: 9.3))
    #expect(try !isLit(stage, from: 8 + Self.sweep, until: 13))
    #expect(card.layer.movements == 0)
  }

  @Test("another style begins its count anew")
  func change() throws {
    let skeleton = Skeleton.rectangle.frame(height: .flexible)
    let view = SkeletonPlaceholdersView(skeleton, style: style(.window, count: 1))
    let stage = try stage([view])
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
    stage.advance(to: 4)
    #expect(view.layer.movements == 0)
    stage.perform { view.style = style(.view, count: 1) }
    #expect(try isLit(stage, from: 4.1, until: 5.3))
    #expect(try !isLit(stage, from: 6, until: 8))
  }

  @Test("a view inside that has moved is found where it is, when that is said")
  func moved() throws {
    let card = Card()
    let stage = try stage([card])
    stage.perform { card.showSkeleton(style: .standard, policy: .prompt) }
    let before = try stage.picture()
    stage.perform { card.avatar.frame.origin.y += 60 }
    #expect(try stage.picture().difference(to: before) == 0, "UIKit tells nobody")
    stage.perform { card.setNeedsSkeletonLayout() }
    let after = try stage.picture()
    #expect(after.brightness(40, 20) == 255, "where it was, the card is bare")
    #expect(before.brightness(40, 20) < 255 && after.brightness(40, 110) < 255)
  }
}
