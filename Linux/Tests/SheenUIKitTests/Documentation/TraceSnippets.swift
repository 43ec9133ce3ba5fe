import SheenCode
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// What Documentation/Guides/Trace.md shows of a view.
@MainActor struct TraceGuideTests {
  @Test("the skeleton of a view is printed as a view of SwiftUI")
  func view() throws {
    let stage = try SheenUIKitTests.stage([])
    let feed = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    feed.addSubview(UIImageView(frame: CGRect(x: 16, y: 16, width: 48, height: 48)))

    let skeleton = feed.tracedSkeleton()
    let screen = SkeletonScreen(name: "feed", summary: "", skeleton: skeleton)
    let source = try SkeletonCode(screen).swiftUI

    #expect(source.contains("struct FeedSkeleton: View {"))
    _ = stage
  }
}
