/// Builds a plan row by row from the top.
struct PlanBuilder {
  private var plan: PaintPlan
  private var space: RowWorkspace

  /// The row put together last; its edges count from 0.
  private var spans: [PaintPlan.Span] = []
  private var edges: [UInt16] = []

  /// The one before it, and where it is in the plan.
  private var lastSpans: [PaintPlan.Span] = []
  private var lastEdges: [UInt16] = []
  private var lastRow = PaintPlan.Row(first: 0, end: 0)

  private init(width: Int, height: Int) {
    plan = PaintPlan(width: width, height: height)
    space = RowWorkspace(width: width)
    plan.rows.reserveCapacity(height)
  }

  /// The plan for outlines, the farthest from the reader first.
  static func plan(for outlines: [PlacedOutline], width: Int, height: Int) -> PaintPlan {
    var builder = PlanBuilder(width: width, height: height)
    builder.addRows(of: outlines)
    return builder.plan
  }

  private mutating func addRows(of all: [PlacedOutline]) {
    var outlines = all
    // By first row; among those of one row, the nearest to the reader first.
    let order = outlines.indices.sorted {
      (outlines[$0].rows.lowerBound, $1) < (outlines[$1].rows.lowerBound, $0)
    }
    var waiting = order[...]
    var active: [Int] = []
    var row = 0
    while row < plan.height {
      active.removeAll { outlines[$0].rows.upperBound <= row }
      let new = waiting.prefix { outlines[$0].rows.lowerBound <= row }
      waiting = waiting.dropFirst(new.count)
      active = merged(active, new)

      var next = waiting.first.map { outlines[$0].rows.lowerBound } ?? plan.height
      space.union.reset()
      for index in active {
        next = min(next, outlines[index].nextChange(after: row), outlines[index].rows.upperBound)
        if space.union.isClosed { next = row + 1; break }
        outlines[index].add(row: row, to: &space)
      }
      let same = spansOfRow()
      for _ in row..<next { plan.rows.append(same) }
      row = next
    }
  }

  /// Two lists of outlines as one, the nearest to the reader (the largest index) first.
  private func merged(_ a: [Int], _ b: ArraySlice<Int>) -> [Int] {
    guard !b.isEmpty else { return a }
    var result: [Int] = []
    result.reserveCapacity(a.count + b.count)
    var a = a[...]
    for index in b.sorted(by: >) {
      let nearer = a.prefix { $0 > index }
      result += nearer
      a = a.dropFirst(nearer.count)
      result.append(index)
    }
    return result + a
  }

  /// The place in the plan of the row that the union holds.
  private mutating func spansOfRow() -> PaintPlan.Row {
    findSpans()
    // The inside of a large placeholder is the same in every row, and stored once.
    if spans == lastSpans, edges == lastEdges { return lastRow }
    let first = plan.spans.count
    let firstEdge = plan.edgeCoverage.count
    for var span in spans {
      if span.edge >= 0 { span.edge += Int32(firstEdge) }
      plan.spans.append(span)
    }
    plan.edgeCoverage += edges
    swap(&spans, &lastSpans)
    swap(&edges, &lastEdges)
    lastRow = PaintPlan.Row(first: Int32(first), end: Int32(plan.spans.count))
    return lastRow
  }

  /// Divides the row that the union holds into spans.
  private mutating func findSpans() {
    spans.removeAll(keepingCapacity: true)
    edges.removeAll(keepingCapacity: true)
    let touched = space.union.touched
    let pixels = space.union.pixels
    var x = touched.lowerBound
    while x < touched.upperBound {
      let start = x
      let kind = Kind(pixels[x].covered)
      let light = pixels[x].light
      let edge = edges.count
      while x < touched.upperBound, pixels[x].light == light,
        Kind(pixels[x].covered) == kind
      {
        if kind == .edge { edges.append(UInt16(pixels[x].covered * 65_535 + 0.5)) }
        x += 1
      }
      guard kind != .nothing else { continue }
      spans.append(
        PaintPlan.Span(
          start: Int32(start), end: Int32(x), edge: kind == .edge ? Int32(edge) : -1,
          light: light))
    }
  }

  private enum Kind {
    case nothing, edge, whole

    init(_ covered: Float) {
      self =
        covered <= Float(CoverageRow.snap)
        ? .nothing : covered >= 1 - Float(CoverageRow.snap) ? .whole : .edge
    }
  }
}
