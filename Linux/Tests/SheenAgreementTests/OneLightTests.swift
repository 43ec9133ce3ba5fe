import Drawing
import Foundation
import SheenCore
import SheenSwiftUI
import SheenUIKit
import Stage
import SwiftUI
import Testing
import UIKit
import UIKitStage

/// Views of SwiftUI and of UIKit at one date, as in one window, show one light.
@MainActor struct OneLightTests {
  /// A date in seconds since the reference date, and what Core Animation's clock tells then.
  private static let (date, mediaTime) = (786_543_210.37, 54_321.987)

  private static let colors = ShimmerColors.fixed(
    ShimmerPalette(background: .black, base: .black, highlight: .white))

  nonisolated private static let styles = [
    ShimmerStyle.standard, .tilted, .falling, .glint, ShimmerStyle(direction: .angle(195)),
    ShimmerStyle(easing: .easeInOut), ShimmerStyle(bounces: true),
  ]

  /// The same placeholder, from edge to edge, on both stages.
  private func stages(
    _ style: ShimmerStyle, size: CGSize, isRightToLeft: Bool = false, reduceMotion: Bool = false
  ) throws -> (Stage, WindowStage) {
    var style = style
    style.colors = Self.colors
    let skeleton = Skeleton.rectangle.frame(height: .flexible)
    let swiftUI = try Stage(
      SkeletonPlaceholders(skeleton).shimmerStyle(style), size: size, scale: 1,
      settings: StageSettings {
        $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        $0.reduceMotion = reduceMotion
      }, epoch: Date(timeIntervalSinceReferenceDate: Self.date))
    swiftUI.frameRate = 1
    let uiKit = try WindowStage(
      view: SkeletonPlaceholdersView(skeleton, style: style), size: size, scale: 1,
      settings: WindowSettings {
        $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        $0.reduceMotion = reduceMotion
      }, mediaTimeAtStart: Self.mediaTime, epoch: Date(timeIntervalSinceReferenceDate: Self.date))
    return (swiftUI, uiKit)
  }

  /// The largest difference of the two, in levels of 255, and how much light there was, at moments of a
  /// timeline with 60 a second.
  private func compare(
    _ swiftUI: Stage, _ uiKit: WindowStage, at frames: [Double] = [7, 19, 31, 48, 66, 97]
  ) throws -> (difference: Int, lit: Int) {
    var (difference, lit) = (0, 0)
    for frame in frames {
      swiftUI.advance(to: frame / 60)
      uiKit.advance(to: frame / 60)
      let (one, other) = (try swiftUI.picture(), try uiKit.picture())
      for y in 0..<one.height {
        for x in 0..<one.width {
          difference = max(difference, abs(Int(one[x, y].x) - Int(other[x, y].x)))
          if one[x, y].x > 20 { lit += 1 }
        }
      }
    }
    return (difference, lit)
  }

  @Test("whatever Core Animation's clock tells, in windows of every size", arguments: styles)
  func sameDate(style: ShimmerStyle) throws {
    let sizes = [
      CGSize(width: 390, height: 60), CGSize(width: 60, height: 844),
      CGSize(width: 1200, height: 200),
    ]
    for size in sizes {
      for isRightToLeft in [false, true] {
        let (swiftUI, uiKit) = try stages(style, size: size, isRightToLeft: isRightToLeft)
        let result = try compare(swiftUI, uiKit)
        #expect(result.difference <= 2 && result.lit > 1000)
      }
    }
  }

  @Test("after a turn of the device, too")
  func turn() throws {
    let (swiftUI, uiKit) = try stages(.tilted, size: CGSize(width: 390, height: 100))
    swiftUI.advance(to: 0.5)
    uiKit.advance(to: 0.5)
    try swiftUI.resize(to: CGSize(width: 844, height: 200))
    try uiKit.resize(to: CGSize(width: 844, height: 200))
    let result = try compare(swiftUI, uiKit, at: [41, 77, 160])
    #expect(result.difference <= 2 && result.lit > 1000)
  }

  @Test("a fade in place of motion is in phase, too")
  func fade() throws {
    var style = ShimmerStyle.standard
    style.reducedMotion = .fade(3)
    let (swiftUI, uiKit) = try stages(
      style, size: CGSize(width: 40, height: 40), reduceMotion: true)
    let result = try compare(swiftUI, uiKit)
    #expect(result.difference <= 2 && result.lit > 1000)
  }

  @Test("light that stands still at a time is the same, too")
  func frozen() throws {
    let skeleton = Skeleton.rectangle.frame(height: .flexible)
    let size = CGSize(width: 390, height: 60)
    let swiftUI = try Stage(
      SkeletonPlaceholders(skeleton).shimmerFrozen(at: 0.7), size: size, scale: 1)
    let uiKit = try WindowStage(
      view: SkeletonPlaceholdersView(skeleton), size: size, scale: 1,
      epoch: Date(timeIntervalSinceReferenceDate: Self.date))
    uiKit.perform { uiKit.window.shimmerFrozenTime = 0.7 }
    for x in 0..<390 {
      let (one, other) = (try swiftUI.picture()[x, 30], try uiKit.picture()[x, 30])
      // Clear behind the one, white behind the other; placeholders are opaque.
      #expect(abs(Int(one.x) - Int(other.x)) <= 2)
    }
  }
}
