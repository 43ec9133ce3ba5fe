import SheenCore
import SheenImage
import SheenRaster

/// One screen as it is to be drawn, at whatever time.
struct Picture: Sendable {
  let layout: SkeletonLayout
  let style: ShimmerStyle
  let scale: Double
  let layoutDirection: SheenLayoutDirection
  let appearance: ShimmerAppearance
  let background: RasterBackground

  /// The most pixels that are drawn: 64 million, a quarter of a gigabyte.
  static let mostPixels = 64_000_000.0

  /// What draws it.
  ///
  /// - Throws: `CommandError.usage` when the size and the scale make no picture.
  func renderer() throws(CommandError) -> SkeletonRenderer {
    let pixels = layout.size.width * scale * layout.size.height * scale
    guard pixels <= Self.mostPixels else {
      throw .usage(
        "\(Int(min(pixels, 1e18))) pixels are too many; choose a --size and --scale of at most "
          + "\(Int(Self.mostPixels)) pixels")
    }
    do {
      return try SkeletonRenderer(
        layout: layout, style: style, scale: scale, layoutDirection: layoutDirection,
        appearance: appearance,
        background: background)
    } catch {
      throw .usage(error.description)
    }
  }

  /// The waves that pass over the screen: one, or where each part has its own, one for each.
  var waves: [Wave] {
    let areas =
      style.scope == .view
      ? layout.placeholders.map(\.frame) : [SheenRect(origin: .zero, size: layout.size)]
    return areas.compactMap { area in
      style.resolved(in: area, layoutDirection: layoutDirection, appearance: appearance).wave
    }
  }

  /// The time at which the light is in the middle of its way, for a picture that does not move.
  var middle: Double { (waves.map(\.sweepDuration).max() ?? 0) / 2 }

  /// The picture of one time as a file.
  func still(at time: Double, as format: ImageFormat) throws -> [UInt8] {
    var renderer = try renderer()
    renderer.paint(at: time)
    return try encoding { try format.encode(renderer.frame) }
  }

  /// The pictures of one loop as a file.
  func animation(
    of loop: Loop, _ timing: FrameTiming, as format: ImageFormat
  ) throws -> [UInt8] {
    var renderer = try renderer()
    return try encoding {
      let frames = try FrameSequence(
        width: renderer.frame.width, height: renderer.frame.height, timing: timing
      ) { index in
        try Interruption.check()
        renderer.paint(at: timing.phase(of: index) * timing.period)
        return renderer.frame
      }
      return try format.encode(frames, options: ImageOptions(plays: loop.plays))
    }
  }

  private func encoding(_ encode: () throws -> [UInt8]) throws -> [UInt8] {
    do {
      return try encode()
    } catch let error as ImageError {
      throw CommandError.output(error.description)
    }
  }
}
