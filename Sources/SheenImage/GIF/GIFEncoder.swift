import SheenRaster

/// Sequences as GIF.
///
/// GIF has opaque and clear pixels only (see ``ImageOptions/matte``) and at most 256 colours in a
/// palette. With that the file is exact when the whole animation has at most 255 opaque colours, or
/// when the pixels that change in each single frame have. Otherwise 255 colours stand for all, the
/// same in every frame, so that nothing flickers. A picture that doesn't move and has no clear pixel
/// may have 256.
enum GIFEncoder {
  static func encode(_ sequence: FrameSequence, options: ImageOptions) throws -> [UInt8] {
    let isAnimated = sequence.timing.frameCount > 1
    let ticks = isAnimated ? try sequence.timing.delays(in: .gif).ticks : [0]
    let shade = GIFShade(matte: options.matte)
    let hasClear =
      try isAnimated || sequence.frame(at: 0).pixels.contains { shade($0) == GIFShade.clear }

    var encoder = GIFChanges(sequence, shade: shade, hasClear: hasClear)
    // Every colour is expressed in some way.
    var frames = try storeChanges(of: sequence, ticks: ticks, with: &encoder) ?? []
    if case .counted = encoder.colours {
      encoder.prepareSecondPass()
      frames = try storeChanges(of: sequence, ticks: ticks, with: &encoder) ?? []
    }
    let palette: [UInt32]? =
      switch encoder.colours {
      case .shared(let table): table.colours
      case .reduced(let reduced): reduced.colours
      case .separate, .counted: nil
      }
    return GIFFile(
      width: sequence.width, height: sequence.height, palette: palette, frames: frames,
      hasClear: hasClear || palette?.first == GIFShade.clear,
      plays: isAnimated ? options.plays : nil
    ).bytes
  }
}
