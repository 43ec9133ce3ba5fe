import SheenScreens
import Testing

@testable import SheenCore

struct ScreenTests {
  @Test("ten screens and four pieces have names")
  func names() {
    #expect(
      SkeletonScreen.screens.map(\.name) == [
        "feed", "profile", "list", "article", "chat", "settings", "photo-grid", "player",
        "checkout", "dashboard",
      ])
    #expect(
      SkeletonScreen.components.map(\.name) == [
        "card", "bar-and-avatar", "logo", "placeholder-cell",
      ])
    for screen in SkeletonScreen.all { #expect(SkeletonScreen.named(screen.name) == screen) }
    #expect(SkeletonScreen.named("nothing") == nil)
  }

  @Test("a title is the name in words, with a capital letter")
  func titles() {
    #expect(SkeletonScreen.screens.map(\.title).contains("Photo grid"))
    for (name, title) in [
      ("feed", "Feed"), ("bar-and-avatar", "Bar and avatar"), ("", ""), ("Éa", "Éa"), ("-x", " x"),
      ("2-b", "2 b"),
    ] {
      #expect(SkeletonScreen(name: name, summary: "", skeleton: Skeleton {}).title == title)
    }
  }

  @Test(
    "every screen fits its width, on a phone, a small phone and a tablet",
    arguments: [
      390.0, 320, 820,
    ])
  func fits(width: Double) throws {
    for screen in SkeletonScreen.all {
      let size = SheenSize(width: width, height: screen.size.height)
      let layout = try screen.skeleton.layout(in: size)
      #expect(!layout.placeholders.isEmpty)
      let isFeed = screen.name == "feed"
      for placeholder in layout.placeholders {
        #expect(placeholder.frame.minX >= -0.001)
        // The row of stories in the feed goes on beyond the edge.
        #expect(placeholder.frame.maxX <= width + (isFeed ? 64 : 0.001), "\(screen.name)")
        #expect(placeholder.frame.width > 0 && placeholder.frame.height > 0, "\(screen.name)")
      }
    }
  }

  @Test("the card is a picture and three lines, as wide as the screen without its margins")
  func card() throws {
    let layout = try SkeletonScreen.card.skeleton.layout(in: SkeletonScreen.card.size)
    #expect(
      layout.placeholders.map(\.frame) == [
        SheenRect(x: 16, y: 16, width: 358, height: 200),
        SheenRect(x: 16, y: 232, width: 358, height: 20),
        SheenRect(x: 16, y: 260, width: 358, height: 20),
        SheenRect(x: 16, y: 288, width: 358, height: 20),
      ])
  }
}
