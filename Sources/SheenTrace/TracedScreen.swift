public import SheenCore

/// What was found on a loaded screen: boxes, and the skeleton that they come to.
///
/// ```swift
/// let screen = try TracedScreen(pixels: pixels, width: 1170, height: 2532, scale: 3)
/// let skeleton = screen.skeleton()
/// ```
public struct TracedScreen: Hashable, Sendable {
  /// The size of the screen, in points.
  public let size: SheenSize

  /// What was found, those that lie behind others first.
  public let boxes: [TracedBox]

  /// The largest number of pixels that a picture may have: 64 million.
  package static let maximumPixels = 64_000_000

  /// Finds the boxes of a picture of a screen, such as a screenshot.
  ///
  /// - Parameters:
  ///   - pixels: RGBA, eight bits a channel, row by row from the top; red is the lowest byte.
  ///   - width: The width of the picture, in pixels.
  ///   - height: The height of the picture, in pixels.
  ///   - scale: How many pixels a point has: 1, 2 or 3 on Apple's systems.
  /// - Throws: `TraceError` when the picture can't be traced, or shows nothing that looks like content.
  public init(pixels: [UInt32], width: Int, height: Int, scale: Double) throws(TraceError) {
    guard width > 0, height > 0, width <= Self.maximumPixels, height <= Self.maximumPixels else {
      throw TraceError(.pixels(width: width, height: height, count: pixels.count))
    }
    guard width * height <= Self.maximumPixels else {
      throw TraceError(.tooLarge(width: width, height: height))
    }
    guard pixels.count == width * height else {
      throw TraceError(.pixels(width: width, height: height, count: pixels.count))
    }
    guard scale >= 0.25, scale <= 16 else { throw TraceError(.scale(scale)) }
    size = SheenSize(width: Double(width) / scale, height: Double(height) / scale)
    boxes = try Segmentation(pixels: pixels, width: width, height: height, scale: scale).boxes()
  }

  /// A screen whose boxes are known.
  ///
  /// - Throws: `TraceError` when the size is none, or there is no box within it.
  public init(boxes: [TracedBox], size: SheenSize) throws(TraceError) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw TraceError(.size(width: size.width, height: size.height))
    }
    let area = SheenRect(origin: .zero, size: size)
    let seen = boxes.filter { $0.frame.common(with: area).area > 0 }
    guard seen.contains(where: { $0.kind != .surface }) else { throw TraceError(.nothing) }
    self.size = size
    self.boxes = seen
  }

  /// The boxes that are placeholders.
  package var placeholders: [TracedBox] { boxes.filter { $0.kind != .surface } }

  /// The skeleton of the screen: rows, columns and repetitions that flow.
  ///
  /// - Parameter tolerance: How far, in points, lengths may lie from each other and count as the same.
  public func skeleton(tolerance: Double = 2) -> Skeleton {
    Composition(size: size, tolerance: tolerance.isFinite ? max(0.5, min(tolerance, 32)) : 2)
      .skeleton(of: placeholders)
  }
}
