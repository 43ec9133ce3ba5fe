import SheenCore
import SheenTrace
import Testing

@Suite struct SegmentationTests {
  /// A picture that is drawn by filling rectangles and discs.
  struct Canvas {
    let width: Int
    let height: Int
    var pixels: [UInt32]

    init(_ width: Int, _ height: Int, _ color: UInt32 = 0xFFFF_FFFF) {
      (self.width, self.height) = (width, height)
      pixels = [UInt32](repeating: color, count: width * height)
    }

    mutating func fill(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: UInt32) {
      for row in y..<y + height {
        for column in x..<x + width { pixels[row * self.width + column] = color }
      }
    }

    mutating func disc(_ x: Int, _ y: Int, radius: Int, _ color: UInt32) {
      for row in -radius...radius {
        for column in -radius...radius where row * row + column * column <= radius * radius {
          pixels[(y + row) * width + x + column] = color
        }
      }
    }

    /// Something like letters: thin strokes at small distances.
    mutating func text(_ x: Int, _ y: Int, letters: Int, _ color: UInt32 = 0xFF20_2020) {
      for letter in 0..<letters where letter % 6 != 5 {
        fill(x + letter * 7, y, 2, 12, color)
        fill(x + letter * 7, y, 5, 2, color)
        fill(x + letter * 7 + 3, y + 6, 2, 6, color)
      }
    }

    func traced(scale: Double = 1) throws -> TracedScreen {
      try TracedScreen(pixels: pixels, width: width, height: height, scale: scale)
    }
  }

  @Test("letters are one line of text, as wide as their ink")
  func text() throws {
    var canvas = Canvas(300, 80)
    canvas.text(20, 20, letters: 23)
    canvas.text(20, 44, letters: 10)
    let boxes = try canvas.traced().boxes
    #expect(boxes.map(\.kind) == [.text, .text])
    #expect(boxes.contains { $0.frame == SheenRect(x: 20, y: 20, width: 159, height: 12) })
    #expect(boxes.contains { $0.frame == SheenRect(x: 20, y: 44, width: 68, height: 12) })
  }

  @Test(
    "a card is no placeholder, and what is on it is found", arguments: [0xFFFF_FFFF, 0xFF1C_1C1E])
  func card(color: UInt32) throws {
    var canvas = Canvas(390, 300, 0xFFF7_F2F2)
    canvas.fill(16, 20, 358, 200, color)
    canvas.disc(60, 70, radius: 24, 0xFF40_80C0)
    canvas.text(100, 64, letters: 20, 0xFF80_8080)
    canvas.text(32, 120, letters: 30, 0xFF80_8080)
    let boxes = try canvas.traced().boxes
    #expect(boxes.map(\.kind).filter { $0 == .surface }.count == 1)
    #expect(boxes.first?.frame == SheenRect(x: 16, y: 20, width: 358, height: 200))
    #expect(boxes.filter { $0.kind == .text }.count == 2)
    let disc = try #require(boxes.first { $0.kind == .area })
    #expect((disc.frame.center.x - 60.5).magnitude <= 1 && (disc.radius - 24).magnitude < 2)
  }

  @Test("a button is one box, with its label")
  func button() throws {
    var canvas = Canvas(390, 200)
    canvas.fill(20, 40, 350, 50, 0xFFFF_7A00)
    canvas.text(150, 58, letters: 10, 0xFFFF_FFFF)
    let boxes = try canvas.traced().boxes
    #expect(boxes.map(\.frame) == [SheenRect(x: 20, y: 40, width: 350, height: 50)])
  }

  @Test("separators, the status bar and the home indicator are no content")
  func ignored() throws {
    var canvas = Canvas(390, 844)
    canvas.text(30, 20, letters: 5)
    canvas.text(330, 20, letters: 4)
    canvas.text(20, 120, letters: 20)
    canvas.fill(20, 150, 350, 1, 0xFFC8_C8C8)
    canvas.fill(128, 831, 134, 5, 0xFF00_0000)
    let boxes = try canvas.traced().boxes
    #expect(boxes.count == 1 && boxes[0].frame.minY == 120)
  }

  @Test("a photograph is one box, and so is a gradient")
  func photographs() throws {
    var canvas = Canvas(390, 500)
    var random = SeededRandom(seed: 3)
    for y in 20..<220 {
      for x in 16..<374 {
        let noise = UInt32(random.next() % 40)
        let tone = UInt32(60 + (x / 30 * 37 + y / 25 * 53) % 150) + noise
        canvas.pixels[y * 390 + x] = 0xFF00_0000 | tone << 16 | (255 - tone) << 8 | tone / 2
      }
    }
    for y in 240..<440 {
      for x in 16..<374 {
        canvas.pixels[y * 390 + x] = 0xFF60_2000 | UInt32(y - 240) | UInt32(x / 3) << 8
      }
    }
    let frames = try canvas.traced().boxes.map(\.frame)
    #expect(
      Set(frames) == [
        SheenRect(x: 16, y: 20, width: 358, height: 200),
        SheenRect(x: 16, y: 240, width: 358, height: 200),
      ])
  }

  @Test("what can't be traced is said")
  func wrong() {
    func reason(_ pixels: [UInt32], _ width: Int, _ height: Int, _ scale: Double = 1) -> String {
      do {
        _ = try TracedScreen(pixels: pixels, width: width, height: height, scale: scale)
        return "traced"
      } catch {
        return error.description
      }
    }
    #expect(
      reason([UInt32](repeating: 7, count: 16), 4, 4)
        == "nothing was found that looks like content: the picture is of one color")
    #expect(reason([], 0, 0) == "0 pixels are no picture of 0×0")
    #expect(reason([1, 2], 2, 2) == "2 pixels are no picture of 2×2")
    #expect(reason([1], .max, .max).hasPrefix("1 pixels are no picture"))
    #expect(reason([], 60_000, 60_000).hasSuffix("at most 64000000 are traced"))
    #expect(reason([1, 2, 3, 4], 2, 2, .nan).hasPrefix("nan is no number of pixels per point"))
  }
}
