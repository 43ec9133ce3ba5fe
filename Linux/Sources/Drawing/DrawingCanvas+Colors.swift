import CCairo

/// A change of colors that leaves the opacity as it is: each new component is a sum of the old ones, and a constant.
public struct DrawingColorMatrix: Equatable, Sendable {
  /// The rows for red, green and blue: the parts of the three old components, and what is added.
  public var rows: [[Double]]

  /// As much color as a factor says; 0 leaves shades of gray.
  public static func saturation(_ amount: Double) -> DrawingColorMatrix {
    let weights = [0.2126, 0.7152, 0.0722]
    return DrawingColorMatrix(
      rows: (0..<3).map { row in
        (0..<3).map { weights[$0] * (1 - amount) + ($0 == row ? amount : 0) } + [0]
      })
  }

  /// As far from medium gray as a factor says.
  public static func contrast(_ amount: Double) -> DrawingColorMatrix {
    scaled(by: amount, plus: 0.5 - 0.5 * amount)
  }

  /// So much brighter, or darker.
  public static func brightness(_ amount: Double) -> DrawingColorMatrix {
    scaled(by: 1, plus: amount)
  }

  private static func scaled(by factor: Double, plus constant: Double) -> DrawingColorMatrix {
    DrawingColorMatrix(
      rows: (0..<3).map { row in (0..<3).map { $0 == row ? factor : 0 } + [constant] })
  }

  /// Whether nothing changes.
  var isIdentity: Bool {
    self == Self.scaled(by: 1, plus: 0) || !rows.joined().allSatisfy(\.isFinite)
  }
}

extension DrawingCanvas {
  /// Draws `content` as one picture in other colors.
  public func recolored(
    _ matrix: DrawingColorMatrix, opacity: Double = 1, blend: DrawingBlend = .normal,
    _ content: () -> Void
  ) {
    cairo_push_group(context)
    content()
    let picture = cairo_pop_group(context)
    defer { cairo_pattern_destroy(picture) }
    var surface: OpaquePointer?
    if !matrix.isIdentity, cairo_pattern_get_surface(picture, &surface) == CAIRO_STATUS_SUCCESS,
      let surface, cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    {
      recolor(surface, matrix)
    }
    cairo_save(context)
    cairo_set_operator(context, blend.cairoOperator)
    cairo_set_source(context, picture)
    cairo_paint_with_alpha(context, max(0, min(1, opacity)))
    cairo_restore(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// Pixels are blue, green, red and opacity, the first three multiplied by the last.
  private func recolor(_ surface: OpaquePointer, _ matrix: DrawingColorMatrix) {
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    let rows = matrix.rows
    for y in 0..<Int(cairo_image_surface_get_height(surface)) {
      for x in 0..<Int(cairo_image_surface_get_width(surface)) {
        let pixel = data + y * stride + x * 4
        let alpha = Double(pixel[3])
        guard alpha > 0 else { continue }
        let (red, green, blue) = (
          Double(pixel[2]) / alpha, Double(pixel[1]) / alpha, Double(pixel[0]) / alpha
        )
        for (index, row) in rows.enumerated() {
          let value = row[0] * red + row[1] * green + row[2] * blue + row[3]
          pixel[2 - index] = UInt8((max(0, min(1, value)) * alpha).rounded())
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }
}
