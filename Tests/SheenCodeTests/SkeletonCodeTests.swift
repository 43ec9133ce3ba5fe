import SheenCode
import SheenCore
import SheenScreens
import Testing

@Suite struct SkeletonCodeTests {
  private func swift(_ skeleton: Skeleton, name: String = "mine") throws -> String {
    try SkeletonCode(SkeletonScreen(name: name, summary: "", skeleton: skeleton)).swift
  }

  @Test("a SwiftUI view shows the placeholders, with the style")
  func swiftUI() throws {
    let screen = SkeletonScreen(name: "two-lines", summary: "", skeleton: .text(lines: 2))
    #expect(
      try SkeletonCode(screen, style: .glint).swiftUI == """
        import Sheen
        import SwiftUI

        struct TwoLinesSkeleton: View {
          var body: some View {
            SkeletonPlaceholders(Self.skeleton).shimmerStyle(.glint)
          }

          private static let skeleton = Skeleton.text(lines: 2)
        }

        """)
  }

  @Test("a UIKit view controller shows the placeholders, with the style")
  func uiKit() throws {
    let screen = SkeletonScreen(name: "two-lines", summary: "", skeleton: .text(lines: 2))
    #expect(
      try SkeletonCode(screen, style: ShimmerStyle(count: 3)).uiKit == """
        import Sheen
        import UIKit

        final class TwoLinesSkeletonController: UIViewController {
          override func loadView() {
            view = SkeletonPlaceholdersView(Self.skeleton, style: ShimmerStyle(count: 3))
            view.backgroundColor = .systemBackground
          }

          private static let skeleton = Skeleton.text(lines: 2)
        }

        """)
  }

  @Test("a part that occurs several times has a name, and what occurs only within it has none")
  func names() throws {
    let row = Skeleton.row {
      Skeleton.circle(20)
      Skeleton.text(lines: 3)
    }
    let code = try swift(
      Skeleton {
        row.padding(4)
        Skeleton.spacer
        row.padding(4)
      })
    #expect(
      code.contains("    skeleton: Skeleton {\n      row\n      Skeleton.spacer\n      row\n"))
    #expect(code.contains("  private static let row = Skeleton.row {\n    Skeleton.circle(20)\n"))
    #expect(!code.contains("row2"))
  }

  @Test(
    "a screen has a name that Swift allows",
    arguments: [
      ("photo-grid", "photoGrid"), ("", "untitled"), ("3 rows", "screen3Rows"),
      ("case", "caseScreen"),
      ("ä/b", "b"), ("feed", "feed"), ("self", "selfScreen"),
    ])
  func constant(name: String, constant: String) throws {
    #expect(try swift(.circle, name: name).contains("  static let \(constant) = SkeletonScreen("))
  }

  @Test("what can't be laid out has no code, and says why")
  func failures() {
    let wrong = Skeleton.row { Skeleton.circle(-1).padding(2) }
    #expect(throws: SkeletonError.self) { try swift(wrong) }
    #expect(throws: SkeletonError.self) { try swift(Skeleton.circle.repeated(100_000).repeated(9)) }
  }

  @Test("the deepest skeleton is written in parts that a compiler reads one by one")
  func deep() throws {
    var skeleton = Skeleton.circle
    for _ in 1..<SkeletonLimits.depth {
      let inner = skeleton
      skeleton = .row { inner }
    }
    let code = try swift(skeleton)
    let widest = code.split(separator: "\n").map(\.count).max() ?? 0
    #expect(widest < 100)
  }
}
