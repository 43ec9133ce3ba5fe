import SheenCore
import SheenTrace
import Testing

/// What Documentation/Guides/Trace.md and the first page of SheenTrace show.
@Suite struct TraceSnippets {
  @Test("pixels become a skeleton")
  func pixels() throws {
    var pixels = [UInt32](repeating: .max, count: 390 * 844)
    for y in 20..<220 {
      for x in 16..<374 { pixels[y * 390 + x] = 0xFF80_8080 }
    }

    let screen = try TracedScreen(pixels: pixels, width: 390, height: 844, scale: 1)
    let skeleton = screen.skeleton()

    #expect(try skeleton.layout(width: 390).placeholders.count == 1)
  }

  @Test("boxes become a skeleton")
  func boxes() throws {
    let boxes = [
      TracedBox(
        frame: SheenRect(x: 16, y: 20, width: 358, height: 200), corners: SkeletonCorners(12)),
      TracedBox(frame: SheenRect(x: 16, y: 236, width: 200, height: 12), kind: .text),
    ]
    let known = try TracedScreen(boxes: boxes, size: SheenSize(width: 390, height: 844))
    let card = known.skeleton()

    #expect(try card.layout(width: 390).placeholders.count == 2)
  }
}
