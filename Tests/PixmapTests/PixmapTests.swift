import SheenCore
import SheenRaster
import Testing

@testable import Pixmap

/// The worked example of Documentation/Porting.md: what it prints, and that it shows the same light as
/// the reference renderer.
@Suite struct PixmapTests {
  @Test("a pixmap says its size, and a color for each point")
  func format() throws {
    let text = try Skeleton.rectangle.pixmap(in: SheenSize(width: 2, height: 1), at: 0)
    #expect(text == "P3\n2 1\n255\n224 224 224\n224 224 224\n")
  }

  @Test("a part of a point counts as a pixel")
  func parts() throws {
    let text = try Skeleton.rectangle.pixmap(in: SheenSize(width: 0.25, height: 2.5), at: 0)
    #expect(text.hasPrefix("P3\n1 3\n255\n"))
  }

  @Test("a size that cannot be laid out in is refused", arguments: [0, -1, .nan, .infinity])
  func wrongSize(side: Double) {
    let size = SheenSize(width: side, height: 10)
    let error = #expect(throws: SkeletonError.self) {
      try Skeleton.rectangle.pixmap(in: size, at: 0)
    }
    guard case .size = error?.reason else {
      Issue.record("\(side): \(String(describing: error))")
      return
    }
  }

  @Test("a style without light shows the base")
  func still() throws {
    var style = ShimmerStyle.standard
    style.speed = .pointsPerSecond(0)
    let text = try Skeleton.rectangle.pixmap(
      in: SheenSize(width: 1, height: 1), style: style, at: 0.5)
    #expect(text == "P3\n1 1\n255\n224 224 224\n")
  }

  @Test(
    "inside shapes the light is the reference renderer's, within 2 levels",
    arguments: [0, 15, 45, 90, 110, 195], [SheenLayoutDirection.leftToRight, .rightToLeft])
  func agreement(degrees: Double, layoutDirection: SheenLayoutDirection) throws {
    let size = SheenSize(width: 72, height: 54)
    let inside = try Self.inside(Self.screen.layout(in: size, layoutDirection: layoutDirection))
    try #require(inside.count > 900)
    let strong = ShimmerPalette(
      background: .white, base: ShimmerColor(white: 0.1), highlight: .white)
    for (colors, appearance) in [
      (ShimmerColors.fixed(strong), ShimmerAppearance.light), (ShimmerStyle().colors, .dark),
    ] {
      let style = ShimmerStyle(direction: .angle(degrees), colors: colors)
      for time in [0.0, 0.08, 0.13] {
        let pixels = try Self.channels(
          Self.screen.pixmap(
            in: size, style: style, at: time, appearance: appearance,
            layoutDirection: layoutDirection))
        let reference = try Self.screen.rasterFrame(
          in: size, style: style, at: time, appearance: appearance, layoutDirection: layoutDirection
        )
        try #require(pixels.count == reference.pixels.count)
        var worst = 0
        if time > 0 {
          let levels = Set(inside.map { pixels[$0][0] })
          try #require(levels.count > 8, "no light to compare at \(time)")
        }
        for index in inside {
          for (own, other) in zip(pixels[index], Self.channels(reference.pixels[index])) {
            worst = max(worst, abs(own - other))
          }
        }
        #expect(worst <= 2, "at \(time), \(appearance)")
      }
    }
  }

  /// A card under an avatar that keeps a gap, a logo with a hole, and lines.
  private static let screen = Skeleton(spacing: 6) {
    Skeleton.overlay(alignment: .bottomLeading) {
      Skeleton.roundedRectangle(radius: 8).frame(width: .flexible, height: 20)
      Skeleton.circle(14).separated(by: 2)
    }
    Skeleton.row(spacing: 6) {
      Skeleton.path(
        SkeletonPath(contours: [
          [SheenPoint(x: 0, y: 0), SheenPoint(x: 1, y: 0), SheenPoint(x: 0.5, y: 1)],
          [SheenPoint(x: 0.4, y: 0.2), SheenPoint(x: 0.6, y: 0.2), SheenPoint(x: 0.5, y: 0.5)],
        ])
      ).frame(width: 24, height: 24)
      Skeleton.text(lines: 2)
    }
  }

  /// The pixels around which, for one pixel, nothing else begins.
  private static func inside(_ layout: SkeletonLayout) -> [Int] {
    let (width, height) = (Int(layout.size.width), Int(layout.size.height))
    let steps = [-1.0, 0, 1]
    return (0..<width * height).filter { index in
      let x = Double(index % width) + 0.5
      let y = Double(index / width) + 0.5
      var owners: Set<Placeholder?> = []
      for dx in steps {
        for dy in steps {
          owners.insert(layout.placeholder(at: SheenPoint(x: x + dx, y: y + dy)))
        }
      }
      return owners.count == 1
    }
  }

  private static func channels(_ text: String) throws -> [[Int]] {
    try text.split(separator: "\n").dropFirst(3).map { line in
      let channels = line.split(separator: " ").compactMap { Int($0) }
      try #require(channels.count == 3, "\(line)")
      return channels
    }
  }

  private static func channels(_ pixel: UInt32) -> [Int] {
    [0, 8, 16].map { Int(pixel >> $0 & 0xFF) }
  }
}
