import SheenCore
import Testing

@testable import SheenWeb

@Suite struct NumberTextTests {
  static let numbers: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.65, "-0.65"),
    (12.25, "12.25"), (0.00001, "0.00001"), (0.000004, "0"), (-0.000004, "0"),
    (0.30000000000000004, "0.3"), (0.3333333333, "0.33333"), (0.6666666666, "0.66667"),
    (99.999999, "100"), (1_000_000, "1000000"), (1e300, "1000000000000"),
    (-1e300, "-1000000000000"), (.nan, "0"), (.infinity, "0"), (-.infinity, "0"),
    (0.10005, "0.10005"), (123_456.789, "123456.789"),
  ]

  @Test("a number is digits and a point, as short as five places allow", arguments: numbers)
  func text(number: Double, text: String) {
    #expect(number.text == text)
  }

  @Test("every number is read back within half of the fifth place")
  func readBack() throws {
    var random = SeededRandom(seed: 5)
    for _ in 0..<2_000 {
      let number = (random.nextUnit() - 0.5) * 2_000_000
      let read = try #require(Double(number.text))
      #expect((read - number).magnitude <= 0.000_005_000_1)
    }
  }

  @Test("units follow a number that is not 0")
  func units() {
    #expect(0.0.pixels == "0")
    #expect(8.5.pixels == "8.5px")
    #expect(0.65.percent == "65%")
    #expect((1.0 / 3).percent == "33.33333%")
  }
}
