import SheenScreens
import Testing

@testable import SheenCore

/// Descriptions in, rectangles out.
struct LayoutTests {
  /// The frames of a skeleton's placeholders as x, y, width, height.
  private func frames(
    _ skeleton: Skeleton, _ width: Double = 100, _ height: Double = 100,
    layoutDirection: SheenLayoutDirection = .leftToRight
  ) throws -> [[Double]] {
    try skeleton.layout(
      in: SheenSize(width: width, height: height), layoutDirection: layoutDirection
    )
    .placeholders.map { [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height] }
  }

  @Test("a placeholder fills its space, and a fixed one lies at the top, leading")
  func one() throws {
    #expect(try frames(.rectangle) == [[0, 0, 100, 100]])
    #expect(try frames(Skeleton.rectangle.frame(width: 20, height: 10)) == [[0, 0, 20, 10]])
    #expect(
      try frames(Skeleton.rectangle.frame(width: 20, height: 10), layoutDirection: .rightToLeft)
        == [[80, 0, 20, 10]])
  }

  @Test("an empty skeleton has no placeholder")
  func empty() throws {
    #expect(try frames(Skeleton {}) == [])
    #expect(try frames(.row {}) == [])
    #expect(try frames(.overlay {}) == [])
    #expect(try frames(.spacer) == [])
    #expect(try Skeleton {}.layout(width: 100).size == SheenSize(width: 100, height: 0))
  }

  @Test("a row gives fixed parts their width and shares the rest")
  func row() throws {
    let row = Skeleton.row(spacing: 10) {
      Skeleton.circle(20)
      Skeleton.rectangle
      Skeleton.rectangle.frame(width: 10, height: 30)
      Skeleton.rectangle.frame(height: 5)
    }
    // 100 − 20 − 10 − 3·10 = 40, shared by two. The row is as high as it is offered.
    #expect(
      try frames(row) == [
        [0, 40, 20, 20], [30, 0, 20, 100], [60, 35, 10, 30], [80, 47.5, 20, 5],
      ])
  }

  @Test("a column gives fixed parts their height and shares the rest")
  func column() throws {
    let column = Skeleton(spacing: 10) {
      Skeleton.rectangle.frame(width: 50, height: 20)
      Skeleton.rectangle
      Skeleton.rectangle
    }
    #expect(try frames(column) == [[0, 0, 50, 20], [0, 30, 100, 30], [0, 70, 100, 30]])
  }

  @Test(
    "parts align across their row or column",
    arguments: [
      (SkeletonAlignment.Vertical.top, 0.0), (.center, 15), (.bottom, 30),
    ])
  func alignment(vertical: SkeletonAlignment.Vertical, y: Double) throws {
    let row = Skeleton.row(spacing: 0, alignment: vertical) {
      Skeleton.rectangle.frame(width: 10, height: 40)
      Skeleton.rectangle.frame(width: 10, height: 10)
    }
    #expect(try frames(row) == [[0, 0, 10, 40], [10, y, 10, 10]])
    let horizontal: SkeletonAlignment.Horizontal =
      switch vertical {
      case .top: .leading
      case .center: .center
      case .bottom: .trailing
      }
    let column = Skeleton.column(spacing: 0, alignment: horizontal) {
      Skeleton.rectangle.frame(width: 40, height: 10)
      Skeleton.rectangle.frame(width: 10, height: 10)
    }
    #expect(try frames(column) == [[0, 0, 40, 10], [y, 10, 10, 10]])
    let overlay = Skeleton.overlay(alignment: SkeletonAlignment(horizontal, vertical)) {
      Skeleton.rectangle.frame(width: 40, height: 40)
      Skeleton.rectangle.frame(width: 10, height: 10)
    }
    #expect(try frames(overlay) == [[0, 0, 40, 40], [y, y, 10, 10]])
  }

  @Test("a fraction is of the part around it")
  func fraction() throws {
    let row = Skeleton.row(spacing: 10) {
      Skeleton.rectangle.frame(width: .fraction(0.5), height: .fraction(0.2))
      Skeleton.rectangle
    }
    #expect(try frames(row) == [[0, 40, 50, 20], [60, 0, 40, 100]])
    let column = Skeleton {
      Skeleton.bar(10, width: .fraction(0.6))
    }
    .padding(10)
    #expect(try frames(column) == [[10, 10, 48, 10]])
    // A height around it does not change what the width is a fraction of.
    let framed = Skeleton.row(spacing: 0) {
      Skeleton.bar(10, width: .fraction(0.5)).frame(height: 20)
      Skeleton.spacer
    }
    #expect(try frames(framed, 100, 20) == [[0, 5, 50, 10]])
    // A row that grows fills what it is offered, so it does not move to the trailing side.
    let trailing = Skeleton.column(alignment: .trailing) {
      Skeleton.row { Skeleton.bar(10, width: .fraction(0.5)) }
    }
    #expect(try frames(trailing) == [[0, 0, 50, 10]])
    // Beside an avatar, the column gets what is left and the fraction is of that.
    let nested = Skeleton.row(spacing: 10) {
      Skeleton.circle(40)
      Skeleton.column { Skeleton.bar(10, width: .fraction(0.5)) }
    }
    #expect(try frames(nested, 100, 40) == [[0, 0, 40, 40], [50, 15, 25, 10]])
  }

  @Test("spacers take what is left, and at least their minimum")
  func spacers() throws {
    let row = Skeleton.row(spacing: 0) {
      Skeleton.circle(10)
      Skeleton.spacer
      Skeleton.circle(10)
      Skeleton.spacer(minimum: 60)
      Skeleton.circle(10)
    }
    #expect(try frames(row, 100, 10) == [[0, 0, 10, 10], [20, 0, 10, 10], [90, 0, 10, 10]])
    #expect(try frames(row, 50, 10) == [[0, 0, 10, 10], [10, 0, 10, 10], [80, 0, 10, 10]])
  }

  @Test("where there is too little room, flexible parts get nothing and fixed ones reach over")
  func overflow() throws {
    let row = Skeleton.row(spacing: 0) {
      Skeleton.rectangle.frame(width: 80, height: 10)
      Skeleton.rectangle.frame(height: 10)
      Skeleton.rectangle.frame(width: 80, height: 10)
    }
    #expect(try frames(row, 100, 10) == [[0, 0, 80, 10], [80, 0, 0, 10], [80, 0, 80, 10]])
    #expect(try frames(Skeleton.rectangle.padding(60)) == [[60, 60, 0, 0]])
  }

  @Test("padding, also of one side")
  func padding() throws {
    #expect(try frames(Skeleton.rectangle.padding()) == [[16, 16, 68, 68]])
    let insets = SkeletonInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(try frames(Skeleton.rectangle.padding(insets)) == [[2, 1, 94, 96]])
    #expect(
      try frames(Skeleton.rectangle.padding(insets), layoutDirection: .rightToLeft) == [
        [4, 1, 94, 96]
      ])
  }

  @Test("an aspect ratio gives the height")
  func aspect() throws {
    #expect(try frames(Skeleton.rectangle.aspectRatio(2)) == [[0, 0, 100, 50]])
    let grid = Skeleton.row(spacing: 5) { Skeleton.rectangle.aspectRatio(1).repeated(3) }
    #expect(try frames(grid) == [[0, 0, 30, 30], [35, 0, 30, 30], [70, 0, 30, 30]])
    let half = Skeleton.rectangle.frame(width: .fraction(0.5)).aspectRatio(0.5)
    #expect(try frames(half) == [[0, 0, 50, 100]])
  }

  @Test("a repetition stands in the row or column around it", arguments: [0, 1, 2, 5])
  func repetition(count: Int) throws {
    let bar = Skeleton.bar(10, width: 10)
    let column = Skeleton(spacing: 5) { bar.repeated(count) }
    #expect(
      try frames(column) == (0..<count).map { [0, Double($0) * 15, 10, 10] })
    let row = Skeleton.row(spacing: 5) { bar.repeated(count) }
    #expect(
      try frames(row, 100, 10) == (0..<count).map { [Double($0) * 15, 0, 10, 10] })
    #expect(try frames(bar.repeated(count)) == (0..<count).map { [0, Double($0) * 18, 10, 10] })
    #expect(try frames(Skeleton(spacing: 0) { bar.repeated(2).repeated(count) }).count == 2 * count)
  }

  @Test(
    "filling repeats until the end is reached, the last one cut",
    arguments: [
      (99.0, 7), (100, 7), (101, 7), (105, 7), (105.5, 8), (9, 1), (10, 1), (15, 1), (15.5, 2),
    ])
  func filling(height: Double, count: Int) throws {
    let list = Skeleton(spacing: 5) { Skeleton.bar(10).repeatedToFill() }
    #expect(try frames(list, 50, height).count == count)
  }

  @Test("filling leaves room for the fixed parts")
  func fillingBetween() throws {
    let list = Skeleton(spacing: 10) {
      Skeleton.bar(20)
      Skeleton.bar(10).repeatedToFill()
      Skeleton.bar(20)
    }
    // 100 − 2·(20 + 10) = 40: 10, 30 begin within it, so two fit: 10 + 10 + 10 ends at 60.
    #expect(
      try frames(list, 50, 100).map { $0[1] } == [0, 30, 50, 70])
    let nothing = Skeleton(spacing: 0) { Skeleton {}.repeatedToFill() }
    #expect(try frames(nothing) == [])
    let flexible = Skeleton { Skeleton.rectangle.repeatedToFill() }
    #expect(try frames(flexible) == [[0, 0, 100, 100]])
  }

  @Test("without a height, a skeleton is as high as it needs")
  func fitting() throws {
    let card = Skeleton(spacing: 10) {
      Skeleton.rectangle.frame(width: .flexible, height: 200)
      Skeleton.text(lines: 3, lineHeight: 20, spacing: 8)
    }
    let layout = try card.padding(16).layout(width: 390)
    #expect(layout.size == SheenSize(width: 390, height: 16 + 200 + 10 + 76 + 16))
    // A bar beside text grows as high as the text, not without bounds.
    let quote = Skeleton.row(spacing: 10) {
      Skeleton.rectangle.frame(width: 4)
      Skeleton.text(lines: 2, lineHeight: 20, spacing: 10)
    }
    #expect(try quote.layout(width: 100).placeholders[0].frame.height == 50)
    let cover = Skeleton.overlay {
      Skeleton.rectangle
      Skeleton.circle(40)
    }
    #expect(
      try cover.layout(width: 100).placeholders[0].frame.size
        == SheenSize(width: 100, height: 40))
  }

  @Test("a separation belongs to the part and all in it")
  func separation() throws {
    let overlay = Skeleton.overlay {
      Skeleton.rectangle
      Skeleton.row { Skeleton.circle(10).repeated(2) }.separated(by: 4)
      Skeleton.circle(5)
    }
    let layout = try overlay.layout(in: SheenSize(width: 100, height: 100))
    #expect(layout.placeholders.map(\.separation) == [0, 4, 4, 0])
  }

  @Test("from right to left every named screen is the mirror image of itself")
  func mirrored() throws {
    for screen in SkeletonScreen.all {
      let left = try screen.skeleton.layout(in: screen.size)
      let right = try screen.skeleton.layout(in: screen.size, layoutDirection: .rightToLeft)
      #expect(left.placeholders.count == right.placeholders.count)
      for (a, b) in zip(left.placeholders, right.placeholders) {
        let mirror = a.frame.mirrored(inWidth: screen.size.width)
        #expect(isClose(mirror.minX, b.frame.minX))
        #expect(mirror.minY == b.frame.minY && mirror.size == b.frame.size)
        guard case .rounded(let l) = a.outline, case .rounded(let r) = b.outline else { continue }
        #expect(l.topLeft == r.topRight && l.bottomRight == r.bottomLeft)
        #expect(l.topRight == r.topLeft && l.bottomLeft == r.bottomRight)
      }
    }
  }
}
