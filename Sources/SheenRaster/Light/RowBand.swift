/// Where one band lies in one row of pixels.
struct RowBand {
  /// The place of its middle, in pixels from the row's left end.
  let middle: Double

  /// The first pixel that it may light, and the one after the last.
  let start: Int
  let end: Int

  /// The place in the tables of the pixel that belongs to the row's first one, which may be before
  /// the tables begin.
  let table: Int

  /// A band that lights nothing.
  static let none = RowBand(middle: .infinity, start: 0, end: 0, table: 0)
}

extension BandGeometry {
  /// The first band that a row can see, for a band whose middle is at a place along the direction.
  func firstBand(inRow y: Int, place: Double, width: Int) -> RowBand {
    guard place.isFinite else { return .none }
    let middle = middle(inRow: y, place: place)
    if isSingle { return band(middle: middle, width: width) }
    guard method != .pixels else {
      return RowBand(middle: middle, start: 0, end: width, table: 0)
    }
    return band(middle: middle + period * periods(before: -reach, from: middle), width: width)
  }

  /// The band to the right of one, or nil where the row sees no more.
  func band(after band: RowBand, width: Int) -> RowBand? {
    let middle = band.middle + period
    guard !isSingle, method != .pixels, middle - reach < Double(width) else { return nil }
    return self.band(middle: middle, width: width)
  }

  /// The pixel after the last one that a band, or one to its right, may light.
  func end(ofBandsFrom first: RowBand, width: Int) -> Int {
    guard !isSingle else { return first.end }
    var last = first
    while let next = band(after: last, width: width) { last = next }
    return last.end
  }

  /// How many periods lead from a middle to the first one beyond a place.
  private func periods(before place: Double, from middle: Double) -> Double {
    let periods = (place - middle) / period
    let whole = nearestWhole(periods)
    return whole < periods ? whole + 1 : whole
  }

  private func band(middle: Double, width: Int) -> RowBand {
    guard middle + reach > -4, middle - reach < Double(width + 4) else { return .none }
    if case .table(let table) = method {
      return table.band(scaledMiddle: middle * Double(table.rows), width: width)
    }
    return RowBand(
      middle: middle, start: pixelIndex(middle - reach - 0.5, upTo: width),
      end: pixelIndex(notBelow: middle + reach - 0.5, upTo: width), table: 0)
  }
}
