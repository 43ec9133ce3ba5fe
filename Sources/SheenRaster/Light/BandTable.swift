/// Where in the tables the rows of one band are: the band at `1 << shift` places between two pixels.
///
/// A row holds the pixel in which the band's middle is, and `reach` pixels on both sides of it.
struct BandTable: Hashable {
  /// The place of the table's first pixel in the tables.
  let first: Int
  let reach: Int
  let shift: Int

  /// One row's part of a pixel.
  private let part: Double

  init(first: Int, reach: Int, shift: Int) {
    self.first = first
    self.reach = reach
    self.shift = shift
    part = 1 / Double(1 << shift)
  }

  /// The pixels in one row.
  var count: Int { 2 * reach + 1 }

  /// How many rows there are.
  var rows: Int { 1 << shift }

  /// A band of a row of pixels.
  ///
  /// - Parameters:
  ///   - middle: Where its middle is, in pixels from the row's left end, times `rows`.
  ///   - width: The width of the row of pixels.
  @inline(__always)
  func band(scaledMiddle middle: Double, width: Int) -> RowBand {
    // Places are rounded to the nearest and not downwards, so that the picture of a mirrored layout
    // is the mirrored picture. The sum with 1.5 · 2^52 has the rounded number in its last bits.
    // Beyond 2^40 rows from the picture (without light: infinitely far) it does not matter where.
    let held = max(-0x1p40, min(0x1p40, middle))
    let place = Int(truncatingIfNeeded: (held + 0x1.8p52).bitPattern &- (0x1.8p52).bitPattern)
    let pixel = place &>> shift
    let row = first &+ (place &- pixel &<< shift) &* count
    let start = pixel &- reach
    return RowBand(
      middle: middle * part, start: max(0, min(start, width)),
      end: max(0, min(start &+ count, width)), table: row &- start)
  }
}
