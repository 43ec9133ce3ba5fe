import Testing

@testable import SheenCore

/// Whatever a caller builds is laid out or refused with a sentence.
struct LimitTests {
  private func failure(_ skeleton: Skeleton, width: Double = 100) -> SkeletonError? {
    do {
      _ = try skeleton.layout(in: SheenSize(width: width, height: 100))
      return nil
    } catch { return error }
  }

  @Test(
    "numbers that cannot be drawn are named",
    arguments: [
      (Skeleton.rectangle.frame(width: .fixed(.nan)), "width can't be nan; it must be"),
      (Skeleton.rectangle.frame(height: -1), "height can't be -1.0"),
      (Skeleton.rectangle.frame(width: .fraction(1.5)), "a fraction from 0 to 1"),
      (Skeleton.rectangle.padding(-4), "padding can't be -4.0"),
      (Skeleton.row(spacing: .infinity) {}, "spacing can't be inf"),
      (Skeleton.column(spacing: -1) {}, "spacing can't be -1.0"),
      (Skeleton.circle(1e7), "width can't be 10000000.0"),
      (Skeleton.roundedRectangle(radius: .nan), "a corner's radius can't be nan"),
      (Skeleton.rectangle.aspectRatio(0), "an aspect ratio can't be 0.0"),
      (Skeleton.rectangle.repeated(-1), "a repetition can't be -1"),
      (Skeleton.rectangle.repeated(.max), "a repetition can't be"),
      (Skeleton.rectangle.separated(by: .nan), "a separation can't be nan"),
      (Skeleton.spacer(minimum: -1), "a spacer's minimum can't be -1.0"),
      (Skeleton.text(lines: -2), "the number of lines can't be -2"),
      (Skeleton.text(lines: .max), "the number of lines can't be"),
      (Skeleton.text(lineHeight: 0), "a line's height can't be 0.0"),
      (Skeleton.text(spacing: .nan), "the space between lines can't be nan"),
      (Skeleton.text(lastLine: 2), "the last line's width can't be 2.0"),
      (Skeleton.text(variation: 0.6), "the variation of lines can't be 0.6"),
      (Skeleton.path(SkeletonPath(contours: [])), "at least 3 points, not 0"),
      (Skeleton.polygon([.zero, .zero]), "at least 3 points, not 2"),
      (
        Skeleton.polygon([.zero, .zero, SheenPoint(x: .nan, y: 0)]), "a path's x can't be nan"
      ),
    ])
  func numbers(skeleton: Skeleton, expected: String) throws {
    let error = try #require(failure(skeleton))
    #expect(error.description.contains(expected))
    // Wherever it stands, the fault is found.
    let deep = Skeleton { Skeleton.row { Skeleton.overlay { skeleton }.padding() } }
    #expect(self.failure(deep)?.description == error.description)
  }

  @Test(
    "a size that cannot be laid out in is named",
    arguments: [
      (0.0, 10.0), (10, -1), (.nan, 10), (.infinity, 10), (10, 2e6),
    ])
  func sizes(width: Double, height: Double) {
    #expect(throws: SkeletonError.self) {
      try Skeleton.rectangle.layout(in: SheenSize(width: width, height: height))
    }
    if width != 10 {
      #expect {
        try Skeleton.rectangle.layout(width: width)
      } throws: {
        "\($0)".contains("a width of \(width) points;")
      }
    }
  }

  @Test("a tree may be 64 levels deep, and one of 100,000 levels is refused")
  func depth() {
    var skeleton = Skeleton.rectangle
    for _ in 1..<64 { skeleton = skeleton.padding(0) }
    #expect(failure(skeleton) == nil)
    skeleton = skeleton.padding(0)
    #expect(failure(skeleton) == .depth)
    for _ in 0..<100_000 { skeleton = Skeleton { skeleton } }
    #expect(failure(skeleton) == .depth)
  }

  @Test("nearly a hundred thousand parts are laid out, more are refused")
  func parts() throws {
    let bar = Skeleton.bar(1, width: 1)
    #expect(failure(Skeleton(spacing: 0) { bar.repeated(49_990) }) == nil)
    #expect(failure(Skeleton { bar.repeated(100_000) }) == .parts)
    #expect(failure(Skeleton { bar.repeated(100_000).repeated(2) }) == .parts)
    #expect(failure(Skeleton { Skeleton { bar.repeated(100_000) }.repeated(100_000) }) == .parts)
    #expect(failure(Skeleton { Skeleton {}.repeated(100_000).repeated(100_000) }) == .parts)
    #expect(failure(Skeleton { Skeleton.text(lines: 100_000).repeated(50) }) == .parts)
    let dots = Skeleton.row(spacing: 0) { Skeleton.circle(0.000_1).repeatedToFill() }
    #expect(failure(dots, width: 1_000_000) == .parts)
  }

  @Test("random trees are laid out or refused, and never crash")
  func fuzz() {
    var random = SeededRandom(seed: 12)
    var drawn = 0
    for _ in 0..<2_000 {
      let skeleton = Self.tree(&random, depth: 5)
      let size = SheenSize(
        width: random.magnitude(0.01, 1e4), height: random.magnitude(0.01, 1e4))
      guard let layout = try? skeleton.layout(in: size) else { continue }
      drawn += 1
      for placeholder in layout.placeholders {
        let frame = placeholder.frame
        #expect(frame.minX.isFinite && frame.minY.isFinite)
        #expect(frame.width >= 0 && frame.height >= 0)
      }
    }
    #expect(drawn > 600)
  }

  private static func tree(_ random: inout SeededRandom, depth: Int) -> Skeleton {
    func number() -> Double {
      [0, 1, 10, 33.3, 500, -1, .nan, 1e6, 0.25][
        random.nextUnit() < 0.9
          ? Int.random(in: 0..<5, using: &random) : Int.random(in: 5..<9, using: &random)]
    }
    func length() -> SkeletonLength? {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .fixed(number())
      case 1: .fraction(random.nextUnit())
      case 2: .flexible
      default: nil
      }
    }
    guard depth > 0 else {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .text(lines: Int.random(in: 0..<5, using: &random), lineHeight: 10)
      case 1: return .circle(number())
      case 2: return .spacer(minimum: number())
      default: return .rectangle
      }
    }
    let children = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
      tree(&random, depth: depth - 1)
    }
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return .row(spacing: number()) { children }
    case 1: return .column(spacing: number()) { children }
    case 2: return .overlay { children }
    case 3: return tree(&random, depth: depth - 1).padding(number())
    case 4:
      let (width, height) = (length(), length())
      return tree(&random, depth: depth - 1).frame(width: width, height: height)
    case 5: return tree(&random, depth: depth - 1).aspectRatio(number())
    case 6: return tree(&random, depth: depth - 1).repeated(Int.random(in: 0..<4, using: &random))
    case 7: return tree(&random, depth: depth - 1).repeatedToFill()
    default: return tree(&random, depth: depth - 1).separated(by: number())
    }
  }
}
