import Testing

@testable import SheenImage

@Suite struct DifferingSpanTests {
  @Test func equalRowsHaveNone() {
    for count in [0, 1, 63, 64, 65, 300] {
      #expect(span([UInt32](repeating: 7, count: count), at: []) == nil)
    }
  }

  @Test(arguments: [1, 2, 63, 64, 65, 127, 128, 129, 300])
  func everyPairOfPlacesIsFound(count: Int) {
    let row = [UInt32](repeating: 7, count: count)
    for first in Swift.stride(from: 0, to: count, by: max(1, count / 37)) {
      for last in Swift.stride(from: first, to: count, by: max(1, count / 41)) {
        #expect(span(row, at: [first, last]) == first..<last + 1)
      }
    }
  }

  private func span(_ row: [UInt32], at places: [Int]) -> Range<Int>? {
    var other = row
    for place in places { other[place] = 8 }
    return row.withUnsafeBufferPointer { row in
      other.withUnsafeBufferPointer { differingSpan(row, $0) }
    }
  }
}
