import CCairo

/// An image surface of premultiplied BGRA, freed with its last owner.
final class CairoSurface {
  let pointer: OpaquePointer
  let width: Int
  let height: Int

  init(width: Int, height: Int) throws(DrawingError) {
    guard (1...32767).contains(width), (1...32767).contains(height) else {
      throw .size(width: width, height: height)
    }
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { throw .cairo("no surface") }
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
    pointer = surface
    self.width = width
    self.height = height
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Writes a picture's pixels into this surface, which must have its size.
  func fill(with picture: DrawingPicture) {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    for y in 0..<min(height, picture.height) {
      for x in 0..<min(width, picture.width) {
        let p = picture[x, y]
        let alpha = UInt32(p.w)
        func premultiplied(_ c: UInt8) -> UInt8 { UInt8((UInt32(c) * alpha + 127) / 255) }
        let i = y * stride + x * 4
        data[i] = premultiplied(p.z)
        data[i + 1] = premultiplied(p.y)
        data[i + 2] = premultiplied(p.x)
        data[i + 3] = p.w
      }
    }
    cairo_surface_mark_dirty(pointer)
  }

  /// The surface's pixels as a picture.
  func picture() -> DrawingPicture {
    cairo_surface_flush(pointer)
    guard let data = cairo_image_surface_get_data(pointer) else {
      return DrawingPicture(width: width, height: height, rgba: [])
    }
    let stride = Int(cairo_image_surface_get_stride(pointer))
    var rgba = [UInt8](repeating: 0, count: width * height * 4)
    var out = 0
    for y in 0..<height {
      var i = y * stride
      for _ in 0..<width {
        let alpha = UInt32(data[i + 3])
        if alpha == 255 {
          rgba[out] = data[i + 2]
          rgba[out + 1] = data[i + 1]
          rgba[out + 2] = data[i]
        } else if alpha > 0 {
          rgba[out] = UInt8(min(255, (UInt32(data[i + 2]) * 255 + alpha / 2) / alpha))
          rgba[out + 1] = UInt8(min(255, (UInt32(data[i + 1]) * 255 + alpha / 2) / alpha))
          rgba[out + 2] = UInt8(min(255, (UInt32(data[i]) * 255 + alpha / 2) / alpha))
        }
        rgba[out + 3] = UInt8(alpha)
        out += 4
        i += 4
      }
    }
    return DrawingPicture(width: width, height: height, rgba: rgba)
  }
}

extension DrawingPicture {
  /// This picture as a PNG file's bytes.
  ///
  /// - Throws: ``DrawingError`` where a side is 0 or more than 32,767 pixels.
  public func pngData() throws(DrawingError) -> [UInt8] {
    let surface = try CairoSurface(width: width, height: height)
    surface.fill(with: self)
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { target in
      cairo_surface_write_to_png_stream(
        surface.pointer,
        { closure, data, length in
          guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
          closure.assumingMemoryBound(to: [UInt8].self).pointee
            .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
          return CAIRO_STATUS_SUCCESS
        }, target)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
    return bytes
  }
}
