import SheenRaster

/// Why an image can't be encoded or written.
public enum ImageError: Error, Hashable, Sendable {
  /// A path whose ending names no format.
  case unknownEnding(path: String)

  /// Frames with a side outside `1...RasterFrame.maximumSide`.
  case size(width: Int, height: Int)

  /// A frame that isn't as large as the sequence says.
  case frameSize(index: Int, width: Int, height: Int, expectedWidth: Int, expectedHeight: Int)

  /// Fewer than one frame.
  case frameCount(Int)

  /// A period that is no time, or longer than `FrameTiming.maximumPeriod`, in seconds.
  case period(Double)

  /// Frames per second that are no rate.
  case frameRate(Double)

  /// More frames than the format can show in the period; `most` is how many it can (perhaps 0).
  case tooManyFrames(format: ImageFormat, frameCount: Int, period: Double, most: Int)

  /// A number of plays outside `0...65_535`.
  case plays(Int)

  /// WebP where the package was built without libwebp.
  case webPUnavailable

  /// A file longer than its format can say (4 GiB for WebP).
  case tooLarge(format: ImageFormat)

  /// A codec ran out of memory.
  case outOfMemory(format: ImageFormat)

  /// A codec refused, with its own error code.
  case codec(format: ImageFormat, code: Int)

  /// A file that can't be written, with the system's reason.
  case file(path: String, reason: String)
}

extension ImageError: CustomStringConvertible {
  /// What is wrong and what would be right, in one sentence.
  public var description: String {
    switch self {
    case .unknownEnding(let path):
      "\(path) names no image format: the ending must be .png, .apng, .gif or .webp"
    case .size(let width, let height):
      "frames of \(width)×\(height) pixels can't be written: "
        + "each side must be 1 to \(RasterFrame.maximumSide) pixels"
    case .frameSize(let index, let width, let height, let expectedWidth, let expectedHeight):
      "frame \(index) has \(width)×\(height) pixels: "
        + "every frame must have the \(expectedWidth)×\(expectedHeight) of the sequence"
    case .frameCount(let count):
      "\(count) frames can't be written: there must be at least 1"
    case .period(let seconds):
      "a period of \(seconds) s can't be written: "
        + "it must be more than 0 and at most \(FrameTiming.maximumPeriod) s"
    case .frameRate(let rate):
      "\(rate) frames per second is no frame rate: it must be more than 0 and finite"
    case .tooManyFrames(let format, let count, let period, let most):
      "\(count) frames in \(period) s are too fast for \(format.rawValue): "
        + "a frame must last \(format.shortestDelayText), so "
        + (most > 0
          ? "use at most \(most) frames or a longer period" : "use a longer period")
    case .plays(let count):
      "\(count) plays can't be written: use 1 to 65535, or 0 for ever"
    case .webPUnavailable:
      "WebP can't be written by this build: on Debian and Ubuntu, install libwebp-dev and build "
        + "again; on other systems WebP is not available"
    case .tooLarge(let format):
      "this \(format.rawValue) would be longer than the format allows: use fewer or smaller frames"
    case .outOfMemory(let format):
      "there is not enough memory to write this \(format.rawValue)"
    case .codec(let format, let code):
      "the \(format.rawValue) could not be compressed (code \(code) of the library)"
    case .file(let path, let reason):
      "can't write \(path): \(reason)"
    }
  }
}
