import Drawing
import Foundation
import Sheen
import SheenRaster
import Stage
import SwiftUI
import Testing

@testable import Gallery
@testable import SwiftUIScreens

/// The gallery's screens, which are what apps write: they show what they promise.
@MainActor struct GalleryTests {
  private func stage<V: View>(_ view: V, width: CGFloat = 390, height: CGFloat) throws -> Stage {
    try Stage(view, size: CGSize(width: width, height: height), scale: 1)
  }

  /// Where light is in a row of gray: the brightest place of what is no ground.
  private func light(_ picture: DrawingPicture, y: Int) -> Int? {
    (0..<picture.width).filter { picture[$0, y].w > 0 }
      .max { picture[$0, y].x < picture[$1, y].x }
  }

  @Test("cards are seen at every moment, and light passes over all of them from left to right")
  func cards() throws {
    let stage = try stage(CardList(), height: 844)
    var places: [Int] = []
    for time in [0.4, 0.6, 0.8] {
      stage.advance(to: time)
      let picture = try stage.picture()
      // A card, a line below it, and the next card.
      let rows = try [130, 258, 480].map { try #require(light(picture, y: $0)) }
      #expect(rows.allSatisfy { abs($0 - rows[0]) <= 2 }, "one light")
      places.append(rows[0])
      for x in stride(from: 40, to: 350, by: 10) { #expect(picture[x, 130].w >= 76) }
    }
    #expect(places == places.sorted() && places[2] - places[0] > 120, "\(places)")
    #expect(stage.problems == [])
  }

  @Test("a button hands a bar and a circle over, and takes them back")
  func toggle() throws {
    let stage = try stage(SkeletonPreview(), height: 160)
    stage.advance(to: 1)
    #expect(stage.accessibilityTree.contains("Loading"))
    #expect(stage.isMoving)
    try stage.tap("Toggle")
    stage.advance(by: 1)
    #expect(!stage.accessibilityTree.contains("Loading"))
    #expect(stage.counting { stage.advance(by: 1) }.frames == 0)
    let picture = try stage.picture()
    #expect(picture[195, 28] == SIMD4(0, 0, 0, 255), "the bar itself")
    try stage.tap("Toggle")
    stage.advance(by: 1)
    #expect(stage.accessibilityTree.contains("Loading"))
  }

  @Test("a recording comes round without a seam", arguments: [Variant.light, .dark])
  func seam(variant: Variant) throws {
    for screen in GalleryScreen.examples {
      var take = try screen.take(screen, variant)
      let first = try take.frame(at: screen.start)
      let last = try take.frame(at: screen.start + screen.length)
      #expect(first == last, "\(screen.name)")
      #expect(try take.frame(at: screen.start + screen.length + 0.5) != last, "it moves")
    }
  }

  @Test(
    "recorders of a named screen show one picture, which comes round",
    arguments: [Variant.light, Variant(isDark: true, isRightToLeft: true)])
  func compared(variant: Variant) throws {
    for compared in ComparedScreen.all {
      var first: [RasterFrame] = []
      for screen in [compared.raster, compared.swiftUI, compared.uiKit] {
        var take = try screen.take(screen, variant)
        let start = try take.frame(at: 0)
        first.append(try take.frame(at: screen.still))
        #expect(first.last != start, "\(screen.folder)/\(screen.name) moves")
        #expect(try take.frame(at: screen.length) == start, "\(screen.folder)/\(screen.name)")
      }
      for other in first.dropFirst() {
        #expect(difference(first[0], other) < 0.03, "\(compared.screen.name)")
      }
    }
  }

  /// The share of pixels that differ visibly: those on edges may, as rasterizers mix them differently.
  private func difference(_ one: RasterFrame, _ other: RasterFrame) -> Double {
    guard one.width == other.width, one.height == other.height else { return 1 }
    let differing = zip(one.pixels, other.pixels).filter { a, b in
      abs(Int(a & 0xFF) - Int(b & 0xFF)) > 3
    }
    return Double(differing.count) / Double(max(one.pixels.count, 1))
  }
}
