import Drawing
import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

/// Light in views that effects scale, rotate or move after they were laid out.
@MainActor struct EffectTests {
  enum Effect: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case half, double, rotated, moved, mirrored
    var testDescription: String { rawValue }
  }

  enum Kind: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case mask, overlay, skeleton, derived, scope, around
    var testDescription: String { rawValue }
  }

  private struct Scene: View {
    let effect: Effect
    let kind: Kind

    @ViewBuilder private var content: some View {
      let box = Rectangle().fill(gray).frame(width: 200, height: 160)
      switch kind {
      case .mask: box.shimmering()
      case .overlay: box.shimmering(style: overlay)
      case .skeleton: box.skeleton(Rectangle(), isLoading: true)
      case .derived: box.skeletonized(isLoading: true)
      case .scope: box.skeleton(Rectangle(), isLoading: true).shimmerScope(.group)
      case .around: box.skeleton(Rectangle(), isLoading: true)
      }
    }

    private var overlay: ShimmerStyle {
      var style = ShimmerStyle.standard
      style.mode = .overlay
      return style
    }

    var body: some View {
      if kind == .around {
        ZStack { affected }.frame(width: 400, height: 400).shimmerScope(.group)
      } else {
        affected
      }
    }

    @ViewBuilder private var affected: some View {
      switch effect {
      case .half: content.scaleEffect(0.5)
      case .double: content.scaleEffect(2)
      case .rotated: content.rotationEffect(.degrees(70))
      case .moved: content.offset(x: 40, y: 30)
      case .mirrored: content.scaleEffect(x: -1, y: 1)
      }
    }
  }

  @Test(
    "every part of a view has light, whatever effect is applied to it", arguments: Effect.allCases,
    Kind.allCases)
  func light(effect: Effect, kind: Kind) throws {
    let stage = try Stage(
      Scene(effect: effect, kind: kind).loadingPolicy(.prompt).withOwnScreenReader(),
      size: CGSize(width: 400, height: 400), scale: 1)
    let reach: (x: Double, y: Double) =
      switch effect {
      case .half: (45, 35)
      case .double: (150, 150)
      case .rotated: (50, 80)
      case .moved, .mirrored: (90, 70)
      }
    let center = effect == .moved ? (240.0, 230.0) : (200, 200)
    let points = [(0.0, 0.0), (0, -1), (0, 1), (-0.9, 0), (0.9, 0)].map {
      (Int(center.0 + $0.0 * reach.x), Int(center.1 + $0.1 * reach.y))
    }
    var lowest = points.map { _ in 255 }
    var highest = points.map { _ in 0 }
    for step in 0..<70 {
      stage.advance(to: 1 + Double(step) * 0.05)
      let picture = try stage.picture()
      for (index, point) in points.enumerated() {
        let level = picture.brightness(point.0, point.1)
        lowest[index] = min(lowest[index], level)
        highest[index] = max(highest[index], level)
      }
    }
    let contrast = zip(lowest, highest).map { $1 - $0 }
    let most = try #require(contrast.max())
    #expect(most > 5)
    for (index, point) in points.enumerated() {
      #expect(contrast[index] * 10 >= most * 8, "\(point): \(lowest[index]) to \(highest[index])")
    }
  }
}
