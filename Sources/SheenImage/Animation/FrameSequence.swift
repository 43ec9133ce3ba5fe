public import SheenRaster

/// The frames of one period, drawn when they are asked for.
///
/// An encoder asks for the frames in order from 0, and at most once more from 0 when there turn out
/// to be more colors than a palette holds. It has dropped each frame before it asks for the next:
/// a renderer that repaints one frame in place is never made to copy it.
public struct FrameSequence {
  /// The width of every frame in pixels.
  public let width: Int

  /// The height of every frame in pixels.
  public let height: Int

  /// The number of frames and their period.
  public let timing: FrameTiming

  private let draw: (Int) throws -> RasterFrame

  /// A sequence whose frames a closure draws, given the index 0..<timing.frameCount.
  ///
  ///     let timing = try FrameTiming(period: 1.5, for: .apng)
  ///     let sequence = try FrameSequence(width: 320, height: 200, timing: timing) { index in
  ///       try renderer.frame(at: timing.phase(of: index) * timing.period)
  ///     }
  ///
  /// - Throws: ``ImageError/size(width:height:)`` when a side is outside
  ///   `1...RasterFrame.maximumSide`.
  public init(
    width: Int, height: Int, timing: FrameTiming, frame: @escaping (Int) throws -> RasterFrame
  ) throws(ImageError) {
    let sides = 1...RasterFrame.maximumSide
    guard sides ~= width, sides ~= height else { throw .size(width: width, height: height) }
    self.width = width
    self.height = height
    self.timing = timing
    self.draw = frame
  }

  /// A sequence of frames that exist already.
  ///
  /// - Throws: ``ImageError/frameCount(_:)`` without a frame, ``ImageError/period(_:)``, and
  ///   ``ImageError/frameSize(index:width:height:expectedWidth:expectedHeight:)`` when the frames
  ///   differ in size.
  public init(_ frames: [RasterFrame], period: Double) throws(ImageError) {
    let timing = try FrameTiming(frameCount: frames.count, period: period)
    try self.init(width: frames[0].width, height: frames[0].height, timing: timing) { frames[$0] }
    for index in frames.indices { try check(frames[index], at: index) }
  }

  func frame(at index: Int) throws -> RasterFrame {
    let frame = try draw(index)
    try check(frame, at: index)
    return frame
  }

  private func check(_ frame: RasterFrame, at index: Int) throws(ImageError) {
    guard frame.width == width, frame.height == height else {
      throw .frameSize(
        index: index, width: frame.width, height: frame.height, expectedWidth: width,
        expectedHeight: height)
    }
  }
}
