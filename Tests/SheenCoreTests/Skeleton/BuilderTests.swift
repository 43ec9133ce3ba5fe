import SheenCore
import Testing

/// What can be written between a builder's braces.
@Suite("Builder")
struct BuilderTests {
  private func row(lines: Int, hasPicture: Bool, kind: Kind, more: [Skeleton] = []) -> Skeleton {
    let gap = 3.0
    return Skeleton(spacing: gap) {
      if hasPicture { Skeleton.circle(10) }
      for line in 0..<lines {
        Skeleton.rectangle.frame(width: 20, height: .fixed(Double(line + 1)))
      }
      switch kind {
      case .short: Skeleton.rectangle.frame(width: 5, height: 5)
      case .long: Skeleton.rectangle.frame(width: 50, height: 5)
      }
      more
    }
  }

  private enum Kind { case short, long }

  private func sizes(_ skeleton: Skeleton) throws -> [SheenSize] {
    try skeleton.layout(in: SheenSize(width: 100, height: 100)).placeholders.map(\.frame.size)
  }

  @Test("Conditions, loops, choices and arrays are parts in the order in which they are written")
  func everything() throws {
    let made = try sizes(
      row(
        lines: 2, hasPicture: true, kind: .long,
        more: [.circle(7), .rectangle.frame(width: 8, height: 9)]))
    #expect(
      made == [
        SheenSize(width: 10, height: 10), SheenSize(width: 20, height: 1),
        SheenSize(width: 20, height: 2), SheenSize(width: 50, height: 5),
        SheenSize(width: 7, height: 7), SheenSize(width: 8, height: 9),
      ])
  }

  @Test("What is not there takes no place and no spacing", arguments: [0, 1, 3])
  func nothing(lines: Int) throws {
    let skeleton = row(lines: lines, hasPicture: false, kind: .short)
    let layout = try skeleton.layout(in: SheenSize(width: 100, height: 100))
    #expect(layout.placeholders.count == lines + 1)
    #expect(layout.placeholders.first?.frame.minY == 0)
    // Heights of 1, 2, 3, … and a gap behind each.
    let above = (0..<lines).map { Double($0 + 1) + 3 }.reduce(0, +)
    #expect(layout.placeholders.last?.frame.minY == above)
  }

  @Test("An empty builder makes a skeleton without placeholders")
  func empty() throws {
    #expect(try sizes(Skeleton {}).isEmpty)
  }
}
