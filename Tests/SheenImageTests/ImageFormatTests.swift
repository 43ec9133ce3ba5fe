@testable import SheenRaster
import Testing

@testable import SheenImage

@Suite struct ImageFormatTests {
  @Test(arguments: [
    ("a.png", ImageFormat.png), ("/b.c/d.e.APNG", .apng), ("x.Gif", .gif), ("ü/é.webp", .webp),
    ("..gif", .gif), ("folder.png/a.gif", .gif),
  ])
  func theEndingChoosesTheFormat(path: String, format: ImageFormat) throws {
    #expect(try ImageFormat(path: path) == format)
  }

  @Test(arguments: ["", "png", ".png", "a.", "a.jpg", "a.png/", "a.png/b", "/", "a.pngx", "a.png "])
  func anyOtherEndingIsAnErrorThatSaysWhichThereAre(path: String) {
    let error = #expect(throws: ImageError.unknownEnding(path: path)) {
      try ImageFormat(path: path)
    }
    #expect(error?.description.contains(".png, .apng, .gif or .webp") == true)
  }

  @Test(arguments: ImageFormat.allCases)
  func theNumberOfPlaysIsWritten(format: ImageFormat) throws {
    let frames = try bandFrames(8, 8, count: 3)
    let folder = try Folder()
    let plays = [0, 1, 2, 65_535]
    let paths = try plays.map { plays in
      try folder.write(
        format.encode(FrameSequence(frames, period: 1), options: ImageOptions(plays: plays)),
        as: "\(plays).\(format.rawValue)")
    }
    let loops = try Decoded.byPillow(paths).map(\.loop)
    // GIF counts how often it is repeated after the first time, and says nothing for never.
    #expect(loops == (format == .gif ? [0, nil, 1, 65_534] : [0, 1, 2, 65_535]))
  }

  @Test(arguments: [-1, 65_536, .max, .min]) func aNumberOfPlaysThatNoFileHoldsIsAnError(plays: Int)
    throws
  {
    let frame = try RasterFrame(width: 1, height: 1)
    for format in ImageFormat.allCases {
      #expect(throws: ImageError.plays(plays)) {
        try format.encode(frame, options: ImageOptions(plays: plays))
      }
    }
  }

  @Test(arguments: ImageFormat.allCases)
  func aStillPictureIsNotAnAnimation(format: ImageFormat) throws {
    let frame = try RasterFrame(width: 5, height: 5, filling: gray(7))
    let bytes = try format.encode(frame)
    let sequence = try FrameSequence(
      width: 5, height: 5, timing: FrameTiming(frameCount: 1, period: 0.001)
    ) { _ in frame }
    #expect(try format.encode(sequence) == bytes)
    for mark in ["acTL", "NETSCAPE2.0", "ANIM"] {
      #expect(!bytes.contains(Array(mark.utf8)))
    }
  }

  @Test(arguments: [
    (1, UInt32(255), UInt8(3)), (256, 255, 3), (256, 9, 3), (257, 255, 2), (257, 254, 6),
  ])
  func pngHasNoMoreThanItsColorsNeed(colors: Int, alpha: UInt32, type: UInt8) throws {
    let frame = try picture(257, 1) { x, _ in palette(colors, alpha: alpha)[x % colors] }
    #expect(try ImageFormat.png.encode(frame)[25] == type)
  }

  @Test(arguments: ImageFormat.allCases)
  func aWrittenFileHasTheEncodedBytes(format: ImageFormat) throws {
    let folder = try Folder()
    let frames = try bandFrames(12, 9, count: 3)
    let sequence = try FrameSequence(frames, period: 1)
    let options = ImageOptions(effort: .fast, plays: 2, matte: 0)
    try format.write(frames[1], to: folder.path("still"), options: options)
    try format.write(sequence, to: folder.path("moving"), options: options)
    #expect(try folder.names == ["moving", "still"])
    #expect(try folder.read("still") == format.encode(frames[1], options: options))
    #expect(try folder.read("moving") == format.encode(sequence, options: options))
  }

  @Test func pngAndApngAreTheSameBytes() throws {
    let sequence = try FrameSequence(bandFrames(20, 10, count: 4), period: 1)
    #expect(try ImageFormat.png.encode(sequence) == ImageFormat.apng.encode(sequence))
  }

  @Test(arguments: ImageFormat.allCases)
  func theSameFramesMakeTheSameBytes(format: ImageFormat) throws {
    let frames = try noiseFrames(40, 30, count: 12, colors: palette(300), seed: 2)
    let sequence = try FrameSequence(frames, period: 1)
    #expect(try format.encode(sequence) == format.encode(sequence))
  }

  @Test(arguments: ImageFormat.allCases)
  func equalFramesAreStoredOnce(format: ImageFormat) throws {
    let dark = try RasterFrame(width: 40, height: 30, filling: gray(1))
    let light = try RasterFrame(width: 40, height: 30, filling: gray(2))
    let few = try format.encode(FrameSequence([dark, light], period: 1))
    let many = try format.encode(
      FrameSequence([dark, dark, dark, light, light, light], period: 1))
    // The delays are other numbers, but not more of them.
    #expect(few.count == many.count)
  }

  @Test(arguments: ImageFormat.allCases)
  func onlyWhatChangesIsStored(format: ImageFormat) throws {
    let noise = try noiseFrames(200, 100, count: 1, colors: palette(200), seed: 9)[0]
    var moved = noise
    moved.pixels[5050] = gray(255)
    let still = try format.encode(noise)
    let animated = try format.encode(FrameSequence([noise, moved, noise, moved], period: 1))
    #expect(animated.count < still.count + 1500)
  }
}
