import SheenRaster
import Testing

@testable import SheenImage

/// Writes cases in a format, reads them with Pillow and compares every frame at its time.
///
/// - Parameter shown: What the format shows for a pixel. It is applied to the decoder's pixels too,
///   as clear ones may have any color there.
func expectExact(
  _ cases: [Case], in format: ImageFormat, options: ImageOptions = ImageOptions(),
  sourceLocation: SourceLocation = #_sourceLocation, shown: (UInt32) -> UInt32 = { $0 }
) throws {
  let folder = try Folder()
  let paths = try cases.enumerated().map { index, item in
    let sequence = try FrameSequence(item.frames, period: item.period)
    return try folder.write(
      format.encode(sequence, options: options), as: "\(index).\(format.rawValue)")
  }
  for (item, decoded) in zip(cases, try Decoded.byPillow(paths)) {
    expect(decoded, shows: item, in: format, sourceLocation: sourceLocation, shown: shown)
  }
}

/// Compares what a decoder shows, and when, with the frames of a case.
func expect(
  _ decoded: Decoded, shows item: Case, in format: ImageFormat, sourceLocation: SourceLocation,
  shown: (UInt32) -> UInt32
) {
  let name = "\(item.name) as \(format)"
  #expect(
    decoded.width == item.frames[0].width && decoded.height == item.frames[0].height, "\(name)",
    sourceLocation: sourceLocation)
  guard item.frames.count > 1 else {
    #expect(decoded.frames.count == 1, "\(name)", sourceLocation: sourceLocation)
    #expect(
      decoded.frames.first?.pixels.map(shown) == item.frames[0].pixels.map(shown), "\(name)",
      sourceLocation: sourceLocation)
    return
  }
  // Half a tick at most is lost where the period isn't a whole number of them.
  let tick = format == .gif ? 10.0 : 1.0
  #expect(
    abs(decoded.milliseconds - item.period * 1000) <= tick / 2, "\(name)",
    sourceLocation: sourceLocation)
  let step = decoded.milliseconds / Double(item.frames.count)
  for (index, frame) in item.frames.enumerated() {
    let middle = (Double(index) + 0.5) * step
    #expect(
      decoded.frame(atMilliseconds: middle)?.pixels.map(shown) == frame.pixels.map(shown),
      "\(name), frame \(index)", sourceLocation: sourceLocation)
  }
}
