import Foundation
import SheenCore
import SheenImage
import SheenScreens
import Testing

@testable import SheenCommand

@Suite struct DemoTests {
  static let demo = Demo(folder: "d")
  private var demo: Demo { Self.demo }

  private var page: String {
    let sizes = demo.pictures.enumerated().map { ($1, $0 * 1000) }
    return DemoPage(demo: demo, sizes: Dictionary(uniqueKeysWithValues: sizes)).html
  }

  @Test func everyScreenIsDrawnInEveryFormatAndInTheDark() {
    let files = demo.pictures.map(\.file)
    #expect(Set(files).count == files.count)
    for screen in SkeletonScreen.all {
      for format in ["png", "apng", "gif", "webp"] {
        #expect(files.contains("\(screen.name).\(format)"))
      }
      #expect(files.contains("\(screen.name)-dark.png"))
      #expect(files.contains("\(screen.name)-dark.webp"))
    }
  }

  @Test func thePageLinksToEveryPictureAndToNothingElse() {
    let links = page.split(separator: "\"").filter { part in
      [".png", ".apng", ".gif", ".webp"].contains { part.hasSuffix($0) }
    }
    #expect(Set(links.map(String.init)) == Set(demo.pictures.map(\.file)))
    for forbidden in ["<script", "http:", "https:", "url(", "@import"] {
      #expect(!page.contains(forbidden))
    }
  }

  @Test func thePageShowsStillPicturesWhereMotionIsReduced() {
    let still = "<source media=\"(prefers-reduced-motion: reduce)\" srcset=\"feed.png\">"
    let stillDark =
      "<source media=\"(prefers-reduced-motion: reduce) and (prefers-color-scheme: dark)\" "
      + "srcset=\"feed-dark.png\">"
    let dark = "<source media=\"(prefers-color-scheme: dark)\" srcset=\"feed-dark.webp\">"
    let places = [stillDark, still, dark, "<img src=\"feed.webp\""].map {
      page.range(of: $0)?.lowerBound
    }
    // The first that fits is taken, so the order matters.
    #expect(!places.contains(nil))
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test func thePageShowsTheCommandAndTheSizeOfEachPicture() {
    for screen in SkeletonScreen.all {
      let command =
        "<span>sheen render \(screen.name)</span> <span>-o \(screen.name).webp</span>"
      #expect(page.contains(command))
    }
    #expect(page.contains("<small>83 KB</small>"))
  }

  @Test(arguments: ["bar-and-avatar.png", "bar-and-avatar-dark.png", "bar-and-avatar.apng"])
  func theCommandOnThePageDrawsTheSameFile(file: String) throws {
    let picture = try #require(demo.pictures.first { $0.file == file })
    let folder = try Scratch()
    let words = picture.command.joined(separator: " ").split(separator: " ").map(String.init)
    let outcome = try Sheen.run(Array(words.dropFirst()), in: folder)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    #expect(try folder.data(file) == Data(picture.draw()))
  }

  @Test(arguments: [
    (0, "0 B"), (999, "999 B"), (1000, "1 KB"), (1499, "1 KB"), (1500, "2 KB"),
    (999_499, "999 KB"), (999_500, "1.0 MB"), (1_149_999, "1.1 MB"), (12_350_000, "12.4 MB"),
  ])
  func sizesAreRounded(bytes: Int, expected: String) {
    #expect(FileSize.words(bytes) == expected)
  }
}
