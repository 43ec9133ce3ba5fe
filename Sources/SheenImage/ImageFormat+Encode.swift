public import SheenRaster

extension ImageFormat {
  /// The bytes of a file that shows one frame.
  ///
  ///     let bytes = try ImageFormat.png.encode(frame)
  ///
  /// - Throws: ``ImageError`` when a codec is missing or out of memory.
  public func encode(
    _ frame: RasterFrame, options: ImageOptions = ImageOptions()
  ) throws(ImageError) -> [UInt8] {
    let still = try FrameSequence([frame], period: 1)
    do {
      return try encode(still, options: options)
    } catch let error as ImageError {
      throw error
    } catch {
      // A frame that exists is drawn without an error.
      throw .codec(format: self, code: 0)
    }
  }

  /// The bytes of a file that shows the frames of a sequence, one after the other; a sequence of
  /// one frame makes a file that doesn't move.
  ///
  /// Only what changes from frame to frame is stored, and frames equal to the one before only as a
  /// longer delay. Frames are drawn on the caller's thread and compressed on all processors; the call
  /// returns when all is done.
  ///
  ///     let bytes = try ImageFormat.gif.encode(sequence, options: ImageOptions(matte: 0xFFFF_FFFF))
  ///
  /// - Throws: ``ImageError`` for what is wrong with the sequence or the options, and whatever the
  ///   sequence throws when a frame is drawn.
  public func encode(
    _ sequence: FrameSequence, options: ImageOptions = ImageOptions()
  ) throws -> [UInt8] {
    guard 0...65_535 ~= options.plays else { throw ImageError.plays(options.plays) }
    var sequence = sequence
    if sequence.timing.frameCount == 1 {
      // One frame is looked at several times, so it is drawn now and kept.
      sequence = try FrameSequence([sequence.frame(at: 0)], period: sequence.timing.period)
    }
    return switch self {
    case .png, .apng: try PNGEncoder.encode(sequence, options: options)
    case .gif: try GIFEncoder.encode(sequence, options: options)
    case .webp: try WebPEncoder.encode(sequence, options: options)
    }
  }

  /// Encodes a frame and writes the file, complete or not at all.
  ///
  ///     try ImageFormat(path: "feed.png").write(frame, to: "feed.png")
  ///
  /// - Throws: What ``encode(_:options:)-(RasterFrame,_)`` throws, and ``ImageError/file(path:reason:)``.
  public func write(
    _ frame: RasterFrame, to path: String, options: ImageOptions = ImageOptions()
  ) throws(ImageError) {
    try AtomicFile.write(encode(frame, options: options), to: path)
  }

  /// Encodes a sequence and writes the file, complete or not at all.
  ///
  /// - Throws: What ``encode(_:options:)-(FrameSequence,_)`` throws, and ``ImageError/file(path:reason:)``.
  public func write(
    _ sequence: FrameSequence, to path: String, options: ImageOptions = ImageOptions()
  ) throws {
    try AtomicFile.write(encode(sequence, options: options), to: path)
  }
}
