import CCairo

/// An image surface of premultiplied BGRA, freed with its last owner.
final class CairoSurface {
  let pointer: OpaquePointer
  let width: Int
  let height: Int

  convenience init(width: Int, height: Int) throws(DrawingError) {
    guard (1...32767).contains(width), (1...32767).contains(height) else {
      throw .size(width: width, height: height)
    }
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { throw .cairo("no surface") }
    try self.init(owning: surface)
  }

  /// A surface that somebody has made, and which may be an error.
  init(owning surface: OpaquePointer) throws(DrawingError) {
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      throw .cairo(String(cString: cairo_status_to_string(status)))
    }
    pointer = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
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
    let count = width * height * 4
    let rgba = [UInt8](unsafeUninitializedCapacity: count) { bytes, filled in
      let out = UnsafeMutableRawBufferPointer(bytes).bindMemory(to: UInt32.self)
      var next = 0
      for y in 0..<height {
        let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
        var x = 0
        while x < width {
          out[next] = Self.straight(row[x])
          next += 1
          x += 1
        }
      }
      filled = count
    }
    return DrawingPicture(width: width, height: height, rgba: rgba)
  }

  /// Cairo's pixel, a word of alpha, red, green and blue, as bytes of red, green, blue and alpha, not
  /// multiplied by their opacity.
  @inline(__always)
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0 { return 0 }
    let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
    if alpha == 255 { return (0xFF00_0000 | blue << 16 | green << 8 | red).littleEndian }
    func divided(_ channel: UInt32) -> UInt32 { min(255, (channel * 255 + alpha / 2) / alpha) }
    return (alpha << 24 | divided(blue) << 16 | divided(green) << 8 | divided(red)).littleEndian
  }
}
