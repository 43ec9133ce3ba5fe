import SheenRaster

/// What a viewer shows at one point of an animation; the next frame is compared with it.
///
/// It has pixels of its own, because the frame it showed has been given back to be drawn on.
struct Canvas {
  let width: Int
  let height: Int
  private(set) var pixels: [UInt32] = []
  /// The columns that differ in each row, as the last comparison found them.
  private var spans: [Range<Int>]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    spans = Array(repeating: 0..<width, count: height)
  }

  /// What has to be stored to show a frame after this canvas, or nil when it shows it already.
  ///
  /// Nothing is shown before the first frame, which is stored whole.
  mutating func change(to frame: [UInt32], startingEven: Bool) -> Change? {
    if pixels.isEmpty {
      let bounds = PixelRect(x: 0, y: 0, width: width, height: height)
      return Change(rect: bounds, isWhole: true, isOpaque: false)
    }
    guard let found = findSpans(in: frame) else { return nil }
    var change = Change(
      rect: startingEven ? found.startingEven : found, isWhole: false, isOpaque: false)
    change.isOpaque = forEachRow(of: change, in: frame) { row in row.changesAreOpaque }
    return change
  }

  /// Makes the canvas show a frame whose change was just found.
  mutating func show(_ frame: [UInt32]) {
    if pixels.isEmpty {
      // A copy on purpose: sharing the storage would make the renderer copy its frame instead.
      pixels = frame.withUnsafeBufferPointer { Array($0) }
      return
    }
    pixels.withUnsafeMutableBufferPointer { shown in
      frame.withUnsafeBufferPointer { frame in
        for (row, span) in spans.enumerated() where !span.isEmpty {
          let columns = row * width + span.lowerBound..<row * width + span.upperBound
          _ = UnsafeMutableBufferPointer(rebasing: shown[columns])
            .update(fromContentsOf: frame[columns])
        }
      }
    }
  }

  /// Makes a rectangle of the canvas clear.
  mutating func clear(_ rect: PixelRect) {
    for row in rect.y..<rect.y + rect.height {
      let start = row * width + rect.x
      for column in start..<start + rect.width { pixels[column] = 0 }
    }
  }

  /// Visits the rows of a change from the top, until one answers false.
  ///
  /// - Returns: Whether all rows were visited.
  @inline(__always)
  func forEachRow(of change: Change, in frame: [UInt32], _ body: (ChangedRow) -> Bool) -> Bool {
    precondition(frame.count == width * height && (change.isWhole || pixels.count == frame.count))
    return frame.withUnsafeBufferPointer { new in
      pixels.withUnsafeBufferPointer { old in
        for y in change.rect.y..<change.rect.y + change.rect.height {
          let start = y * width + change.rect.x
          let columns = start..<start + change.rect.width
          let changed: Range<Int> =
            if change.isWhole {
              0..<change.rect.width
            } else if spans[y].isEmpty {
              0..<0
            } else {
              spans[y].lowerBound - change.rect.x..<spans[y].upperBound - change.rect.x
            }
          let row = ChangedRow(
            new: UnsafeBufferPointer(rebasing: new[columns]),
            old: UnsafeBufferPointer(rebasing: (change.isWhole ? new : old)[columns]),
            changed: changed)
          if !body(row) { return false }
        }
        return true
      }
    }
  }

  /// Lays out the pixels of a change, row by row, in elements that are 0 where one is left out.
  ///
  /// - Parameters:
  ///   - leavesOut: Whether pixels that don't differ are left out.
  ///   - rowLength: The elements of a row, of which as many as the change has rows must fit.
  ///   - store: Puts a pixel into its row, given its column; false ends it.
  /// - Returns: Whether all pixels were stored.
  @inline(__always)
  func lay<Element: FixedWidthInteger>(
    _ change: Change, in frame: [UInt32], leavesOut: Bool, into elements: inout [Element],
    rowLength: Int,
    _ store: (_ row: UnsafeMutableBufferPointer<Element>, _ column: Int, _ pixel: UInt32) -> Bool
  ) -> Bool {
    precondition(rowLength * change.rect.height <= elements.count)
    return elements.withUnsafeMutableBufferPointer { elements in
      var start = 0
      return forEachRow(of: change, in: frame) { row in
        let target = UnsafeMutableBufferPointer(rebasing: elements[start..<start + rowLength])
        start += rowLength
        target.update(repeating: 0)
        for column in leavesOut ? row.changed : row.new.indices {
          let pixel = row.new[column]
          if leavesOut, pixel == row.old[column] { continue }
          if !store(target, column, pixel) { return false }
        }
        return true
      }
    }
  }

  private mutating func findSpans(in frame: [UInt32]) -> PixelRect? {
    var left = width
    var right = 0
    var rows: Range<Int>?
    frame.withUnsafeBufferPointer { new in
      pixels.withUnsafeBufferPointer { old in
        for y in 0..<height {
          let columns = y * width..<(y + 1) * width
          let span = differingSpan(
            UnsafeBufferPointer(rebasing: new[columns]), UnsafeBufferPointer(rebasing: old[columns])
          )
          spans[y] = span ?? 0..<0
          guard let span else { continue }
          left = min(left, span.lowerBound)
          right = max(right, span.upperBound)
          rows = (rows?.lowerBound ?? y)..<y + 1
        }
      }
    }
    guard let rows else { return nil }
    return PixelRect(x: left, y: rows.lowerBound, width: right - left, height: rows.count)
  }
}
