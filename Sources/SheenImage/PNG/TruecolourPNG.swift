/// Lays out changes as colors, for pictures with more than a palette holds.
struct TruecolorPNG: ChangeEncoder {
  /// Whether alpha is stored. An animation always does, for what it leaves out.
  let hasAlpha: Bool
  private let width: Int
  private let height: Int
  private let effort: ImageOptions.Effort

  init(_ sequence: FrameSequence, hasAlpha: Bool, effort: ImageOptions.Effort) {
    self.hasAlpha = hasAlpha
    width = sequence.width
    height = sequence.height
    self.effort = effort
  }

  func makeLayout() -> PNGRows {
    PNGRows(width: width, height: height, bytesPerPixel: hasAlpha ? 4 : 3)
  }

  mutating func lay(
    _ change: Change, from canvas: Canvas, to frame: [UInt32], into rows: inout PNGRows
  ) -> Bool {
    let bytesPerPixel = hasAlpha ? 4 : 3
    let length = change.rect.width * bytesPerPixel + 1
    rows.count = length * change.rect.height
    // The filter byte and every pixel that is left out are 0.
    return canvas.lay(
      change, in: frame, leavesOut: change.mayLeaveOut, into: &rows.bytes, rowLength: length
    ) { row, column, pixel in
      let at = 1 + column * bytesPerPixel
      (row[at], row[at + 1], row[at + 2]) = Pixel.channels(of: pixel)
      if hasAlpha { row[at + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
      return true
    }
  }

  func compress(_ rows: PNGRows) throws(ImageError) -> [UInt8] {
    try rows.compressed(effort: effort)
  }
}
