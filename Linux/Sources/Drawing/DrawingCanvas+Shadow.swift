import CCairo

extension DrawingCanvas {
  /// Draws `content` as one picture, and behind it its opacity in one color, moved and blurred.
  ///
  /// - Parameters:
  ///   - color: The shadow's color.
  ///   - radius: How far the blur reaches, in points; 0 and less leave the shadow sharp.
  ///   - x: How far the shadow is moved to the right, in points.
  ///   - y: How far it is moved down, in points.
  public func shadowed(
    _ color: DrawingColor, radius: Double, x: Double, y: Double, opacity: Double = 1,
    blend: DrawingBlend = .normal, _ content: () -> Void
  ) {
    guard color.alpha > 0, x.isFinite, y.isFinite else {
      return group(opacity: opacity, blend: blend, content)
    }
    cairo_push_group(context)
    content()
    let picture = cairo_pop_group(context)
    defer { cairo_pattern_destroy(picture) }
    group(opacity: opacity, blend: blend) {
      cairo_save(context)
      cairo_translate(context, x, y)
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      if let blurred = blurred(picture, radius: radius) {
        cairo_mask(context, blurred)
        cairo_pattern_destroy(blurred)
      } else {
        cairo_mask(context, picture)
      }
      cairo_restore(context)
      cairo_set_source(context, picture)
      cairo_paint(context)
    }
  }

  /// The opacity of a group's picture, blurred; nil where nothing is to be blurred.
  private func blurred(_ picture: OpaquePointer?, radius: Double) -> OpaquePointer? {
    var surface: OpaquePointer?
    let box = radius > 0 ? Int((min(radius, 1000) * min(scale, 1000) / 2).rounded()) : 0
    guard box > 0, cairo_pattern_get_surface(picture, &surface) == CAIRO_STATUS_SUCCESS,
      let surface, cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    guard let copy = try? CairoSurface(width: width, height: height) else { return nil }
    copy.takeBlurredOpacity(of: surface, box: box)
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &x, &y)
    cairo_surface_set_device_offset(copy.pointer, x, y)
    let pattern = cairo_pattern_create_for_surface(copy.pointer)
    var matrix = cairo_matrix_t()
    cairo_pattern_get_matrix(picture, &matrix)
    cairo_pattern_set_matrix(pattern, &matrix)
    return pattern
  }
}

extension CairoSurface {
  /// Fills this surface with black as opaque as another one of its size, blurred by three boxes,
  /// which together come close to a bell curve.
  fileprivate func takeBlurredOpacity(of source: OpaquePointer, box: Int) {
    cairo_surface_flush(source)
    guard let from = cairo_image_surface_get_data(source),
      let to = cairo_image_surface_get_data(pointer)
    else { return }
    let fromStride = Int(cairo_image_surface_get_stride(source))
    let stride = Int(cairo_image_surface_get_stride(pointer))
    var alpha = [Int](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width { alpha[y * width + x] = Int(from[y * fromStride + x * 4 + 3]) }
    }
    for _ in 0..<3 {
      for y in 0..<height { blurLine(&alpha, from: y * width, step: 1, count: width, box: box) }
      for x in 0..<width { blurLine(&alpha, from: x, step: width, count: height, box: box) }
    }
    cairo_surface_flush(pointer)
    for y in 0..<height {
      for x in 0..<width { to[y * stride + x * 4 + 3] = UInt8(alpha[y * width + x]) }
    }
    cairo_surface_mark_dirty(pointer)
  }
}

/// Replaces each value of a line by the mean of those up to half a box away; beyond the ends is 0.
private func blurLine(_ values: inout [Int], from start: Int, step: Int, count: Int, box: Int) {
  let reach = max(1, box / 2)
  let line = (0..<count).map { values[start + $0 * step] }
  var sum = line.prefix(reach).reduce(0, +)
  for i in 0..<count {
    if i + reach < count { sum += line[i + reach] }
    if i - reach - 1 >= 0 { sum -= line[i - reach - 1] }
    values[start + i * step] = sum / (2 * reach + 1)
  }
}
