/// How much of each pixel of one row an outline covers, gathered from the sides of the outline.
///
/// A side says by how much more of the row's height everything to its right is covered. Only pixels
/// that a side passes through are stored; between two of them the coverage is one number. So a row
/// costs what its edges cost, however wide it is, and the coverage is the exact area.
struct CoverageRow {
  /// Neighboring pixels that are covered alike, from 0 to 1.
  struct Run {
    let start: Int
    let end: Int
    let coverage: Float
  }

  private struct Cell {
    let x: Int
    /// What the side adds to this pixel.
    let own: Double
    /// What the side adds to each pixel further right.
    let beyond: Double
  }

  private let width: Int
  private var cells: [Cell] = []
  private(set) var runs: [Run] = []

  /// Less of a pixel than this is nothing, and as little missing is nothing missing: a hundredth of
  /// one of 255 levels. It keeps rounding from making edges of solid pixels.
  static let snap = 1.0 / 32_768

  /// A row of a number of pixels.
  init(width: Int) {
    self.width = width
  }

  /// Adds a straight side.
  ///
  /// - Parameters:
  ///   - a: Where the side begins, in pixels from the row's left end. Must be finite, as must `b`.
  ///   - b: Where it ends.
  ///   - height: The part of the row's height that it passes through; above 0 where the inside is to
  ///     its right, below 0 where it is to its left.
  mutating func addSide(from a: Double, to b: Double, height: Double) {
    let end = Double(width)
    var left = min(a, b)
    var right = max(a, b)
    guard height != 0, left < end else { return }
    guard right > 0 else {
      cells.append(Cell(x: 0, own: height, beyond: height))
      return
    }
    var rest = height
    let slope = height / (right - left)
    if left < 0 {
      let outside = height * (-left / (right - left))
      cells.append(Cell(x: 0, own: outside, beyond: outside))
      rest -= outside
      left = 0
    }
    // What a side does beyond the row's right end reaches no pixel.
    if right > end {
      rest *= (end - left) / (right - left)
      right = end
    }
    let first = Int(left)
    let last = min(Int(right), width - 1)
    guard first < last else {
      addCell(first, from: left, to: right, height: rest)
      return
    }
    var x = left
    for column in first...last {
      let next = min(right, Double(column + 1))
      addCell(column, from: x, to: next, height: slope * (next - x))
      x = next
    }
  }

  private mutating func addCell(_ x: Int, from a: Double, to b: Double, height: Double) {
    let free = (a + b) / 2 - Double(x)
    cells.append(Cell(x: x, own: height * (1 - free), beyond: height))
  }

  /// Turns the sides added so far into `runs`, from left to right, and forgets the sides.
  mutating func finish() {
    runs.removeAll(keepingCapacity: true)
    sortCells()
    var covered = 0.0
    var index = 0
    while index < cells.count {
      let x = cells[index].x
      var own = covered
      while index < cells.count, cells[index].x == x {
        own += cells[index].own
        covered += cells[index].beyond
        index += 1
      }
      append(x, x + 1, own)
      append(x + 1, index < cells.count ? cells[index].x : width, covered)
    }
    cells.removeAll(keepingCapacity: true)
  }

  /// Rows have few cells in nearly the right order; the library's sort, which takes memory, is for
  /// the others.
  private mutating func sortCells() {
    guard cells.count <= 64 else {
      cells.sort { $0.x < $1.x }
      return
    }
    for index in cells.indices.dropFirst() {
      let cell = cells[index]
      var place = index
      while place > 0, cells[place - 1].x > cell.x {
        cells[place] = cells[place - 1]
        place -= 1
      }
      cells[place] = cell
    }
  }

  private mutating func append(_ start: Int, _ end: Int, _ coverage: Double) {
    guard start < end, coverage > Self.snap else { return }
    let isFull = coverage > 1 - Self.snap
    runs.append(Run(start: start, end: end, coverage: isFull ? 1 : Float(coverage)))
  }
}
