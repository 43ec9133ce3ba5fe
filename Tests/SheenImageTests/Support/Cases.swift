import SheenRaster

/// Frames to write and read back.
struct Case {
  let name: String
  let frames: [RasterFrame]
  let period: Double

  init(_ name: String, _ frames: [RasterFrame], period: Double? = nil) {
    self.name = name
    self.frames = frames
    self.period = period ?? 0.05 * Double(frames.count)
  }

  /// Sizes, numbers of frames and kinds of alpha at the ends of what there is, with at most 255
  /// opaque colors.
  static func few() throws -> [Case] {
    let clear: UInt32 = 0
    let red: UInt32 = 0xFF00_00FF
    let blue: UInt32 = 0xFFFF_0000
    func dots(_ pixels: [UInt32]...) throws -> [RasterFrame] {
      try pixels.map { try RasterFrame(width: $0.count, height: 1, pixels: $0) }
    }
    return try [
      Case("one pixel", dots([red])),
      Case("one clear pixel", dots([clear])),
      Case("one pixel, two frames", dots([red], [blue])),
      Case("a row", [picture(9, 1) { x, _ in gray(x) }]),
      Case("a column", [picture(1, 9) { _, y in gray(y) }]),
      Case("a moving column", bandFrames(1, 40, count: 5)),
      Case("one frame", Array(bandFrames(41, 23, count: 3)[1...1])),
      Case("two equal frames", dots([red, blue], [red, blue])),
      Case("five equal frames", dots([red], [red], [red], [red], [red])),
      Case("equal at the start and at the end", dots([red], [red], [blue], [blue], [blue])),
      Case("an opaque band", bandFrames(41, 23, count: 12)),
      Case("uneven delays", bandFrames(20, 9, count: 7), period: 0.4321),
      Case("a long period", bandFrames(20, 9, count: 3), period: 59.9),
      Case("appears and goes", dots([clear, red], [blue, red], [clear, red], [clear, clear])),
      Case("goes at once", dots([red, red, red], [red, clear, red], [blue, clear, clear])),
      Case("all clear, then not", dots([clear, clear], [clear, red], [clear, clear])),
      Case("255 colors", [picture(255, 1) { x, _ in palette(255)[x] }]),
      Case(
        "255 colors that move",
        (0..<3).map { shift in try picture(255, 2) { x, y in palette(255)[(x + y + shift) % 255] } }
      ),
    ]
  }

  /// What only formats with alpha and with every color show exactly.
  static func many() throws -> [Case] {
    try [
      Case("256 colors", [picture(256, 1) { x, _ in palette(256)[x] }]),
      Case("257 colors", [picture(257, 1) { x, _ in palette(257)[x] }]),
      Case(
        "256 colors that move",
        (0..<3).map { shift in try picture(256, 2) { x, y in palette(256)[(x + y + shift) % 256] } }
      ),
      Case("257 that move", noiseFrames(30, 20, count: 3, colors: palette(257), seed: 1)),
      Case("257 translucent", [picture(257, 1) { x, _ in palette(257, alpha: 77)[x] }]),
      Case("color under clear", [picture(3, 1) { x, _ in [0, 0x00FF_FFFF, 0x0012_3456][x] }]),
      Case(
        "a translucent band",
        (0..<6).map { index in
          try picture(33, 17) { x, y in
            y > 12 ? 0 : gray(224, alpha: max(0, 255 - 20 * abs(x - 6 * index)))
          }
        }),
      Case(
        "opaque and translucent changes in turn",
        (0..<6).map { index in
          try picture(9, 5) { x, _ in x == index ? gray(200, alpha: index % 2 == 0 ? 255 : 90) : 0 }
        }),
      Case(
        "translucent over opaque",
        (0..<4).map { index in
          try picture(8, 8) { x, y in x + y == index ? 0x4000_FF00 : gray(9 * x) }
        }),
    ]
  }

  /// Random sizes, frames and colors, the same on every run.
  static func random(alphas: [UInt32], mostColors: Int, count: Int) throws -> [Case] {
    try (0..<count).map { index in
      var generator = SeededGenerator(state: UInt64(index) + 1)
      let colors = palette(Int.random(in: 1...mostColors, using: &generator)).map { color in
        color & 0xFF_FFFF | alphas[Int.random(in: 0..<alphas.count, using: &generator)] << 24
      }
      let frames = try noiseFrames(
        Int.random(in: 1...40, using: &generator), Int.random(in: 1...30, using: &generator),
        count: Int.random(in: 1...6, using: &generator), colors: colors,
        seed: UInt64(index) + 1000)
      return Case("random \(index)", frames)
    }
  }
}
