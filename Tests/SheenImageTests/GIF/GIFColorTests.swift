import SheenRaster
import Testing

@testable import SheenImage

@Suite struct GIFColorTests {
  @Test(arguments: [
    (UInt32(0xFF12_3456), UInt32(0xFF12_3456)), (0x8012_3456, 0xFF12_3456), (0x7F12_3456, 0),
    (0x0012_3456, 0), (0, 0),
  ])
  func withoutAMatteHalfAlphaAndMoreIsOpaque(pixel: UInt32, shown: UInt32) {
    #expect(GIFShade(matte: nil)(pixel) == shown)
  }

  @Test(arguments: [
    (UInt32(0xFF12_3456), UInt32(0xFF12_3456)), (0x0012_3456, 0xFF40_80C0),
    (0x8000_0000, 0xFF20_4060), (0x80FF_FFFF, 0xFFA0_C0E0), (0, 0xFF40_80C0),
  ])
  func withAMatteEveryPixelIsCompositedOverIt(pixel: UInt32, shown: UInt32) {
    for alpha: UInt32 in [0, 0xFF00_0000, 0x1200_0000] {
      #expect(GIFShade(matte: 0x40_80C0 | alpha)(pixel) == shown)
    }
  }

  @Test func aMatteFillsAnAnimation() throws {
    let fading = try (0..<6).map { index in
      try picture(20, 10) { x, y in y > 7 ? 0 : gray(200, alpha: 40 * index) }
    }
    try expectExact(
      [Case("fade", fading)] + Case.few(), in: .gif, options: ImageOptions(matte: 0x10_20F0),
      shown: GIFShade(matte: 0x10_20F0).callAsFunction)
  }

  @Test func translucentEdgesAreOpaqueOrClearWithoutAMatte() throws {
    let cases = try Case.random(alphas: [255, 200, 128, 127, 0], mostColors: 120, count: 30)
    try expectExact(cases, in: .gif, shown: GIFShade(matte: nil).callAsFunction)
  }

  @Test func aStillPictureMayHave256Colors() throws {
    try expectExact(
      [
        Case("256", [picture(256, 2) { x, _ in palette(256)[x] }]),
        Case("255 and clear", [picture(256, 2) { x, _ in x == 255 ? 0 : palette(255)[x] }]),
      ], in: .gif, shown: GIFShade(matte: nil).callAsFunction)
  }

  @Test func manyColorsAreExactWhenEachFrameChangesAtMost255() throws {
    // 600 colors: each frame replaces one row of the one before by new ones.
    let colors = palette(600)
    let frames = try (0..<6).map { index in
      try picture(100, 6) { x, y in y <= index ? colors[100 * y + x] : gray(255) }
    }
    try expectExact([Case("rows", frames)], in: .gif)
  }

  @Test func manyColorsThatGoClearAreExactToo() throws {
    let colors = palette(600)
    let frames = try (0..<6).map { index in
      try picture(100, 6) { x, y in y == index ? colors[100 * y + x] : 0 }
    }
    try expectExact([Case("rows", frames)], in: .gif, shown: GIFShade(matte: nil).callAsFunction)
  }

  @Test func moreColorsAreReducedTheSameWayInEveryFrame() throws {
    // A gradient of 60 × 30 different colors that a band of others crosses.
    let frames = try (0..<4).map { index in
      try picture(60, 30) { x, y in
        let blue: UInt32 = x / 15 == index ? 40 : 0
        return 0xFF00_0000 | blue << 16 | UInt32(8 * y) << 8 | UInt32(4 * x)
      }
    }
    let decoded = try decode(frames)
    #expect(decoded.frames.count == 4)
    var meanings: [UInt32: UInt32] = [:]
    var worst = 0
    for (frame, shown) in zip(frames, decoded.frames) {
      for (pixel, shown) in zip(frame.pixels, shown.pixels) {
        #expect(meanings.updateValue(shown, forKey: pixel) ?? shown == shown)
        worst = max(worst, difference(pixel, shown))
      }
    }
    // 1,800 colors and their blue twins in 255: about 4 × 4 × 1 cells.
    #expect(0 < worst && worst <= 16)
  }

  @Test func colorsThatFillThePictureStayCloseWhenRareOnesAreMany() throws {
    // A band of 22 grays like that of a placeholder, above 2,000 colors of a pixel each.
    let rare = palette(2000)
    let frame = try picture(200, 100) { x, y in
      y < 90 ? gray(224 + (x + y) % 22) : rare[200 * (y - 90) + x]
    }
    let still = try decode([frame]).frames[0].pixels
    for (pixel, shown) in zip(frame.pixels, still).prefix(200 * 90) {
      #expect(difference(pixel, shown) <= 2)
    }
  }

  @Test func colorsOfEarlierFramesCountAsMuchAsTheyFill() throws {
    // The grays are there at first; what comes later makes the palette too small, in fewer pixels.
    let rare = palette(2000)
    let dark = try picture(200, 100) { x, y in gray(224 + (x + y) % 22) }
    let light = try picture(200, 100) { x, y in
      y < 90 ? gray(224 + (x + y) % 22) : rare[200 * (y - 90) + x]
    }
    for shown in try decode([dark, light]).frames {
      for (pixel, shown) in zip(dark.pixels, shown.pixels).prefix(200 * 90) {
        #expect(difference(pixel, shown) <= 2)
      }
    }
  }

  @Test func noiseOfMoreColorsThanAreCountedIsStillShown() throws {
    var generator = SeededGenerator(state: 8)
    let frame = try picture(300, 200) { _, _ in
      0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
    }
    let shown = try decode([frame]).frames[0].pixels
    let worst = zip(frame.pixels, shown).map { difference($0, $1) }.max() ?? 0
    // 255 boxes in a cube of 256: about 40 a side, and off by half of that where they're square.
    #expect(worst <= 64)
  }

  private func decode(_ frames: [RasterFrame]) throws -> Decoded {
    let folder = try Folder()
    let path = try folder.write(
      ImageFormat.gif.encode(FrameSequence(frames, period: 1)), as: "a.gif")
    return try Decoded.byPillow([path])[0]
  }

  /// The largest difference of a channel.
  private func difference(_ a: UInt32, _ b: UInt32) -> Int {
    [0, 8, 16, 24].map { shift in abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) }.max() ?? 0
  }
}
