import SheenCore
import SheenTerminal
import Testing

struct TerminalColorTests {
  @Test(
    "the nearest of 256 colors",
    arguments: [
      ("#000000", UInt8(16)), ("#ffffff", 231), ("#ff0000", 196), ("#5f87af", 67),
      ("#080808", 232), ("#eeeeee", 255), ("#808080", 244), ("#767676", 243), ("#123456", 23),
      ("#030303", 16), ("#050505", 232), ("#f7f7f7", 231), ("#f6f6f6", 255), ("#e0e0e0", 254),
    ])
  func theNearestOf256(_ hex: String, _ index: UInt8) throws {
    #expect(TerminalColor(try ShimmerColor(hex: hex), depth: .ansi256) == .indexed(index))
  }

  /// The color that xterm gives an index above 15.
  private func color(_ index: Int) -> ShimmerColor {
    let levels = [0.0, 95, 135, 175, 215, 255]
    guard index < 232 else { return ShimmerColor(white: Double(8 + (index - 232) * 10) / 255) }
    let place = index - 16
    return ShimmerColor(
      red: levels[place / 36] / 255, green: levels[place / 6 % 6] / 255,
      blue: levels[place % 6] / 255)
  }

  private func distance(_ a: ShimmerColor, _ b: ShimmerColor) -> Int {
    let (x, y) = (a.bytes, b.bytes)
    return [(x.red, y.red), (x.green, y.green), (x.blue, y.blue)].reduce(0) {
      let difference = Int($1.0) - Int($1.1)
      return $0 + difference * difference
    }
  }

  @Test("no other of the 256 is nearer")
  func noOtherIsNearer() {
    let all = (16..<256).map(color)
    var random = SeededRandom(seed: 9)
    for round in 0..<2_000 {
      let gray = random.nextUnit()
      let wanted =
        round % 2 == 0
        ? ShimmerColor(white: gray)
        : ShimmerColor(red: gray, green: random.nextUnit(), blue: random.nextUnit())
      guard case .indexed(let index) = TerminalColor(wanted, depth: .ansi256) else {
        Issue.record("no color")
        return
      }
      let best = all.map { distance(wanted, $0) }.min()
      #expect(distance(wanted, color(Int(index))) == best)
    }
  }

  @Test(
    "fewer colors have no known values",
    arguments: [TerminalColorDepth.none, .attributes, .ansi16])
  func fewerColorsHaveNoKnownValues(_ depth: TerminalColorDepth) {
    #expect(TerminalColor(.white, depth: depth) == nil)
  }

  @Test("depths are in order")
  func depthsAreInOrder() {
    #expect(TerminalColorDepth.allCases == TerminalColorDepth.allCases.sorted())
    #expect(TerminalColorDepth.none < .attributes && .ansi256 < .trueColor)
  }
}
