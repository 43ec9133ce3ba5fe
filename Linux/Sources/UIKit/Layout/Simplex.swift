/// The simplex method for: minimize, level by level, what is missing for each row.
///
/// A row says `form = 0` or `form ≥ 0`. It becomes `form + short − over = 0` with both at least 0;
/// `short` costs, and so does `over` where the row is an equation. Free unknowns are differences
/// of two that are at least 0. With all of those 0 one of `short` and `over` solves each row, so
/// that a first solution is at hand.
struct Simplex {
  private let free: Int
  private let rows: Int
  private let levels: Int
  private let columns: Int
  /// Rows of the tableau; the last column is the right side.
  private var cells: [Double]
  /// The reduced costs, a row for each level.
  private var costs: [Double]
  private var basis: [Int]

  init(free: Int, rows: Int, levels: Int) {
    self.free = free
    self.rows = rows
    self.levels = levels
    columns = 2 * free + 2 * rows + 1
    cells = [Double](repeating: 0, count: rows * columns)
    costs = [Double](repeating: 0, count: levels * columns)
    basis = [Int](repeating: 0, count: rows)
  }

  mutating func set(
    row: Int, terms: [(column: Int, factor: Double)], constant: Double, isEquation: Bool,
    level: Int
  ) {
    let base = row * columns
    let short = 2 * free + 2 * row
    let over = short + 1
    // form + short − over = 0, turned so that the right side is not negative.
    let sign: Double = constant > 0 ? -1 : 1
    for term in terms {
      cells[base + 2 * term.column] = sign * term.factor
      cells[base + 2 * term.column + 1] = -sign * term.factor
    }
    cells[base + short] = sign
    cells[base + over] = -sign
    cells[base + columns - 1] = -sign * constant
    basis[row] = sign > 0 ? short : over
    costs[level * columns + short] += 1
    if isEquation { costs[level * columns + over] += 1 }
    // The costs of what is in the basis are 0 when they are reduced.
    if sign > 0 || isEquation {
      for column in 0..<columns { costs[level * columns + column] -= cells[base + column] }
    }
  }

  mutating func minimize() {
    let limit = 50 * (rows + free + 10)
    for round in 0..<limit {
      // Bland's rule cannot go round in circles; the steepest descent is faster.
      guard let column = entering(firstOnly: round > limit / 2), let row = leaving(column) else {
        return
      }
      pivot(row, column)
    }
  }

  /// A column whose costs fall on the first level where they change at all.
  private func entering(firstOnly: Bool) -> Int? {
    let tolerance = 1e-9
    var best: (column: Int, level: Int, cost: Double)?
    for column in 0..<columns - 1 {
      for level in 0..<levels {
        let cost = costs[level * columns + column]
        if abs(cost) <= tolerance { continue }
        if cost < 0 {
          if firstOnly { return column }
          if best.map({ level < $0.level || (level == $0.level && cost < $0.cost) }) ?? true {
            best = (column, level, cost)
          }
        }
        break
      }
    }
    return best?.column
  }

  private func leaving(_ column: Int) -> Int? {
    var best: (row: Int, ratio: Double)?
    for row in 0..<rows {
      let cell = cells[row * columns + column]
      guard cell > 1e-9 else { continue }
      let ratio = cells[row * columns + columns - 1] / cell
      if let current = best,
        ratio > current.ratio + 1e-12
          || (ratio > current.ratio - 1e-12 && basis[row] > basis[current.row])
      {
        continue
      }
      best = (row, ratio)
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let columns = columns
    let rows = rows
    let levels = levels
    let base = row * columns
    cells.withUnsafeMutableBufferPointer { cells in
      let factor = 1 / cells[base + column]
      for k in 0..<columns { cells[base + k] *= factor }
      for other in 0..<rows where other != row {
        let start = other * columns
        let times = cells[start + column]
        if times == 0 { continue }
        for k in 0..<columns where cells[base + k] != 0 {
          cells[start + k] -= times * cells[base + k]
        }
      }
      costs.withUnsafeMutableBufferPointer { costs in
        for level in 0..<levels {
          let start = level * columns
          let times = costs[start + column]
          if times == 0 { continue }
          for k in 0..<columns where cells[base + k] != 0 {
            costs[start + k] -= times * cells[base + k]
          }
        }
      }
    }
    basis[row] = column
  }

  /// The number for a free unknown.
  func value(of column: Int) -> Double {
    var value = 0.0
    for row in 0..<rows {
      if basis[row] == 2 * column { value += cells[row * columns + columns - 1] }
      if basis[row] == 2 * column + 1 { value -= cells[row * columns + columns - 1] }
    }
    return value
  }
}
