import SheenCore
import SheenSwiftUI
import SwiftUI
import Testing

/// The same skeleton, style and time, drawn by the raster and by SwiftUI, look the same.
@MainActor struct AngleTests {
  nonisolated static let angles = [0.0, 15, 45, 90, 110, 195]
  nonisolated static let progresses = [0.12, 0.31, 0.5, 0.69, 0.88]

  /// Round and straight, at whole and at broken places, and one above another with a gap.
  static let skeleton = Skeleton(spacing: 7.5) {
    Skeleton.row(spacing: 9) {
      Skeleton.circle(33)
      Skeleton.text(lines: 3, lineHeight: 7)
    }
    Skeleton.overlay(alignment: .bottomTrailing) {
      Skeleton.roundedRectangle(radius: 8).frame(height: .flexible)
      Skeleton.circle(24).separated(by: 3).padding(5)
    }
  }
  .padding(6)

  private func setting(_ angle: Double, _ scope: ShimmerScope) -> Setting {
    Setting(
      skeleton: Self.skeleton, size: SheenSize(width: 132, height: 96),
      style: ShimmerStyle(direction: .angle(angle), scope: scope))
  }

  @Test("in a window they agree at every angle", arguments: angles)
  func window(angle: Double) throws {
    for setting in setting(angle, .window).variations() {
      try setting.expectAgreement(at: setting.times(Self.progresses)) { skeleton in
        SkeletonPlaceholders(skeleton)
          .shimmerScope(.window)
          .shimmerStyle(setting.style)
      }
    }
  }

  @Test("in a group anywhere in a window they agree at every angle", arguments: angles)
  func group(angle: Double) throws {
    for var setting in setting(angle, .group).variations() {
      setting.origin = SheenPoint(x: 21, y: 34)
      try setting.expectAgreement(at: setting.times(Self.progresses)) { skeleton in
        SkeletonPlaceholders(skeleton)
          .frame(width: setting.size.width, height: setting.size.height)
          .shimmerScope(.group)
          .shimmerStyle(setting.style)
          .padding(.top, 34)
          .padding(setting.reading == .rightToLeft ? .trailing : .leading, 21)
      }
    }
  }

  @Test("where each placeholder has a light of its own they agree", arguments: angles)
  func view(angle: Double) throws {
    for setting in setting(angle, .view).variations() {
      try setting.expectAgreement(at: setting.times(Self.progresses)) { skeleton in
        SkeletonPlaceholders(skeleton)
          .shimmerStyle(setting.style)
      }
    }
  }
}
