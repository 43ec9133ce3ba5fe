import Drawing
import Foundation
import Testing

struct TextTests {
  private let words = "several words that take more than one line"

  private func text(_ string: String, _ size: Double = 20) -> [DrawingTextRun] {
    [DrawingTextRun(string, size: size)]
  }

  @Test("text takes one line where there is room, and breaks between words where there is none")
  func lines() {
    let free = DrawingText(text(words))
    #expect(free.lineCount == 1)
    let broken = DrawingText(text(words), width: 120)
    #expect(broken.lineCount > 2)
    #expect(broken.size.width <= 120)
    #expect(broken.lineRects.count == broken.lineCount)
    #expect(!broken.isTruncated)
  }

  @Test("too many lines are cut, and end in an ellipsis")
  func limit() {
    let cut = DrawingText(text(words), width: 120, maxLines: 2)
    #expect(cut.lineCount == 2)
    #expect(cut.isTruncated)
  }

  @Test("a size twice as large is twice as wide: nothing is rounded to pixels")
  func scaling() {
    let small = DrawingText(text("Hello", 10)).size
    let large = DrawingText(text("Hello", 20)).size
    #expect(abs(large.width - 2 * small.width) < 0.05)
    #expect(abs(large.height - 2 * small.height) < 0.05)
  }

  @Test("bold text is wider, and letters can be set apart")
  func styles() {
    let plain = DrawingText(text("Hello")).size.width
    #expect(DrawingText([DrawingTextRun("Hello", size: 20, weight: 700)]).size.width > plain)
    let apart = DrawingText([DrawingTextRun("Hello", size: 20, tracking: 3)]).size.width
    #expect(abs(apart - plain - 15) < 3.1)
  }

  @Test("lines stand at the left, in the middle or at the right of the width")
  func alignment() {
    func firstLine(_ alignment: DrawingTextAlignment) -> CGRect {
      DrawingText(text("aaaa aaaa aaaa\nb"), width: 300, alignment: alignment).lineRects[1]
    }
    #expect(firstLine(.left).minX == 0)
    #expect(abs(firstLine(.center).midX - 150) < 0.5)
    #expect(abs(firstLine(.right).maxX - 300) < 0.5)
  }

  @Test("a baseline lies within its line")
  func baselines() {
    let text = DrawingText(text("one\ntwo"))
    let rects = text.lineRects
    #expect(text.firstBaseline > rects[0].minY && text.firstBaseline < rects[0].maxY)
    #expect(text.lastBaseline > rects[1].minY && text.lastBaseline < rects[1].maxY)
  }

  @Test("empty text has a line of no width, and numbers that make no sense do no harm")
  func edges() {
    #expect(DrawingText(text("")).size.width == 0)
    #expect(DrawingText([]).lineCount == 1)
    #expect(DrawingText(text("a", .nan)).size.height > 0)
    #expect(DrawingText(text("a b"), width: -5).lineCount >= 1)
    #expect(DrawingText(text("a b"), width: .infinity).lineCount == 1)
    #expect(DrawingText(text("a b"), width: 1, maxLines: -3).lineCount == 1)
    #expect(DrawingText(text("a"), lineSpacing: .nan).lineCount == 1)
  }

  @Test("text is drawn in its color, and more faintly where that is asked for")
  func drawing() throws {
    func darkest(_ opacity: Double) throws -> UInt8 {
      let canvas = try DrawingCanvas(width: 60, height: 60, scale: 2)
      canvas.draw(
        DrawingText([DrawingTextRun("■", size: 24, color: .black)]), at: .zero, opacity: opacity)
      let picture = canvas.picture()
      return (0..<3600).map { picture[$0 % 60, $0 / 60].w }.max() ?? 0
    }
    #expect(try darkest(1) == 255)
    #expect(try abs(Int(darkest(0.5)) - 128) <= 1)
    #expect(try darkest(0) == 0)
  }
}
