/// What has to be painted where, found once for a layout: nothing of it depends on the time.
struct PaintPlan {
  /// Neighboring pixels of one row that are painted alike.
  struct Span: Hashable {
    let start: Int32
    let end: Int32

    /// The place of the first pixel's coverage in `edgeCoverage`; −1 where all pixels are covered
    /// whole.
    var edge: Int32

    /// The light that falls on them; −1 where none does.
    let light: Int32
  }

  /// The spans of one row, from left to right, as places in `spans`.
  struct Row {
    let first: Int32
    let end: Int32
  }

  let width: Int
  let height: Int

  /// One for each row from the top. Rows that look alike share their spans.
  var rows: [Row] = []

  var spans: [Span] = []

  /// How much of each pixel on an edge is covered, from 0 (nothing) to 65,535 (all).
  var edgeCoverage: [UInt16] = []

  /// The pixels of all edges without light.
  var dark: [UInt32] = []

  /// A row of base.
  var base: [UInt32] = []

  /// The plan as memory that a painter reads.
  struct Memory {
    let rows: UnsafeBufferPointer<Row>
    let spans: UnsafeBufferPointer<Span>
    let edgeCoverage: UnsafeBufferPointer<UInt16>
    let dark: UnsafeBufferPointer<UInt32>
    let base: UnsafeBufferPointer<UInt32>
  }

  /// Calls `body` with the memory of the plan, which is valid for so long.
  func withMemory<Result>(_ body: (Memory) -> Result) -> Result {
    rows.withUnsafeBufferPointer { rows in
      spans.withUnsafeBufferPointer { spans in
        edgeCoverage.withUnsafeBufferPointer { edgeCoverage in
          dark.withUnsafeBufferPointer { dark in
            base.withUnsafeBufferPointer { base in
              body(
                Memory(rows: rows, spans: spans, edgeCoverage: edgeCoverage, dark: dark, base: base)
              )
            }
          }
        }
      }
    }
  }
}
