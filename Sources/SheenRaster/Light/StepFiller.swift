/// Paints rows of a band step by step.
///
/// Distances from the band's middle are measured in pixels along the row.
struct StepFiller {
  let steps: UnsafeBufferPointer<LightSteps.Step>

  /// The pixel outside the band.
  let base: UInt32

  /// How many steps lie between the outside and a distance from the middle, given as a part of the
  /// band's width.
  func stepsInside(_ place: Double) -> Int {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].place > place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The pixel after a number of steps.
  @inline(__always)
  func pixel(afterSteps count: Int) -> UInt32 {
    count > 0 ? steps[count - 1].pixel : base
  }

  /// Writes the pixels of a row.
  ///
  /// - Parameters:
  ///   - line: The pixel at place 0 of the row; those from `start` to before `end` must be writable.
  ///   - start: The first pixel.
  ///   - end: The one after the last.
  ///   - middle: Where the band's middle is.
  ///   - band: How wide the band is along the row, above 0.
  func fill(
    _ line: UnsafeMutablePointer<UInt32>, from start: Int, to end: Int, middle: Double, band: Double
  ) {
    guard start < end else { return }
    let distance = Double(start) + 0.5 - middle
    var inside = stepsInside(distance.magnitude / band)
    var x = start
    if distance < 0 {
      while x < end, inside < steps.count {
        let next = Self.first(notBelow: middle - steps[inside].place * band - 0.5, x, end)
        (line + x).update(repeating: pixel(afterSteps: inside), count: next - x)
        x = next
        inside += 1
      }
    }
    while x < end, inside > 0 {
      let next = Self.first(notBelow: middle + steps[inside - 1].place * band - 0.5, x, end)
      (line + x).update(repeating: pixel(afterSteps: inside), count: next - x)
      x = next
      inside -= 1
    }
    (line + x).update(repeating: base, count: end - x)
  }

  /// The first whole number that is not below a place, held between two.
  @inline(__always)
  private static func first(notBelow place: Double, _ low: Int, _ high: Int) -> Int {
    guard place > Double(low) else { return low }
    guard place < Double(high) else { return high }
    let whole = Int(place)
    return Double(whole) < place ? whole + 1 : whole
  }
}
