import SheenCore

/// The outline of one placeholder, in pixels, with the gap that it keeps to what lies behind it.
struct PlacedOutline {
  /// One of the two; apart, because a path is changed in place as rows are asked for.
  private let rounded: RoundedOutline?
  private var path: PathOutline?

  /// The rounded outline with its gap.
  private let grown: RoundedOutline?

  /// The light that falls on it, or −1.
  let light: Int32

  /// The rows of pixels that it or its gap reaches into.
  let rows: Range<Int>

  /// The outline of a placeholder, or nil where it has no area or lies outside the picture.
  init?(_ placeholder: Placeholder, light: Int32, scale: Double, width: Int, height: Int) {
    let frame = PixelFrame(placeholder.frame, scale: scale)
    guard frame.left < frame.right, frame.top < frame.bottom else { return nil }
    // A gap that is wider than any picture is one that covers all of it.
    let gap = min(placeholder.separation * scale, Double(RasterFrame.maximumSide) * 2)
    let top: Double
    let bottom: Double
    switch placeholder.outline {
    case .rounded(let radii):
      let outline = RoundedOutline(placeholder.frame, radii: radii, scale: scale)
      rounded = outline
      grown = gap > 0 ? outline.grown(by: gap) : nil
      path = nil
      (top, bottom) = (frame.top - gap, frame.bottom + gap)
      guard frame.left - gap < Double(width), frame.right + gap > 0 else { return nil }
    case .path(let contours):
      let outline = PathOutline(contours, in: frame, separation: gap)
      rounded = nil
      grown = nil
      path = outline
      (top, bottom) = (outline.top, outline.bottom)
    }
    let first = pixelIndex(top, upTo: height)
    let end = pixelIndex(notBelow: bottom, upTo: height)
    guard first < end else { return nil }
    rows = first..<end
    self.light = light
  }

  /// The first row below `row` in which this placeholder may look different.
  func nextChange(after row: Int) -> Int {
    guard let rounded else { return row + 1 }
    let next = rounded.nextChange(after: row)
    return min(next, grown?.nextChange(after: row) ?? next)
  }

  /// Adds what can be seen of this placeholder in a row, behind what was added before.
  ///
  /// Rows must be asked for from top to bottom.
  mutating func add(row: Int, to space: inout RowWorkspace) {
    rounded?.addSides(inRow: row, to: &space.coverage)
    path?.advance(to: row)
    if let path {
      space.strips.add(path.near, from: Double(row), to: Double(row + 1), to: &space.coverage)
    }
    space.coverage.finish()
    space.union.add(space.coverage.runs, light: light, closes: grown == nil)
    if let grown {
      grown.addSides(inRow: row, to: &space.coverage)
      space.coverage.finish()
      space.union.close(space.coverage.runs)
    }
    if let path, path.separation > 0 {
      space.distances.close(path.near, within: path.separation, row: row, in: &space.union)
    }
  }
}

/// The memory in which rows are put together, used again for each.
struct RowWorkspace {
  var coverage: CoverageRow
  var union: RowUnion
  var strips = PathStrips()
  var distances: PixelDistances

  init(width: Int) {
    coverage = CoverageRow(width: width)
    union = RowUnion(width: width)
    distances = PixelDistances(width: width)
  }
}
