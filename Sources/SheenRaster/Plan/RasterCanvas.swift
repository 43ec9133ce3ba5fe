import SheenCore

/// A layout and the pixels that it is drawn on: what a renderer is made from.
struct RasterCanvas {
  private let layout: SkeletonLayout
  private let scale: Double
  private let width: Int
  private let height: Int

  /// The pixels for a layout at a scale.
  init(_ layout: SkeletonLayout, scale: Double) throws(RasterError) {
    guard scale > 0, scale.isFinite else { throw .scale(scale) }
    guard let width = Self.pixels(layout.size.width, scale),
      let height = Self.pixels(layout.size.height, scale)
    else { throw .area(layout.size, scale: scale) }
    for (index, placeholder) in layout.placeholders.enumerated() where !placeholder.isDrawable {
      throw .placeholder(index: index, placeholder)
    }
    self.layout = layout
    self.scale = scale
    self.width = width
    self.height = height
  }

  /// A side in pixels, or nil where no frame has it.
  ///
  /// A thousandth of a pixel too much is rounding (110.00000000000001 for 100 × 1.1) and makes no
  /// pixel.
  private static func pixels(_ side: Double, _ scale: Double) -> Int? {
    let pixels = side * scale
    guard pixels > 0, pixels <= Double(RasterFrame.maximumSide) + 0.001 else { return nil }
    return max(1, pixelIndex(notBelow: pixels - 0.001, upTo: RasterFrame.maximumSide))
  }

  /// A field without light yet.
  func field(_ palette: ShimmerPalette, _ background: RasterBackground) -> LightField {
    let palette = PixelPalette(palette, over: background.color(of: palette))
    return LightField(palette: palette, scale: scale)
  }

  /// A frame of one pixel value.
  func frame(filling pixel: UInt32) -> RasterFrame {
    RasterFrame(checkedWidth: width, height: height, filling: pixel)
  }

  /// Adds one light for the whole layout; nil where it changes no pixel.
  func addLight(of wave: Wave, to field: inout LightField) -> Int32? {
    let size = SheenSize(width: Double(width), height: Double(height))
    let middle = SheenPoint(x: size.width / 2 / scale, y: size.height / 2 / scale)
    return field.addMotion(wave, size: size).map { motion in
      field.addLight(
        motion: motion, start: wave.sweep.start,
        middle: middle.distance(along: wave.sweep.direction))
    }
  }

  /// Adds a light for each placeholder, and returns which each has (−1: none) and what could not be
  /// done, each notice once.
  func addOwnLights(
    to field: inout LightField, _ resolved: (SheenRect) -> ResolvedShimmer
  ) -> (lights: [Int32], notices: [ShimmerNotice]) {
    var motions: [SheenSize: (motion: Int, sweep: Sweep)?] = [:]
    var notices: [ShimmerNotice] = []
    // Told apart by their text, because one about NaN is not equal to itself.
    var told: Set<String> = []
    let lights = layout.placeholders.map { placeholder -> Int32 in
      let frame = placeholder.frame
      guard frame.size.isDrawable else { return -1 }
      if motions[frame.size] == nil {
        let shimmer = resolved(SheenRect(origin: .zero, size: frame.size))
        notices += shimmer.notices.filter { told.insert($0.description).inserted }
        // An edge's pixel may have its middle up to half a pixel outside.
        let size = SheenSize(width: frame.width * scale + 1, height: frame.height * scale + 1)
        motions[frame.size] = .some(
          shimmer.wave.flatMap { wave in
            field.addMotion(wave, size: size).map { ($0, wave.sweep) }
          })
      }
      guard case .some(.some(let (motion, sweep))) = motions[frame.size] else { return -1 }
      let origin = frame.origin.distance(along: sweep.direction)
      let middle = frame.center.distance(along: sweep.direction)
      return field.addLight(motion: motion, start: origin + sweep.start, middle: middle)
    }
    return (lights, notices)
  }

  /// The plan of the layout, given the light of each placeholder.
  func plan(lights: [Int32], _ palette: PixelPalette) -> PaintPlan {
    let outlines = zip(layout.placeholders, lights).compactMap { placeholder, light in
      PlacedOutline(placeholder, light: light, scale: scale, width: width, height: height)
    }
    var plan = PlanBuilder.plan(for: outlines, width: width, height: height)
    plan.dark = plan.edgeCoverage.map { palette.edges.pixel(brightness: 0, coverage: $0) }
    plan.base = [UInt32](repeating: palette.base, count: width)
    return plan
  }
}

extension Placeholder {
  /// Whether all numbers are finite, and the sides and the separation not negative.
  fileprivate var isDrawable: Bool {
    let sides = [frame.width, frame.height, separation]
    let numbers = sides + [frame.minX, frame.minY]
    guard numbers.allSatisfy(\.isFinite), sides.allSatisfy({ $0 >= 0 }) else { return false }
    guard case .path(let contours) = outline else { return true }
    return contours.allSatisfy { $0.allSatisfy { $0.x.isFinite && $0.y.isFinite } }
  }
}
