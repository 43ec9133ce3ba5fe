/// Lays out changes as colours, for pictures with more than a palette holds.
struct TruecolourPNG: ChangeEncoder {
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
    let leavesOut = change.mayLeaveOut
    let bytesPerPixel = hasAlpha ? 4 : 3
    let length = change.rect.width * bytesPerPixel + 1
    rows.count = length * change.rect.height
    return rows.bytes.withUnsafeMutableBufferPointer { bytes in
      var start = 0
      return canvas.forEachRow(of: change, in: frame) { row in
        defer { start += length }
        UnsafeMutableBufferPointer(rebasing: bytes[start..<start + length]).update(repeating: 0)
        for column in leavesOut ? row.changed : row.new.indices {
          let pixel = row.new[column]
          if leavesOut, pixel == row.old[column] { continue }
          let at = start + 1 + column * bytesPerPixel
          let (red, green, blue) = Pixel.channels(of: pixel)
          bytes[at] = red
          bytes[at + 1] = green
          bytes[at + 2] = blue
          if hasAlpha { bytes[at + 3] = UInt8(truncatingIfNeeded: pixel >> 24) }
        }
        return true
      }
    }
  }

  func compress(_ rows: PNGRows) throws(ImageError) -> [UInt8] {
    try rows.compressed(effort: effort)
  }
}
