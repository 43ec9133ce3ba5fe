import CCairo
public import Foundation

extension DrawingCanvas {
  /// Draws a picture, stretched to a rectangle.
  public func draw(
    _ picture: DrawingPicture, in rect: CGRect, opacity: Double = 1, blend: DrawingBlend = .normal
  ) {
    guard picture.width > 0, picture.height > 0, rect.width > 0, rect.height > 0,
      rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite,
      let source = try? CairoSurface(width: picture.width, height: picture.height)
    else { return }
    source.fill(with: picture)
    cairo_save(context)
    cairo_translate(context, rect.minX, rect.minY)
    cairo_rectangle(context, 0, 0, rect.width, rect.height)
    cairo_clip(context)
    cairo_scale(
      context, rect.width / Double(picture.width), rect.height / Double(picture.height))
    cairo_set_source_surface(context, source.pointer, 0, 0)
    // Without this the outermost pixels fade into nothing when they are stretched.
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD)
    cairo_set_operator(context, blend.cairoOperator)
    cairo_paint_with_alpha(context, clampedToUnit(opacity))
    cairo_restore(context)
  }
}
