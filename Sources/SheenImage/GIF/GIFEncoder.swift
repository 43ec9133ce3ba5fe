import SheenRaster

/// Sequences as GIF; see ``ImageFormat/gif`` for what is exact.
enum GIFEncoder {
  static func encode(_ sequence: FrameSequence, options: ImageOptions) throws -> [UInt8] {
    let isAnimated = sequence.timing.frameCount > 1
    let ticks = isAnimated ? try sequence.timing.delays(in: .gif).ticks : [0]
    let shade = GIFShade(matte: options.matte)
    let hasClear =
      try isAnimated || sequence.frame(at: 0).pixels.contains { shade($0) == GIFShade.clear }

    var encoder = GIFChanges(sequence, shade: shade, hasClear: hasClear)
    var frames = try storeChanges(of: sequence, ticks: ticks, with: &encoder)
    if case .counted = encoder.colors {
      encoder.prepareSecondPass()
      frames = try storeChanges(of: sequence, ticks: ticks, with: &encoder)
    }
    let palette: [UInt32]? =
      switch encoder.colors {
      case .shared(let table): table.colors
      case .reduced(let reduced): reduced.colors
      case .separate, .counted: nil
      }
    return GIFFile(
      width: sequence.width, height: sequence.height, palette: palette, frames: frames,
      hasClear: hasClear || palette?.first == GIFShade.clear,
      plays: isAnimated ? options.plays : nil
    ).bytes
  }
}
