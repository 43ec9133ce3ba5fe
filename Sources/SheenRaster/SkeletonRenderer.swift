public import SheenCore

/// Draws a laid out skeleton at any time, into one frame that is used again.
///
/// What does not depend on the time is found once: which pixels each placeholder covers, and how
/// bright the band is across its width. A frame is then copied together from it, one write for each
/// pixel of a placeholder; gaps are never written again. The light in a pixel is that at its middle.
///
/// ```swift
/// let layout = try skeleton.layout(in: SheenSize(width: 390, height: 844))
/// var renderer = try SkeletonRenderer(layout: layout, style: .standard, scale: 2)
/// renderer.paint(at: 0.7)
/// renderer.frame.width  // 780
/// ```
///
/// Painting takes no memory, as long as nobody else holds a copy of `frame`; if somebody does, the
/// pixels are copied once, as those of any array.
public struct SkeletonRenderer: Sendable {
  /// The picture as it was painted last; at first the skeleton without light.
  public internal(set) var frame: RasterFrame

  /// What about the style could not be done as it was asked for; empty in the usual case.
  public let notices: [ShimmerNotice]

  private let plan: PaintPlan
  private var field: LightField

  /// A renderer of a layout under one wave.
  ///
  /// - Parameters:
  ///   - layout: The placeholders and the size of the picture in points.
  ///   - shimmer: The light and the colors. The wave may belong to another area than the layout's,
  ///     such as a window's of which the layout is a part; its coordinates are the layout's.
  ///   - scale: Pixels per point, above 0. A side of the picture that comes to a part of a pixel gets
  ///     all of it.
  ///   - background: What is behind the placeholders.
  /// - Throws: `RasterError` when the scale, a side in pixels or a placeholder cannot be drawn.
  public init(
    layout: SkeletonLayout, shimmer: ResolvedShimmer, scale: Double = 1,
    background: RasterBackground = .palette
  ) throws(RasterError) {
    let canvas = try RasterCanvas(layout, scale: scale)
    var field = canvas.field(shimmer.palette, background)
    let light = shimmer.wave.flatMap { canvas.addLight(of: $0, to: &field) } ?? -1
    let lights = layout.placeholders.map { _ in light }
    self.init(canvas, field, canvas.plan(lights: lights, field.palette), shimmer.notices)
  }

  /// A renderer of a layout under light of a style.
  ///
  /// Where the style's scope is `window` or `group`, one wave passes over the layout. Where it is
  /// `view`, each placeholder has a wave of its own, which passes over its frame; all begin at the
  /// same time.
  ///
  /// - Parameters:
  ///   - layout: The placeholders and the size of the picture in points.
  ///   - style: The light. What cannot be done as it was asked for is in `notices`.
  ///   - scale: Pixels per point, above 0. A side of the picture that comes to a part of a pixel gets
  ///     all of it.
  ///   - layoutDirection: The direction of the layout, which the direction of the light may follow.
  ///   - appearance: Light or dark, normal or increased contrast.
  ///   - epoch: The time at which a sweep begins, in seconds.
  ///   - background: What is behind the placeholders.
  /// - Throws: `RasterError` when the scale, a side in pixels or a placeholder cannot be drawn.
  public init(
    layout: SkeletonLayout, style: ShimmerStyle, scale: Double = 1,
    layoutDirection: SheenLayoutDirection = .leftToRight, appearance: ShimmerAppearance = .light,
    epoch: Double = 0, background: RasterBackground = .palette
  ) throws(RasterError) {
    func resolved(_ area: SheenRect) -> ResolvedShimmer {
      style.resolved(
        in: area, layoutDirection: layoutDirection, appearance: appearance, epoch: epoch)
    }
    guard style.scope == .view else {
      let shimmer = resolved(SheenRect(origin: .zero, size: layout.size))
      try self.init(layout: layout, shimmer: shimmer, scale: scale, background: background)
      return
    }
    let canvas = try RasterCanvas(layout, scale: scale)
    var field = canvas.field(style.colors.palette(for: appearance), background)
    let (lights, notices) = canvas.addOwnLights(to: &field, resolved)
    self.init(canvas, field, canvas.plan(lights: lights, field.palette), notices)
  }

  private init(
    _ canvas: RasterCanvas, _ field: LightField, _ plan: PaintPlan, _ notices: [ShimmerNotice]
  ) {
    self.plan = plan
    self.field = field
    self.notices = notices
    frame = canvas.frame(filling: field.palette.background)
    paintAll()
  }

  /// Paints the picture of a time, as far as it differs from the one painted last.
  ///
  /// The result is the same as `repaint(at:)` has.
  ///
  /// - Parameter time: In seconds; it may lie before the last one. A time that is not finite has no
  ///   light.
  /// - Returns: How many pixels were written.
  @discardableResult
  public mutating func paint(at time: Double) -> Int {
    guard field.move(to: time) else { return 0 }
    return withPainter { $0.paintChanges() }
  }

  /// Paints the whole picture of a time, whatever was painted before.
  ///
  /// That is every pixel of the placeholders. The gaps between them have had their color from the
  /// beginning and nobody else can write to them, so they are left alone, as they are by
  /// `paint(at:)`.
  ///
  /// - Parameter time: In seconds. A time that is not finite has no light.
  public mutating func repaint(at time: Double) {
    _ = field.move(to: time)
    paintAll()
  }

  private mutating func paintAll() {
    withPainter { $0.paintAll() }
  }

  private mutating func withPainter<Result>(_ body: (Painter) -> Result) -> Result {
    let (width, height) = (frame.width, frame.height)
    // A copy of what is read, which takes no memory: the frame is changed meanwhile, and is a part of
    // the same value.
    let renderer = (plan: plan, field: field)
    return frame.withPixels { frame in
      renderer.plan.withMemory { plan in
        renderer.field.withMemory { field in
          body(Painter(width: width, height: height, frame: frame, plan: plan, field: field))
        }
      }
    }
  }

  /// Calls `body` with the memory that painting reads.
  func memory<Result>(_ body: (PaintPlan.Memory, LightField.Memory) -> Result) -> Result {
    plan.withMemory { plan in field.withMemory { field in body(plan, field) } }
  }
}
