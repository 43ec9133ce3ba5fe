/// Rows of light, ready to be copied: the band at several places between two pixels.
///
/// All rows of a picture are shifted copies of the band, and 64 places between two pixels show no
/// difference to the exact one but a level here and there. What is copied needs no arithmetic.
struct LightTables {
  /// The tables, one after the other.
  private(set) var pixels: [UInt32] = []

  private var known: [Double: BandGeometry.Method] = [:]

  /// A table that is larger than this is not in the processor's nearest memory, and is made of fewer
  /// places as long as that shows no more than an eighth of a level.
  private static let preferredCount = 1 << 14

  /// The largest table.
  private static let largestCount = 1 << 16

  /// The most pixels in all tables: 4 MB. Only placeholders with waves of their own and of very many
  /// sizes need more; the light of the rest is painted step by step.
  private static let mostPixels = 1 << 20

  /// How light of a geometry should be painted, with a table where it is worth one.
  mutating func method(for geometry: BandGeometry, steps: LightSteps, base: UInt32)
    -> BandGeometry.Method
  {
    guard geometry.method == .steps, geometry.reach < Double(Self.largestCount),
      // The table's margins, two pixels of base, must not lie over the next band.
      geometry.isSingle || geometry.period - 2 * geometry.reach >= 6
    else { return geometry.method }
    if let method = known[geometry.band] { return method }

    let reach = Int(geometry.reach) + 2
    let count = 2 * reach + 1
    // The raised cosine rises by at most π parts of its height in a band's width, and its height is
    // at most as many levels as there are steps. Rounding a place to half a shift moves the light by
    // an eighth of a level where there are this many shifts.
    let needed = 4 * Double.pi * Double(steps.steps.count) / geometry.band
    var shift = 6
    while shift > 0, count << shift > Self.preferredCount { shift -= 1 }
    while Double(1 << shift) < needed, count << shift <= Self.largestCount { shift += 1 }
    guard count << shift <= Self.largestCount, pixels.count + count << shift <= Self.mostPixels
    else { return .steps }

    let table = BandTable(first: pixels.count, reach: reach, shift: shift)
    known[geometry.band] = .table(table)
    fill(table, band: geometry.band, steps: steps, base: base)
    return .table(table)
  }

  private mutating func fill(_ table: BandTable, band: Double, steps: LightSteps, base: UInt32) {
    pixels += [UInt32](repeating: base, count: table.count * table.rows)
    steps.steps.withUnsafeBufferPointer { steps in
      pixels.withUnsafeMutableBufferPointer { pixels in
        guard let start = pixels.baseAddress else { return }
        let filler = StepFiller(steps: steps, base: base)
        for row in 0..<table.rows {
          filler.fill(
            start + table.first + table.count * row + table.reach, from: -table.reach,
            to: table.reach + 1, middle: Double(row) / Double(table.rows), band: band)
        }
      }
    }
  }
}
