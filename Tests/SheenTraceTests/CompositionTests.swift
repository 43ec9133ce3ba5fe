import SheenCode
import SheenCore
import SheenTrace
import Testing

@Suite struct CompositionTests {
  private static let phone = SheenSize(width: 390, height: 844)

  private func skeleton(_ boxes: [TracedBox]) throws -> Skeleton {
    try TracedScreen(boxes: boxes, size: Self.phone).skeleton()
  }

  private func box(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
    kind: TracedBox.Kind = .area
  ) -> TracedBox {
    TracedBox(
      frame: SheenRect(x: x, y: y, width: width, height: height), kind: kind,
      corners: SkeletonCorners(radius))
  }

  @Test("what reaches both margins takes the width there is")
  func fills() throws {
    let skeleton = try skeleton([
      box(16, 20, 358, 200, radius: 12), box(16, 236, 200, 12, kind: .text),
    ])
    #expect(
      skeleton
        == Skeleton(spacing: 16) {
          Skeleton.roundedRectangle(radius: 12).frame(height: 200)
          Skeleton.bar(12, width: .fraction(0.56))
        }
        .padding(SkeletonInsets(top: 20, leading: 16, trailing: 16)))
    let wide = try skeleton.layout(width: 800).placeholders
    #expect(wide[0].frame.width == 768)
  }

  @Test("lines of one height, one below the other, are one text")
  func paragraph() throws {
    let lines = [340.0, 358, 330, 200].enumerated().map { index, width in
      box(16, 20 + Double(index) * 20, width, 12, kind: .text)
    }
    #expect(
      try skeleton(lines)
        == Skeleton.text(lines: 4, lastLine: 0.55)
        .padding(SkeletonInsets(top: 20, leading: 16, trailing: 16)))
  }

  @Test("rows down to the end of the screen are one row that fills it")
  func list() throws {
    var boxes: [TracedBox] = []
    for index in 0..<11 {
      let y = 20 + Double(index) * 80
      boxes += [
        box(16, y, 56, 56, radius: 28), box(84, y + 8, 180, 14, kind: .text),
        box(84, y + 32, 120 + Double(index) * 10, 12, kind: .text),
      ]
    }
    let skeleton = try skeleton(boxes)
    let code = try code(skeleton)
    #expect(
      skeleton
        == Skeleton(spacing: 24) {
          Skeleton.row(spacing: 12) {
            Skeleton.circle(56)
            Skeleton.column(spacing: 10) {
              Skeleton.bar(14, width: .fraction(0.62))
              Skeleton.bar(12, width: .fraction(0.41))
            }
          }
          .repeatedToFill()
        }
        .padding(SkeletonInsets(top: 20, leading: 16, trailing: 16)), "\(code)")
  }

  private func code(_ skeleton: Skeleton) throws -> String {
    try SkeletonCode(SkeletonScreen(name: "", summary: "", skeleton: skeleton)).swift
  }

  @Test("a label and its value keep to their sides")
  func spacer() throws {
    #expect(
      try skeleton([box(16, 20, 80, 12, kind: .text), box(324, 20, 50, 12, kind: .text)])
        == Skeleton.row {
          Skeleton.bar(12, width: 80)
          Skeleton.spacer
          Skeleton.bar(12, width: 50)
        }
        .padding(SkeletonInsets(top: 20, leading: 16, trailing: 16)))
  }

  @Test("a button at the bottom stays there")
  func pinned() throws {
    let skeleton = try skeleton([
      box(20, 40, 200, 20, kind: .text), box(20, 760, 350, 50, radius: 12),
    ])
    let taller = try skeleton.layout(in: SheenSize(width: 390, height: 1000))
    #expect(taller.placeholders[1].frame == SheenRect(x: 20, y: 916, width: 350, height: 50))
  }

  @Test("boxes that are none, or lie outside, are answered with an error and never with a trap")
  func wrong() throws {
    #expect(throws: TraceError.self) { try skeleton([]) }
    #expect(throws: TraceError.self) { try skeleton([box(400, 0, 10, 10)]) }
    #expect(throws: TraceError.self) { try skeleton([box(0, 0, 10, 10, kind: .surface)]) }
    #expect(throws: TraceError.self) {
      try TracedScreen(boxes: [box(0, 0, 9, 9)], size: SheenSize(width: 0, height: 9))
    }
    #expect(throws: TraceError.self) {
      try TracedScreen(boxes: [box(0, 0, 9, 9)], size: SheenSize(width: .nan, height: 9))
    }
    for value in [Double.nan, .infinity, -5, 1e300] {
      let odd = [box(value, 1, 4, 4), box(1, 1, value, 9), box(2, 2, 8, 8, radius: value)]
      _ = try skeleton(odd + [box(0, 0, 20, 20)])
    }
  }

  @Test("random boxes come to a skeleton that can be laid out", arguments: 0..<60 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let boxes = (0..<Int(1 + random.next() % 80)).map { _ in
      box(
        random.nextUnit() * 380, random.nextUnit() * 840, random.nextUnit() * 200,
        random.nextUnit() * 90, radius: random.nextUnit() * 20,
        kind: random.next() % 3 == 0 ? .text : .area)
    }
    let skeleton = try skeleton(boxes)
    _ = try skeleton.layout(in: Self.phone)
    _ = try skeleton.layout(width: 1024)
  }
}
