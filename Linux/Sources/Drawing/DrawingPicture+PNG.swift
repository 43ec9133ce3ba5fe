import CCairo

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
  /// The picture in a PNG file of 8 bits to a channel.
  ///
  /// - Throws: ``DrawingError`` where the bytes are no such file.
  public init(pngData bytes: [UInt8]) throws(DrawingError) {
    var rest = bytes[...]
    let read = withUnsafeMutablePointer(to: &rest) { source in
      cairo_image_surface_create_from_png_stream(
        { closure, data, length in
          guard let data, let rest = closure?.assumingMemoryBound(to: ArraySlice<UInt8>.self),
            rest.pointee.count >= Int(length)
          else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(length) {
            data[index] = rest.pointee[rest.pointee.startIndex + index]
          }
          rest.pointee = rest.pointee.dropFirst(Int(length))
          return CAIRO_STATUS_SUCCESS
        }, source)
    }
    guard let read else { throw .cairo("no surface") }
    let surface = try CairoSurface(owning: read)
    let format = cairo_image_surface_get_format(read)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else {
      throw .cairo("a picture of more than 8 bits to a channel")
    }
    self = surface.picture()
  }
}
