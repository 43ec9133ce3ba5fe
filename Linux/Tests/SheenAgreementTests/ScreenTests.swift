import SheenCore
import SheenScreens
import SheenSwiftUI
import SwiftUI
import Testing

extension AgreementTests {
  /// Whole screens, and what some apps do with them.
  @MainActor struct ScreenTests {
    nonisolated static let screens = SkeletonScreen.all.map(\.name)

    @Test(
      "every screen that has a name looks the same in a window", arguments: screens,
      Renderer.ofPixels)
    func named(name: String, renderer: Renderer) async throws {
      let screen = try #require(SkeletonScreen.named(name))
      let settings = Setting(screen.skeleton, size: screen.size).variations(scales: [1])
      try await renderer.contestant.expectAgreement(of: settings, at: [0.4, 0.8])
    }

    @Test(
      "in SwiftUI they look the same, too, where nobody has said what the window is",
      arguments: screens)
    func withoutScope(name: String) async throws {
      let screen = try #require(SkeletonScreen.named(name))
      var setting = Setting(screen.skeleton, size: screen.size)
      setting.otherArea = SheenRect(origin: .zero, size: SkeletonScreen.phone)
      let contestant = SwiftUIContestant { SkeletonPlaceholders($0.skeleton) }
      try await contestant.expectAgreement(of: setting.variations(scales: [1]), at: [0.4, 0.8])
    }

    @Test(
      "views that are skeletons look like the skeleton that they make together",
      arguments: [0.0, 45])
    func views(angle: Double) async throws {
      let skeleton = Skeleton(spacing: 8) {
        Skeleton.row(spacing: 8) {
          Skeleton.circle(40)
          Skeleton.roundedRectangle(radius: 6).frame(width: 72, height: 40)
        }
        Skeleton.capsule.frame(width: 120, height: 24)
      }
      let setting = Setting(
        skeleton, size: SheenSize(width: 120, height: 72),
        style: ShimmerStyle(direction: .angle(angle), scope: .group))
      let contestant = SwiftUIContestant { setting in
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
      try await contestant.expectAgreement(
        of: setting.variations(scales: [2]), at: [0.3, 0.5, 0.7])
    }
  }
}
