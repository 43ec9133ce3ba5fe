import CSheenCodecs

/// Sequences as lossless WebP: libwebp compresses the pictures, the changes and the file are ours.
///
/// Exact: alpha is straight, and the color of clear pixels is kept.
enum WebPEncoder {
  static func encode(_ sequence: FrameSequence, options: ImageOptions) throws -> [UInt8] {
    let isAnimated = sequence.timing.frameCount > 1
    let ticks = isAnimated ? try sequence.timing.delays(in: .webp).ticks : [0]
    var encoder = LosslessWebP(sequence, effort: options.effort)
    let frames = try storeChanges(of: sequence, ticks: ticks, with: &encoder)
    guard isAnimated else { return try RIFF.file([RIFF.chunk("VP8L", frames[0].data)]) }
    return try WebPAnimation(
      width: sequence.width, height: sequence.height, frames: frames, plays: options.plays
    ).bytes()
  }
}

/// Lays out changes as pixels in libwebp's order.
struct LosslessWebP: ChangeEncoder {
  /// 0xAARRGGBB, as long as the largest change; only the first `width * height` are in use.
  struct Layout: Sendable {
    var pixels: [UInt32]
    var width = 0
    var height = 0
  }

  private let pixelCount: Int
  private let effort: ImageOptions.Effort

  init(_ sequence: FrameSequence, effort: ImageOptions.Effort) {
    pixelCount = sequence.width * sequence.height
    self.effort = effort
  }

  var startsEven: Bool { true }

  func makeLayout() -> Layout { Layout(pixels: Array(repeating: 0, count: pixelCount)) }

  mutating func lay(
    _ change: Change, from canvas: Canvas, to frame: [UInt32], into layout: inout Layout
  ) -> Bool {
    layout.width = change.rect.width
    layout.height = change.rect.height
    return canvas.lay(
      change, in: frame, leavesOut: change.mayLeaveOut, into: &layout.pixels,
      rowLength: change.rect.width
    ) { row, column, pixel in
      let red = pixel & 0xFF
      let blue = pixel >> 16 & 0xFF
      row[column] = pixel & 0xFF00_FF00 | red << 16 | blue
      return true
    }
  }

  /// The payload of a `VP8L` chunk.
  func compress(_ layout: Layout) throws(ImageError) -> [UInt8] {
    let result = layout.pixels.withUnsafeBufferPointer { pixels in
      sheen_webp_lossless(
        pixels.baseAddress, Int32(layout.width), Int32(layout.height), effort == .fast ? 1 : 0)
    }
    // libwebp returns a file: RIFF, size, WEBP, VP8L, size, payload, and padding to even length.
    let file = try takeBytes(of: result, for: .webp)
    let header = 20
    guard file.count > header, file[12..<16].elementsEqual("VP8L".utf8) else {
      throw .codec(format: .webp, code: 0)
    }
    let length = file[16..<20].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard header + length <= file.count else { throw .codec(format: .webp, code: 0) }
    return Array(file[header..<header + length])
  }
}
