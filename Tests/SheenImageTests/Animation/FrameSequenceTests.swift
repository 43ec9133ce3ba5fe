@testable import SheenRaster
import Testing

@testable import SheenImage

@Suite struct FrameSequenceTests {
  private struct Broken: Error {}

  @Test(arguments: ImageFormat.allCases)
  func framesAreAskedForInOrderAndAtMostTwice(format: ImageFormat) throws {
    for colors in [2, 255, 400] {
      for count in [1, 2, 5] {
        let frames = try noiseFrames(
          30, 20, count: count, colors: palette(colors), seed: 5)
        var asked: [Int] = []
        let sequence = try FrameSequence(
          width: 30, height: 20, timing: FrameTiming(frameCount: count, period: 1)
        ) { index in
          asked.append(index)
          return frames[index]
        }
        _ = try format.encode(sequence)
        let once = Array(0..<count)
        #expect(asked == once || colors > 255 && asked == askedTwice(asked, count))
      }
    }
  }

  /// Part of a first pass, then a whole second.
  private func askedTwice(_ asked: [Int], _ count: Int) -> [Int] {
    Array(0..<(asked.count - count)) + Array(0..<count)
  }

  @Test(arguments: ImageFormat.allCases)
  func aRendererThatPaintsInPlaceIsNeverMadeToCopy(format: ImageFormat) throws {
    var frame = try RasterFrame(width: 64, height: 32, filling: gray(255))
    var places: Set<UnsafeRawPointer?> = []
    let sequence = try FrameSequence(
      width: 64, height: 32, timing: FrameTiming(frameCount: 6, period: 1)
    ) { index in
      frame.pixels[index] = gray(index)
      frame.pixels.withUnsafeBytes { _ = places.insert($0.baseAddress) }
      return frame
    }
    _ = try format.encode(sequence)
    #expect(places.count == 1)
  }

  @Test(arguments: ImageFormat.allCases)
  func theErrorOfARendererComesThrough(format: ImageFormat) throws {
    let sequence = try FrameSequence(
      width: 2, height: 2, timing: FrameTiming(frameCount: 3, period: 1)
    ) { index in
      if index == 2 { throw Broken() }
      return try RasterFrame(width: 2, height: 2, filling: gray(index))
    }
    #expect(throws: Broken.self) { try format.encode(sequence) }
  }

  @Test(arguments: ImageFormat.allCases)
  func aFrameOfAnotherSizeIsAnErrorThatNamesIt(format: ImageFormat) throws {
    let sequence = try FrameSequence(
      width: 2, height: 3, timing: FrameTiming(frameCount: 2, period: 1)
    ) { index in
      try RasterFrame(width: 2, height: 3 + index)
    }
    #expect(
      throws: ImageError.frameSize(
        index: 1, width: 2, height: 4, expectedWidth: 2, expectedHeight: 3)
    ) { try format.encode(sequence) }
  }

  @Test(arguments: [(0, 1), (1, 0), (-1, 5), (16_384, 1), (1, .max), (.min, .min)])
  func aSizeThatNoFrameHasIsAnError(width: Int, height: Int) throws {
    let timing = try FrameTiming(frameCount: 1, period: 1)
    #expect(throws: ImageError.size(width: width, height: height)) {
      _ = try FrameSequence(width: width, height: height, timing: timing) { _ in
        try RasterFrame(width: 1, height: 1)
      }
    }
  }

  @Test func noFramesAndUnequalFramesAreErrors() throws {
    #expect(throws: ImageError.frameCount(0)) { _ = try FrameSequence([], period: 1) }
    let frames = try [RasterFrame(width: 1, height: 1), RasterFrame(width: 2, height: 1)]
    #expect(
      throws: ImageError.frameSize(
        index: 1, width: 2, height: 1, expectedWidth: 1, expectedHeight: 1)
    ) { _ = try FrameSequence(frames, period: 1) }
  }

  @Test(arguments: ImageFormat.allCases)
  func theLongestSidesCanBeWritten(format: ImageFormat) throws {
    let wide = try RasterFrame(width: RasterFrame.maximumSide, height: 1, filling: gray(9))
    let tall = try RasterFrame(width: 1, height: RasterFrame.maximumSide, filling: gray(9))
    try expectExact([Case("wide", [wide]), Case("tall", [tall])], in: format)
  }
}
