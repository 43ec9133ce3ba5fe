import CCairo
public import CoreGraphics
public import Foundation

/// A picture in the making. Its unit is the point; x goes right and y down.
public final class DrawingCanvas {
  let surface: CairoSurface
  let context: OpaquePointer
  /// Pixels to a point.
  public let scale: Double

  /// A clear canvas.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row, 1…32,767.
  ///   - height: Rows, 1…32,767.
  ///   - scale: Pixels to a point; must be finite and above 0, else 1 is used.
  /// - Throws: ``DrawingError`` where such a picture cannot be held.
  public init(width: Int, height: Int, scale: Double) throws(DrawingError) {
    surface = try CairoSurface(width: width, height: height)
    guard let context = cairo_create(surface.pointer) else { throw .cairo("no context") }
    self.context = context
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    cairo_scale(context, self.scale, self.scale)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
  }

  deinit { cairo_destroy(context) }

  /// What has been drawn so far.
  public func picture() -> DrawingPicture { surface.picture() }

  /// Runs `body` and puts clip and transform back to what they were.
  public func saved(_ body: () throws -> Void) rethrows {
    cairo_save(context)
    defer { cairo_restore(context) }
    try body()
  }

  /// Moves what is drawn from now on.
  public func translate(x: CGFloat, y: CGFloat) {
    guard x.isFinite, y.isFinite else { return clipAway() }
    cairo_translate(context, x, y)
  }

  /// Transforms what is drawn from now on. A map that lays everything on a line or a point, or
  /// has a number that is not finite, leaves nothing to draw.
  public func concatenate(_ t: CGAffineTransform) {
    let determinant = t.a * t.d - t.b * t.c
    guard determinant.isFinite, determinant != 0, t.tx.isFinite, t.ty.isFinite else {
      return clipAway()
    }
    var matrix = cairo_matrix_t(xx: t.a, yx: t.b, xy: t.c, yy: t.d, x0: t.tx, y0: t.ty)
    cairo_transform(context, &matrix)
  }

  /// Lets nothing be drawn outside a path from now on.
  public func clip(_ path: DrawingPath, evenOdd: Bool = false, antialiased: Bool = true) {
    guard path.isFinite else { return clipAway() }
    append(path)
    cairo_set_antialias(context, antialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(context)
  }

  private func clipAway() {
    cairo_new_path(context)
    cairo_rectangle(context, 0, 0, 0, 0)
    cairo_clip(context)
  }

  /// Fills a path; a path with a number that is not finite is not drawn.
  public func fill(
    _ path: DrawingPath, with paint: DrawingPaint, evenOdd: Bool = false,
    antialiased: Bool = true, opacity: Double = 1, blend: DrawingBlend = .normal
  ) {
    guard !path.isEmpty, path.isFinite, opacity > 0 else { return }
    cairo_save(context)
    cairo_set_antialias(context, antialiased ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
    cairo_set_operator(context, blend.cairoOperator)
    append(path)
    cairo_set_fill_rule(context, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    if setSource(paint, opacity: opacity) { cairo_fill(context) } else { cairo_new_path(context) }
    cairo_restore(context)
  }

  /// Draws along a path.
  public func stroke(
    _ path: DrawingPath, with paint: DrawingPaint, style: DrawingStroke,
    opacity: Double = 1, blend: DrawingBlend = .normal
  ) {
    guard !path.isEmpty, path.isFinite, opacity > 0, style.width > 0, style.width.isFinite else {
      return
    }
    cairo_save(context)
    cairo_set_operator(context, blend.cairoOperator)
    append(path)
    apply(style)
    if setSource(paint, opacity: opacity) { cairo_stroke(context) } else { cairo_new_path(context) }
    cairo_restore(context)
  }

  /// Draws `body` on a clear layer of its own and then that layer as one picture.
  public func group(
    opacity: Double = 1, blend: DrawingBlend = .normal, _ body: () -> Void
  ) {
    cairo_push_group(context)
    body()
    cairo_pop_group_to_source(context)
    cairo_save(context)
    cairo_set_operator(context, blend.cairoOperator)
    cairo_paint_with_alpha(context, clampedToUnit(opacity))
    cairo_restore(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// Draws `content` where, and as strongly as, `mask` is opaque.
  public func masked(
    opacity: Double = 1, blend: DrawingBlend = .normal, content: () -> Void, mask: () -> Void
  ) {
    cairo_push_group(context)
    content()
    cairo_push_group(context)
    mask()
    let maskPattern = cairo_pop_group(context)
    cairo_save(context)
    // What the mask does not cover must go too, so it is applied to the whole layer.
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_IN)
    cairo_set_source(context, maskPattern)
    cairo_paint(context)
    cairo_restore(context)
    cairo_pattern_destroy(maskPattern)
    cairo_pop_group_to_source(context)
    cairo_save(context)
    cairo_set_operator(context, blend.cairoOperator)
    cairo_paint_with_alpha(context, clampedToUnit(opacity))
    cairo_restore(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  func append(_ path: DrawingPath) {
    cairo_new_path(context)
    for element in path.elements {
      switch element {
      case .move(let p): cairo_move_to(context, p.x, p.y)
      case .line(let p): cairo_line_to(context, p.x, p.y)
      case .quad(let p, let c):
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(context, &x, &y)
        cairo_curve_to(
          context, x + (c.x - x) * 2 / 3, y + (c.y - y) * 2 / 3,
          p.x + (c.x - p.x) * 2 / 3, p.y + (c.y - p.y) * 2 / 3, p.x, p.y)
      case .curve(let p, let c, let d): cairo_curve_to(context, c.x, c.y, d.x, d.y, p.x, p.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func apply(_ style: DrawingStroke) {
    cairo_set_line_width(context, style.width)
    cairo_set_line_cap(context, cairo_line_cap_t(UInt32(max(0, min(2, style.cap)))))
    cairo_set_line_join(context, cairo_line_join_t(UInt32(max(0, min(2, style.join)))))
    cairo_set_miter_limit(context, max(1, style.miterLimit))
    let dash = style.dash.map { Double($0) }
    if dash.contains(where: { $0 > 0 }), dash.allSatisfy({ $0 >= 0 && $0.isFinite }) {
      cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase)
    }
  }
}

extension DrawingBlend {
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
