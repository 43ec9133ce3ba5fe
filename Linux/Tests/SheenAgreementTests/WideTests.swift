import SheenCore
import SheenSwiftUI
import SheenUIKit
import SwiftUI
import Testing
import UIKit

extension AgreementTests {
  /// A view that is larger than what its light is anchored to sees several bands. Only the front-ends
  /// can have one: elsewhere light is never wider than its scope.
  @MainActor struct WideTests {
    @Test("in SwiftUI, on a desk under a phone's light", arguments: [0.0, 30, 120])
    func swiftUI(angle: Double) async throws {
      try await compare(
        SwiftUIContestant { setting in
          SkeletonPlaceholders(setting.skeleton).shimmerStyle(setting.style)
        }, ShimmerStyle(direction: .angle(angle)))
    }

    @Test("in UIKit, over the edge of a group", arguments: [0.0, 30, 120])
    func uiKit(angle: Double) async throws {
      let contestant = UIKitContestant { setting in
        let view = SkeletonPlaceholdersView(setting.skeleton, style: setting.style)
        view.frame = CGRect(x: 0, y: 0, width: setting.size.width, height: setting.size.height)
        let phone = SkeletonScreen.phone
        let group = UIView(frame: CGRect(x: 0, y: 0, width: phone.width, height: phone.height))
        group.addSubview(view)
        let root = UIView()
        root.addSubview(group)
        return root
      }
      try await compare(contestant, ShimmerStyle(direction: .angle(angle), scope: .group))
    }

    private func compare(_ contestant: any Contestant, _ style: ShimmerStyle) async throws {
      var setting = Setting(
        Skeleton.rectangle.frame(height: .flexible), size: SheenSize(width: 1600, height: 300),
        style: style)
      setting.otherArea = SheenRect(origin: .zero, size: SkeletonScreen.phone)
      // Into the rest, too, in which the nearest band is another one than before.
      try await contestant.expectAgreement(of: [setting], at: [0.2, 0.6, 1.0, 1.3])
    }
  }
}
