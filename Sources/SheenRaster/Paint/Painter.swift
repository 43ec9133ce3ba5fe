/// Paints a plan under a field of light into the memory of a frame.
///
/// What it reads and writes is as large as the plan says: the frame has width × height pixels, the
/// spans of a row lie within its width, the pixels of their edges in the plan, and their lights in the
/// field. Builds for debugging check every index; nothing here takes memory.
struct Painter {
  let width: Int
  let height: Int
  let frame: UnsafeMutablePointer<UInt32>
  let plan: PaintPlan.Memory
  let field: LightField.Memory

  /// Writes every pixel of the placeholders once, and none of the gaps between them.
  func paintAll() {
    paintSpans(whole: true) { _, _ in }
  }

  /// Writes the pixels of placeholders where light is, or was before it was moved last.
  ///
  /// - Returns: How many pixels were written.
  func paintChanges() -> Int {
    var count = 0
    paintSpans(whole: false) { start, end in count &+= end - start }
    return count
  }

  /// Writes the spans of all rows, whole or as far as their light has changed, and calls `body` with
  /// where each part begins and ends.
  @inline(__always)
  private func paintSpans(
    whole: Bool, _ body: (UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
  ) {
    var light = RowLight.none
    for y in 0..<height {
      let line = frame + y &* width
      let row = plan.rows[y]
      var index = Int(row.first)
      while index < Int(row.end) {
        let lightIndex = plan.spans[index].light
        if lightIndex != light.index { light = RowLight(lightIndex, of: field) }
        light.enter(row: y, width: width)
        let (first, last) = whole ? (0, width) : (light.changeStart, light.changeEnd)
        if first >= last && field.lights.count == 1 { break }
        // The spans of a row that have one light: most often all.
        repeat {
          let span = plan.spans[index]
          index &+= 1
          let start = max(Int(span.start), first)
          let end = min(Int(span.end), last)
          guard start < end else { continue }
          body(line + start, line + end)
          if light.seesOneTable {
            paint(span, from: start, to: end, line, light.band, light.light)
          } else {
            paintSlowly(span, from: start, to: end, line, light.band, light.light)
          }
        } while index < Int(row.end) && plan.spans[index].light == lightIndex
      }
    }
  }
}
