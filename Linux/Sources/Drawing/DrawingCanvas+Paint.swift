import CCairo
import Foundation

extension DrawingCanvas {
  /// Makes a paint the source; false where the paint has nothing to draw with.
  func setSource(_ paint: DrawingPaint, opacity: Double) -> Bool {
    switch paint {
    case .color(let color):
      cairo_set_source_rgba(
        context, color.red, color.green, color.blue, color.alpha * clampedToUnit(opacity))
      return true

    case .linear(let stops, let start, let end):
      // Stops may lie outside 0…1; Cairo's may not. The line is stretched to reach them.
      let stops = cairoStops(faded(stops, opacity))
      guard let first = stops.first, let last = stops.last, start.isFinite, end.isFinite else {
        return false
      }
      let low = min(0, first.location)
      let high = max(1, last.location)
      func point(_ t: Double) -> CGPoint {
        CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
      }
      let (from, to) = (point(low), point(high))
      guard let pattern = cairo_pattern_create_linear(from.x, from.y, to.x, to.y) else {
        return false
      }
      return use(pattern, stops: stops, low: low, high: high)

    case .radial(let stops, let center, let startRadius, let endRadius):
      let stops = cairoStops(faded(stops, opacity))
      guard !stops.isEmpty, center.isFinite, startRadius.isFinite, endRadius.isFinite else {
        return false
      }
      guard
        let pattern = cairo_pattern_create_radial(
          center.x, center.y, max(0, startRadius), center.x, center.y, max(0, endRadius))
      else { return false }
      return use(pattern, stops: stops, low: 0, high: 1)

    case .conic(let stops, let center, let startAngle, let endAngle):
      return setConicSource(
        inOrder(faded(stops, opacity)), center: center, start: startAngle, end: endAngle)
    }
  }

  private func faded(_ stops: [DrawingStop], _ opacity: Double) -> [DrawingStop] {
    opacity >= 1
      ? stops
      : stops.map { DrawingStop($0.color.multiplyingAlpha(by: opacity), $0.location) }
  }

  private func use(
    _ pattern: OpaquePointer, stops: [DrawingStop], low: Double, high: Double
  ) -> Bool {
    for stop in stops {
      let c = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern, (stop.location - low) / (high - low), c.red, c.green, c.blue, c.alpha)
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }

  /// Cairo has no gradient around a point: the colors are computed for each pixel of the clip.
  private func setConicSource(
    _ stops: [DrawingStop], center: CGPoint, start: CGFloat, end: CGFloat
  ) -> Bool {
    guard !stops.isEmpty, center.isFinite, start.isFinite, end.isFinite else { return false }
    guard let layer = try? CairoSurface(width: surface.width, height: surface.height) else {
      return false
    }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard cairo_matrix_invert(&matrix) == CAIRO_STATUS_SUCCESS else { return false }
    var rgba: [UInt8] = []
    rgba.reserveCapacity(layer.width * layer.height * 4)
    let turn = 2 * CGFloat.pi
    let span = end - start
    for y in 0..<layer.height {
      for x in 0..<layer.width {
        var (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
        cairo_matrix_transform_point(&matrix, &px, &py)
        var angle = (atan2(py - center.y, px - center.x) - start)
          .truncatingRemainder(dividingBy: turn)
        if angle < 0 { angle += turn }
        let t = span == 0 ? 0 : angle / span
        let c = mixedColor(stops, at: Double(t))
        rgba += [
          UInt8(c.red * 255 + 0.5), UInt8(c.green * 255 + 0.5), UInt8(c.blue * 255 + 0.5),
          UInt8(c.alpha * 255 + 0.5),
        ]
      }
    }
    layer.fill(with: DrawingPicture(width: layer.width, height: layer.height, rgba: rgba))
    guard let pattern = cairo_pattern_create_for_surface(layer.pointer) else { return false }
    var identity = cairo_matrix_t()
    cairo_get_matrix(context, &identity)
    cairo_pattern_set_matrix(pattern, &identity)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }
}

/// The color of a gradient at a place, interpolated after multiplying by opacity.
func mixedColor(_ stops: [DrawingStop], at t: Double) -> DrawingColor {
  guard let first = stops.first, let last = stops.last else { return .black }
  if t <= first.location { return first.color }
  if t >= last.location { return last.color }
  for (from, to) in zip(stops, stops.dropFirst()) where t < to.location {
    let span = to.location - from.location
    let k = span > 0 ? (t - from.location) / span : 0
    let (a, b) = (from.color, to.color)
    let alpha = a.alpha * (1 - k) + b.alpha * k
    guard alpha > 0 else { return b.multiplyingAlpha(by: 0) }
    func mix(_ x: Double, _ y: Double) -> Double {
      (x * a.alpha * (1 - k) + y * b.alpha * k) / alpha
    }
    return DrawingColor(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
      alpha: alpha)
  }
  return last.color
}
