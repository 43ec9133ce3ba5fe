import Testing

@testable import SheenJSON

@Suite struct WordsTests {
  @Test(arguments: [
    ("widht", "width"), ("Width", "width"), ("heigth", "height"), ("pading", "padding"),
    ("hight", "height"), ("rwo", "row"),
  ])
  func theNearestWordIsFound(typed: String, meant: String) {
    #expect(["width", "height", "padding", "row"].nearest(to: typed) == meant)
  }

  @Test(arguments: ["", "x", "color", "wxyzt", String(repeating: "w", count: 1_000_000)])
  func whatIsFarFromAllHasNoNearest(typed: String) {
    #expect(["width", "height", "padding", "row"].nearest(to: typed) == nil)
  }

  @Test func withoutWordsNoneIsNearest() {
    #expect([String]().nearest(to: "row") == nil)
  }

  @Test(
    arguments: [
      (0, "0%"), (0.07, "7%"), (0.5, "50%"), (0.625, "62.5%"), (1, "100%"), (12.5, "1250%"),
      (0.000123, "0.0123%"), (1e-7, "1e-5%"), (.leastNonzeroMagnitude, "5e-322%"),
      (1.0 / 3, "33.33333333333333%"),
    ] as [(Double, String)])
  func percentagesMoveThePointAndNothingElse(fraction: Double, text: String) {
    #expect(fraction.percentage == text)
    #expect(Double(percentage: text) == fraction)
  }

  @Test(arguments: ["", "%", "5", "x%", "5 %", "inf%", "0x5%", "1e999%", "1e9999999999999999999%"])
  func whatIsNoPercentageIsNil(text: String) {
    #expect(Double(percentage: text) == nil)
  }

  @Test(arguments: [(0, "0"), (-0.0, "0"), (12, "12"), (0.65, "0.65"), (1e21, "1e+21"), (-3, "-3")])
  func numbersAreWrittenShort(number: Double, text: String) {
    #expect(number.shortest == text)
  }

  @Test func choicesReadAsASentence() {
    #expect([String]().choice == "")
    #expect(["a"].choice == "\"a\"")
    #expect(["a", "b"].choice == "\"a\" or \"b\"")
    #expect(["a", "b", "c"].choice == "\"a\", \"b\" or \"c\"")
  }
}
