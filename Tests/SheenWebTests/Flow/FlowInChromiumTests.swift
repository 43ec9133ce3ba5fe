import Foundation
import SheenCore
import SheenScreens
import Testing

@testable import SheenWeb

extension InChromium {
  /// The browser's layout of the boxes is the core's of the skeleton.
  @Suite struct FlowInChromiumTests {
    static let sizes = [
      SheenSize(width: 320, height: 640), SheenSize(width: 390, height: 844),
      SheenSize(width: 820, height: 1180), SheenSize(width: 1440, height: 900),
    ]

    @Test(
      "every screen lies as the core lays it out, in every size and direction",
      arguments: SkeletonScreen.all, SheenLayoutDirection.allCases)
    func screens(screen: SkeletonScreen, layoutDirection: SheenLayoutDirection) async throws {
      let html = try SkeletonPage(screen.skeleton, layoutDirection: layoutDirection).html()
      try await Tab.with { tab in
        try await tab.show(html)
        for size in Self.sizes {
          try await tab.set(.init(width: Int(size.width), height: Int(size.height)))
          let layout = try screen.skeleton.layout(in: size, layoutDirection: layoutDirection)
          expectSame(
            try await tab.value("(\(boxesScript))()"), layout,
            "\(screen.name) in \(size.width) × \(size.height)")
        }
      }
    }

    @Test(
      "a page with a largest width is as wide as the window up to that, and then in the middle",
      arguments: [(390, 0.0, 390.0), (720, 0, 720), (1000, 140, 720)])
    func widest(window: Int, left: Double, width: Double) async throws {
      let html = try SkeletonPage(.rectangle, widest: 720).html()
      try await Tab.with(.init(width: window, height: 400)) { tab in
        try await tab.show(html)
        let boxes: [[Double]] = try await tab.value("(\(boxesScript))()")
        #expect(boxes == [[left, 0, width, 400]])
      }
    }

    @Test("a largest width that is none is left out", arguments: [0, -1, Double.nan, .infinity])
    func noWidest(width: Double) throws {
      #expect(
        try SkeletonPage(.rectangle, widest: width).html() == SkeletonPage(.rectangle).html())
    }

    @Test("skeletons that are made up at random lie as the core lays them out")
    func madeUp() async throws {
      let width = 1000.0
      var groups: [[String]] = []
      var layouts: [(layout: SkeletonLayout, name: String)] = []
      for seed in 0..<120 {
        var random = SeededRandom(seed: UInt64(seed))
        let skeleton = Skeleton.random(&random)
        for layoutDirection in SheenLayoutDirection.allCases {
          let page = SkeletonPage(skeleton, layoutDirection: layoutDirection)
          groups.append([
            layoutDirection == .leftToRight ? "ltr" : "rtl", try skeleton.html(page.markup),
          ])
          layouts.append(
            (
              try skeleton.layout(width: width, layoutDirection: layoutDirection),
              "seed \(seed), \(layoutDirection)"
            ))
        }
      }
      let all = String(decoding: try JSONEncoder().encode(groups), as: UTF8.self)
      let expected = layouts
      try await Tab.with(.init(width: Int(width), height: 900)) { tab in
        try await tab.show(SkeletonPage(.rectangle).html())
        let boxes: [[[Double]]] = try await tab.value(
          """
          \(all).map(([dir, html]) => {
            document.documentElement.dir = dir;
            document.querySelector("main").innerHTML = html;
            return (\(boxesScript))();
          })
          """)
        #expect(boxes.count == expected.count)
        for (boxes, expected) in zip(boxes, expected) {
          expectSame(boxes, expected.layout, expected.name)
        }
      }
    }
  }
}

/// A function that measures the shapes of a page: left, top, width and height of each.
private let boxesScript = """
  () => [...document.querySelectorAll(".sheen-shape")].map(e => {
    const r = e.getBoundingClientRect();
    const side = Math.min(r.width, r.height);
    return e.classList.contains("sheen-circle")
      ? [r.x + (r.width - side) / 2, r.y + (r.height - side) / 2, side, side]
      : [r.x, r.y, r.width, r.height];
  })
  """

/// Compares the boxes that can be seen with the placeholders that can.
private func expectSame(_ boxes: [[Double]], _ layout: SkeletonLayout, _ what: String) {
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
