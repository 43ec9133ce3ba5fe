import SheenCore
import Testing

@testable import SheenWeb

extension InChromium {
  /// The browser's layout of the boxes is the core's of the skeleton.
  @Suite struct FlowInChromiumTests {
    static let sizes = [
      SheenSize(width: 320, height: 640), SheenPoint(x: 390, y: 844).size,
      SheenSize(width: 820, height: 1180), SheenSize(width: 1440, height: 900),
    ]

    @Test(
      "every screen lies as the core lays it out, in every size and direction",
      arguments: SkeletonScreen.all, ReadingDirection.allCases)
    func screens(screen: SkeletonScreen, reading: ReadingDirection) async throws {
      let html = try SkeletonPage(screen.skeleton, reading: reading).html()
      try await Tab.with { tab in
        try await tab.show(html)
        for size in Self.sizes {
          try await tab.set(.init(width: Int(size.width), height: Int(size.height)))
          let layout = try screen.skeleton.layout(in: size, reading: reading)
          try await expectSame(tab, layout, "\(screen.name) in \(size.width) × \(size.height)")
        }
      }
    }

    @Test("skeletons that are made up at random lie as the core lays them out")
    func madeUp() async throws {
      try await Tab.with(.init(width: 1000, height: 900)) { tab in
        for seed in 0..<120 {
          var random = SeededRandom(seed: UInt64(seed))
          let skeleton = Skeleton.random(&random)
          for reading in ReadingDirection.allCases {
            try await tab.show(SkeletonPage(skeleton, reading: reading).html())
            let layout = try skeleton.layout(width: 1000, reading: reading)
            try await expectSame(tab, layout, "seed \(seed)")
          }
        }
      }
    }
  }
}

extension SheenPoint {
  fileprivate var size: SheenSize { SheenSize(width: x, height: y) }
}

/// Compares the boxes that can be seen with the placeholders that can.
func expectSame(_ tab: Tab, _ layout: SkeletonLayout, _ what: String) async throws {
  let boxes: [[Double]] = try await tab.value(
    """
    [...document.querySelectorAll(".sheen-shape")].map(e => {
      const r = e.getBoundingClientRect();
      const side = Math.min(r.width, r.height);
      return e.classList.contains("sheen-circle")
        ? [r.x + (r.width - side) / 2, r.y + (r.height - side) / 2, side, side]
        : [r.x, r.y, r.width, r.height];
    })
    """)
  func isSeen(_ frame: SheenRect) -> Bool {
    frame.minX < layout.size.width - 0.1 && frame.maxX > 0.1
      && frame.minY < layout.size.height - 0.1 && frame.maxY > 0.1
  }
  let seen = boxes.map { SheenRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    .filter(isSeen)
  let expected = layout.placeholders.map(\.frame).filter(isSeen)
  #expect(seen.count == expected.count, "\(what): \(seen.count) boxes, not \(expected.count)")
  for (index, (box, frame)) in zip(seen, expected).enumerated() {
    let error = max(
      (box.minX - frame.minX).magnitude, (box.minY - frame.minY).magnitude,
      (box.width - frame.width).magnitude, (box.height - frame.height).magnitude)
    // Browsers lay out in 64ths of a pixel, and rounding adds up over the parts of a row.
    #expect(error < 0.2, "\(what): number \(index) is \(box), not \(frame)")
    if error >= 0.2 { break }
  }
}
