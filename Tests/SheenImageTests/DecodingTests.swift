import SheenRaster
import Testing

@testable import SheenImage

/// What independent decoders show of the files.
@Suite struct DecodingTests {
  @Test(arguments: [ImageFormat.png, .webp], [ImageOptions.Effort.small, .fast])
  func pngAndWebPAreExactForEveryPicture(format: ImageFormat, effort: ImageOptions.Effort) throws {
    let random = try Case.random(alphas: [255, 255, 128, 0, 1], mostColors: 400, count: 25)
    let opaque = try Case.random(alphas: [255], mostColors: 300, count: 15)
    try expectExact(
      Case.few() + Case.many() + random + opaque, in: format,
      options: ImageOptions(effort: effort))
  }

  @Test func gifIsExactUpTo255OpaqueColors() throws {
    let random = try Case.random(alphas: [255, 255, 0], mostColors: 255, count: 40)
    try expectExact(Case.few() + random, in: .gif, shown: GIFShade(matte: nil).callAsFunction)
  }

  @Test(arguments: [ImageFormat.apng, .gif])
  func ffmpegShowsWhatPillowShows(format: ImageFormat) throws {
    let folder = try Folder()
    let colors = format == .gif ? 255 : 400
    let alphas: [UInt32] = format == .gif ? [255] : [255, 0, 128]
    let cases =
      try [
        Case("band", bandFrames(64, 48, count: 12)),
        Case("noise", noiseFrames(50, 40, count: 5, colors: palette(colors), seed: 7)),
      ] + Case.random(alphas: alphas, mostColors: colors, count: 3).filter { $0.frames.count > 1 }
    for (index, item) in cases.enumerated() {
      let bytes = try format.encode(FrameSequence(item.frames, period: item.period))
      let path = try folder.write(bytes, as: "\(index).\(format.rawValue)")
      let stored = try Decoded.byFFmpeg(
        path, width: item.frames[0].width, height: item.frames[0].height)
      let distinct = item.frames.reduce(into: [[UInt32]]()) { frames, frame in
        if frames.last != frame.pixels { frames.append(frame.pixels) }
      }
      #expect(stored == distinct, "\(item.name) as \(format)")
    }
  }

  @Test func structureIsValid() throws {
    let folder = try Folder()
    let cases = try Case.few() + Case.many()
    for (format, tool, options) in [
      (ImageFormat.png, Tool.pngcheck, ["-q"]), (.webp, .webpinfo, ["-quiet"]),
      (.gif, .gifsicle, ["--no-ignore-errors", "--info"]),
    ] {
      let paths = try cases.enumerated().map { index, item in
        try folder.write(
          format.encode(FrameSequence(item.frames, period: item.period)),
          as: "\(index).\(format.rawValue)")
      }
      _ = try tool.run(options + paths)
    }
  }
}
