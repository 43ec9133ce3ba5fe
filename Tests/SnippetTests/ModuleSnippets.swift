import SheenCore
import SheenImage
import SheenJSON
import SheenRaster
import SheenScreens
import Testing

/// What the first pages of modules and Documentation/Format.md show.
@Suite struct ModuleSnippets: Prints {
  @Test("SheenCore: a card has four placeholders and light")
  func core() throws {
    let card = Skeleton {
      Skeleton.roundedRectangle(radius: 10).frame(height: 200)
      Skeleton.text(lines: 3)
    }
    .padding()

    let size = SheenSize(width: 390, height: 324)
    let layout = try card.layout(in: size)
    print(layout.placeholders.count)  // 4

    let shimmer = ShimmerStyle.tilted.resolved(in: SheenRect(origin: .zero, size: size))
    let middle = SheenPoint(x: 195, y: 162)
    print(shimmer.wave?.intensity(at: middle, time: 0) ?? 0)  // 0.0
    print(shimmer.wave?.intensity(at: middle, time: 0.8) ?? 0)  // 0.9…
    print(shimmer.palette.base.hex)  // #e0e0e0
  }

  @Test("SheenScreens: a screen has a name")
  func screens() {
    print(SkeletonScreen.feed.skeleton == SkeletonScreen.named("feed")?.skeleton)  // true
  }

  @Test("SheenRaster and SheenImage: a skeleton becomes pictures and a file")
  func pictures() throws {
    let skeleton = Skeleton {
      Skeleton.row(spacing: 12) {
        Skeleton.circle(48)
        Skeleton.text(lines: 3)
      }
    }
    let picture = try skeleton.rasterFrame(
      in: SheenSize(width: 390, height: 120), style: .tilted, at: 0.7, scale: 2)

    #expect(picture.width == 780)

    let layout = try skeleton.layout(in: SheenSize(width: 390, height: 120))
    var renderer = try SkeletonRenderer(layout: layout, style: .tilted, scale: 2)
    for step in 0..<60 {
      renderer.paint(at: Double(step) / 30)
      // renderer.frame is the picture.
    }

    #expect(renderer.frame.height == 240)
    let folder = try Folder()
    let path = folder.path("row.png")

    let timing = try FrameTiming(period: 2, framesPerSecond: 4, for: .apng)
    let frames = try FrameSequence(width: 780, height: 240, timing: timing) { index in
      renderer.paint(at: timing.phase(of: index) * timing.period)
      return renderer.frame
    }
    try ImageFormat.apng.write(frames, to: path)

    #expect(try folder.size(of: "row.png") > 1000)
  }

  @Test("SheenJSON: a file is read and written")
  func files() throws {
    let text = #"{"sheen": 1, "style": "tilted", "skeleton": {"lines": 3}}"#
    let file = try SkeletonFile(json: text, path: "mine.json")
    print(file.screen.skeleton == .text(lines: 3))  // true
    print(file.style == .tilted)  // true

    let feed = try SkeletonFile(screen: .feed).json  // the text of a file

    #expect(feed.contains(#""feed""#))
    try read(text)
  }

  private func read(_ text: String) throws {
    let file = try SkeletonFile(json: text, path: "card.json")
    let layout = try file.screen.skeleton.layout(in: file.screen.size)
    let style = file.style ?? .standard  // nil where the file has none

    #expect(layout.placeholders.count == 3)
    #expect(style == .tilted)
  }
}
