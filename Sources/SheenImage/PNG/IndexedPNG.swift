/// Lays out changes as places in one palette, which grows from frame to frame.
struct IndexedPNG: ChangeEncoder {
  private(set) var palette: ColorTable
  private let width: Int
  private let height: Int
  private let effort: ImageOptions.Effort

  /// Place 0 of an animation's palette: clear where it replaces, and "as before" where it's mixed.
  private static let clear: UInt32 = 0

  init(_ sequence: FrameSequence, effort: ImageOptions.Effort) {
    palette = ColorTable(colors: sequence.timing.frameCount > 1 ? [IndexedPNG.clear] : [])
    width = sequence.width
    height = sequence.height
    self.effort = effort
  }

  func makeLayout() -> PNGRows { PNGRows(width: width, height: height, bytesPerPixel: 1) }

  mutating func lay(
    _ change: Change, from canvas: Canvas, to frame: [UInt32], into rows: inout PNGRows
  ) -> Bool {
    let length = change.rect.width + 1
    rows.count = length * change.rect.height
    var last: UInt32?
    var place: UInt8 = 0
    // The filter byte and every pixel that is left out are 0.
    return canvas.lay(
      change, in: frame, leavesOut: change.mayLeaveOut, into: &rows.bytes, rowLength: length
    ) { row, column, pixel in
      if pixel != last {
        guard let found = palette.place(of: pixel) else { return false }
        place = found
        last = pixel
      }
      row[1 + column] = place
      return true
    }
  }

  func compress(_ rows: PNGRows) throws(ImageError) -> [UInt8] {
    try rows.compressed(effort: effort)
  }
}
