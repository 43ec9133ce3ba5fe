/// One light while rows are painted: where it is in the row at hand.
struct RowLight {
  /// Its place in the field; −1 for none, which lights nothing.
  let index: Int32

  /// The light itself; nil where there is none.
  let light: UnsafePointer<LightField.Light>?

  /// How rows are copied from a table; nil where they are not, or may see several bands.
  private let table: TableRows?

  /// The first band in that row.
  private(set) var band = RowBand.none

  /// The first pixel of that row that may differ from what it was before the light was moved, and
  /// the one after the last.
  private(set) var changeStart = 0
  private(set) var changeEnd = 0

  /// No light.
  static var none: RowLight { RowLight(light: nil, index: -1) }

  /// A light of a field.
  init(_ index: Int32, of field: LightField.Memory) {
    guard index >= 0, let lights = field.lights.baseAddress else {
      self = .none
      return
    }
    assert(Int(index) < field.lights.count)
    self.init(light: lights + Int(index), index: index)
  }

  private init(light: UnsafePointer<LightField.Light>?, index: Int32) {
    self.index = index
    self.light = light
    table = light.flatMap { TableRows($0.pointee) }
  }

  /// Whether rows see at most one band, which is copied from a table, or none.
  var seesOneTable: Bool { table != nil }

  /// Finds the light in a row.
  @inline(__always)
  mutating func enter(row y: Int, width: Int) {
    if let table {
      band = table.band(inRow: y, width: width)
      guard let last = table.lastBand(inRow: y, width: width) else { return }
      setChange(band.start, band.end, last.start, last.end)
    } else if let light {
      enterSlowly(light.pointee, row: y, width: width)
    }
  }

  private mutating func enterSlowly(_ light: LightField.Light, row y: Int, width: Int) {
    let geometry = light.geometry
    band = geometry.firstBand(inRow: y, place: light.place, width: width)
    guard light.place != light.lastPlace else { return }
    let last = geometry.firstBand(inRow: y, place: light.lastPlace, width: width)
    setChange(
      band.start, geometry.end(ofBandsFrom: band, width: width),
      last.start, geometry.end(ofBandsFrom: last, width: width))
  }

  /// Two extents as one; an empty one, which may lie at either end of the row, must not stretch it.
  @inline(__always)
  private mutating func setChange(_ start: Int, _ end: Int, _ lastStart: Int, _ lastEnd: Int) {
    if start >= end {
      (changeStart, changeEnd) = (lastStart, lastEnd)
    } else if lastStart >= lastEnd {
      (changeStart, changeEnd) = (start, end)
    } else {
      (changeStart, changeEnd) = (min(start, lastStart), max(end, lastEnd))
    }
  }
}

/// The bands of a light that is copied from a table and of which no row sees two.
///
/// It is the same as `BandGeometry` finds, with all that is the same in each row found once.
private struct TableRows {
  private let table: BandTable

  /// The middle of the band at the top of the picture, now and before it was moved, and how far it
  /// lies to the left a row further down; times the table's rows.
  private let middle: Double
  private let lastMiddle: Double
  private let step: Double

  init?(_ light: LightField.Light) {
    let geometry = light.geometry
    guard geometry.isSingle, case .table(let table) = geometry.method else { return nil }
    self.table = table
    let scale = Double(table.rows) / geometry.dx
    middle = light.place * scale
    lastMiddle = light.lastPlace * scale
    step = geometry.dy * scale
  }

  /// The band in a row.
  @inline(__always)
  func band(inRow y: Int, width: Int) -> RowBand {
    table.band(scaledMiddle: middle - step * (Double(y) + 0.5), width: width)
  }

  /// The band in a row before the light was moved, or nil if it was not.
  @inline(__always)
  func lastBand(inRow y: Int, width: Int) -> RowBand? {
    guard lastMiddle != middle else { return nil }
    return table.band(scaledMiddle: lastMiddle - step * (Double(y) + 0.5), width: width)
  }
}
