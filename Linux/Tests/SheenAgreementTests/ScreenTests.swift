import SheenCore
import SheenSwiftUI
import SwiftUI
import Testing

/// Whole screens, and what is special about some windows.
@MainActor struct ScreenTests {
  @Test(
    "every screen that has a name looks the same, with the style that an app gets by default",
    arguments: SkeletonScreen.all.map(\.name))
  func named(name: String) throws {
    let screen = try #require(SkeletonScreen.named(name))
    let setting = Setting(skeleton: screen.skeleton, size: screen.size)
    for var setting in setting.variations(scales: [1]) {
      // Without a scope around it, light is a phone's, on whatever is shown of it.
      setting.area = SheenRect(origin: .zero, size: SkeletonScreen.phone)
      try setting.expectAgreement(at: setting.times([0.4, 0.8])) { skeleton in
        SkeletonPlaceholders(skeleton)
      }
    }
  }

  @Test(
    "named styles look the same, at increased contrast",
    arguments: ShimmerStyle.named.map(\.name))
  func styles(name: String) throws {
    let style = try #require(ShimmerStyle.named.first { $0.name == name }?.style)
    var setting = Setting(
      skeleton: AngleTests.skeleton, size: SheenSize(width: 132, height: 96), style: style)
    setting.appearance = ShimmerAppearance(.dark, contrast: .increased)
    try setting.expectAgreement(at: setting.times([0.3, 0.6])) { skeleton in
      SkeletonPlaceholders(skeleton).shimmerScope(style.scope).shimmerStyle(style)
    }
  }

  @Test("a window that is larger than a phone sees several bands", arguments: [0.0, 30, 120])
  func wide(angle: Double) throws {
    var setting = Setting(
      skeleton: Skeleton.rectangle.frame(height: .flexible),
      size: SheenSize(width: 1600, height: 300), style: ShimmerStyle(direction: .angle(angle)))
    setting.area = SheenRect(origin: .zero, size: SkeletonScreen.phone)
    // Into the rest, too, in which the nearest band is another one than before.
    try setting.expectAgreement(at: setting.times([0.2, 0.6, 1.0, 1.3])) { skeleton in
      SkeletonPlaceholders(skeleton).shimmerStyle(setting.style)
    }
  }

  @Test(
    "views that are skeletons look like the skeleton that they make together",
    arguments: [0.0, 45])
  func views(angle: Double) throws {
    let skeleton = Skeleton(spacing: 8) {
      Skeleton.row(spacing: 8) {
        Skeleton.circle(40)
        Skeleton.roundedRectangle(radius: 6).frame(width: 72, height: 40)
      }
      Skeleton.capsule.frame(width: 120, height: 24)
    }
    let setting = Setting(
      skeleton: skeleton, size: SheenSize(width: 120, height: 72),
      style: ShimmerStyle(direction: .angle(angle), scope: .group))
    for setting in setting.variations(scales: [2]) {
      try setting.expectAgreement(at: setting.times([0.3, 0.5, 0.7])) { _ in
        VStack(alignment: .leading, spacing: 8) {
          HStack(spacing: 8) {
            Text("a").frame(width: 40, height: 40).skeleton(Circle(), isLoading: true)
            Text("b").frame(width: 72, height: 40)
              .skeleton(RoundedRectangle(cornerRadius: 6, style: .circular), isLoading: true)
          }
          Text("c").frame(width: 120, height: 24).skeleton(
            Capsule(style: .circular), isLoading: true)
        }
        .shimmerScope(.group)
        .shimmerStyle(setting.style)
        .loadingPolicy(LoadingPolicy(onset: 0, fadeIn: 0, minimumShow: 0, motionDelay: 0))
      }
    }
  }
}
