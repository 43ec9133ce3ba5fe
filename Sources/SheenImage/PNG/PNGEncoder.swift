import SheenRaster

/// Sequences as PNG or APNG.
///
/// Pixels are places in a palette when the whole animation has at most 256 colors (one of them
/// clear), else they are red, green, blue and alpha. Either way a file is exact: alpha is straight,
/// and the color of clear pixels is kept.
enum PNGEncoder {
  static func encode(_ sequence: FrameSequence, options: ImageOptions) throws -> [UInt8] {
    let isAnimated = sequence.timing.frameCount > 1
    let delays = isAnimated ? try sequence.timing.delays(in: .apng) : nil
    let ticks = delays?.ticks ?? [0]

    func file(_ pixels: PNGPixels, _ frames: [StoredFrame]) -> [UInt8] {
      PNGFile(
        width: sequence.width, height: sequence.height, pixels: pixels, frames: frames,
        animation: delays.map { ($0.ticksPerSecond, options.plays) }
      ).bytes
    }

    do {
      var encoder = IndexedPNG(sequence, effort: options.effort)
      let frames = try storeChanges(of: sequence, ticks: ticks, with: &encoder)
      return file(.indexed(palette: encoder.palette.colors), frames)
    } catch is TooManyColors {
      let hasAlpha =
        try isAnimated || !sequence.frame(at: 0).pixels.allSatisfy { $0 >= Pixel.opaque }
      var encoder = TruecolorPNG(sequence, hasAlpha: hasAlpha, effort: options.effort)
      let frames = try storeChanges(of: sequence, ticks: ticks, with: &encoder)
      return file(.truecolor(hasAlpha: hasAlpha), frames)
    }
  }
}
