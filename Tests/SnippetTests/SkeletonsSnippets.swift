import Foundation
import SheenCore
import SheenJSON
import SheenScreens
import Testing

/// What Documentation/Guides/Skeletons.md shows, in its order; `print` compares with its comments.
@Suite struct SkeletonsSnippets: Prints {
  @Test("what the guide Skeletons says is printed is printed")
  func runs() throws {
    let comment = Skeleton.row(spacing: 12, alignment: .top) {
      Skeleton.overlay(alignment: .bottomTrailing) {
        Skeleton.circle(48)
        Skeleton.circle(16).separated(by: 3)
      }
      Skeleton.column(spacing: 12) {
        Skeleton.bar(14, width: .fraction(0.4))
        Skeleton.text(lines: 3)
        Skeleton.row(spacing: 12) {
          Skeleton.bar(10, width: 40).repeated(2)
          Skeleton.spacer
          Skeleton.bar(10, width: 60)
        }
      }
    }
    .padding(16)

    let layout = try comment.layout(width: 360)
    print(layout.size.height)  // 132.0
    print(layout.placeholders.count)  // 9

    let avatar = layout.placeholders[0].frame
    print(avatar.minX, avatar.minY, avatar.width, avatar.height)  // 16.0 16.0 48.0 48.0

    let mirrored = try comment.layout(width: 360, layoutDirection: .rightToLeft)
    print(mirrored.placeholders[0].frame.minX)  // 296.0

    let bars = try Skeleton.text(lines: 3).layout(width: 100).placeholders
    print(bars.map { Int($0.frame.width) })  // [97, 86, 65]
    let others = try Skeleton.text(lines: 3, seed: 7).layout(width: 100).placeholders
    print(others.map { Int($0.frame.width) })  // [85, 76, 65]

    do {
      _ = try Skeleton.circle(-4).layout(width: 360)
    } catch {
      print(error.description)
      // width can't be -4.0; it must be a number of points from 0 to 1000000
    }

    print(SkeletonScreen.screens.map(\.name).joined(separator: ", "))
    // feed, profile, list, article, chat, settings, photo-grid, player, checkout, dashboard
    print(SkeletonScreen.components.map(\.name).joined(separator: ", "))
    // card, bar-and-avatar, logo, placeholder-cell
    print(SkeletonScreen.named("feed") == .feed)  // true

    // The pictures are drawn from a file.
    let path = "Documentation/Images/comment.json"
    let file = try SkeletonFile(
      json: try String(contentsOfFile: Self.root + path, encoding: .utf8), path: path)
    #expect(file.screen.skeleton == comment)
    #expect(file.screen.size.height == layout.size.height)
  }
  /// The folder of the package, with a slash at its end.
  private static let root = #filePath.components(separatedBy: "Tests/SnippetTests")[0]
}
