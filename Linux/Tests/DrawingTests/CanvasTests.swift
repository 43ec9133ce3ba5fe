import CoreGraphics
import Drawing
import Foundation
import Testing

extension DrawingPicture {
  func hex(_ x: Int, _ y: Int) -> String {
    let p = self[x, y]
    return [p.x, p.y, p.z, p.w].map { String(format: "%02x", $0) }.joined()
  }

  /// The largest difference of any part of a pixel from what is expected.
  func distance(_ x: Int, _ y: Int, from expected: [Int]) -> Int {
    let p = self[x, y]
    return zip([p.x, p.y, p.z, p.w], expected).map { abs(Int($0) - $1) }.max() ?? 255
  }
}

private let red = DrawingColor(red: 1, green: 0, blue: 0)
private let blue = DrawingColor(red: 0, green: 0, blue: 1)
private let white = DrawingColor(red: 1, green: 1, blue: 1)

private func drawn(
  _ width: Int = 10, _ height: Int = 10, scale: Double = 1, _ body: (DrawingCanvas) -> Void
) throws -> DrawingPicture {
  let canvas = try DrawingCanvas(width: width, height: height, scale: scale)
  body(canvas)
  return canvas.picture()
}

private func area(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> DrawingPath {
  DrawingPath(rect: CGRect(x: x, y: y, width: width, height: height))
}

struct CanvasTests {
  @Test("a canvas begins clear, and a point has as many pixels as the scale says")
  func scale() throws {
    let picture = try drawn(20, 20, scale: 2) { $0.fill(area(1, 1, 2, 2), with: .color(red)) }
    #expect(picture.hex(0, 0) == "00000000")
    #expect(picture.hex(2, 2) == "ff0000ff" && picture.hex(5, 5) == "ff0000ff")
    #expect(picture.hex(6, 6) == "00000000")
  }

  @Test("sizes that cannot be held are refused in words", arguments: [0, -1, 32768, 1_000_000_000])
  func badSize(side: Int) {
    #expect(throws: DrawingError.size(width: side, height: 4)) {
      try DrawingCanvas(width: side, height: 4, scale: 1)
    }
    #expect(
      DrawingError.size(width: 0, height: 4).description
        == "a picture of 0 × 4 pixels cannot be made: each side must be 1…32767")
  }

  @Test("an edge between pixels is drawn in proportion")
  func antialiasing() throws {
    let picture = try drawn { $0.fill(area(0, 0, 2.5, 10), with: .color(red)) }
    #expect(picture.hex(1, 5) == "ff0000ff")
    #expect(picture.distance(2, 5, from: [255, 0, 0, 128]) <= 2)
    let hard = try drawn { $0.fill(area(0, 0, 2.4, 10), with: .color(red), antialiased: false) }
    #expect(hard.hex(2, 5) == "00000000")
  }

  @Test("what is inside is decided by winding, or by even and odd")
  func fillRules() throws {
    let both = DrawingPath(area(0, 0, 10, 10).elements + area(3, 3, 4, 4).elements)
    #expect(try drawn { $0.fill(both, with: .color(red)) }.hex(5, 5) == "ff0000ff")
    #expect(
      try drawn { $0.fill(both, with: .color(red), evenOdd: true) }.hex(5, 5) == "00000000")
    #expect(both.contains(CGPoint(x: 5, y: 5)))
    #expect(!both.contains(CGPoint(x: 5, y: 5), evenOdd: true))
  }

  @Test("a gradient from clear to a color keeps the color's hue all the way")
  func gradientFromClear() throws {
    let clear = DrawingColor(red: 0, green: 0, blue: 0, alpha: 0)
    let picture = try drawn(100, 1) {
      $0.fill(
        area(0, 0, 100, 1),
        with: .linear(
          [DrawingStop(clear, 0), DrawingStop(white, 0.5), DrawingStop(clear, 1)],
          start: .zero, end: CGPoint(x: 100, y: 0)))
    }
    // At a quarter the white is half opaque, not gray.
    #expect(picture.distance(25, 0, from: [255, 255, 255, 130]) <= 2)
    #expect(picture.distance(75, 0, from: [255, 255, 255, 125]) <= 3)
  }

  @Test("two colors of different opacity are mixed after multiplying, as CSS and Apple do")
  func premultipliedGradient() throws {
    let faint = DrawingColor(red: 0, green: 0, blue: 1, alpha: 0.2)
    let picture = try drawn(200, 1) {
      $0.fill(
        area(0, 0, 200, 1),
        with: .linear(
          [DrawingStop(red, 0), DrawingStop(faint, 1)], start: .zero,
          end: CGPoint(x: 200, y: 0)))
    }
    for x in stride(from: 5, to: 200, by: 13) {
      let t = (Double(x) + 0.5) / 200
      let alpha = 1 - t + 0.2 * t
      let expected = [(1 - t) / alpha * 255, 0, 0.2 * t / alpha * 255, alpha * 255].map {
        Int($0.rounded())
      }
      #expect(picture.distance(x, 0, from: expected) <= 2, "at \(x)")
    }
  }

  @Test("stops outside 0…1 lie where they say, before and behind the line")
  func stopsOutside() throws {
    let picture = try drawn(100, 1) {
      $0.fill(
        area(0, 0, 100, 1),
        with: .linear(
          [DrawingStop(red, -0.5), DrawingStop(blue, 1.5)], start: CGPoint(x: 25, y: 0),
          end: CGPoint(x: 75, y: 0)))
    }
    #expect(picture.distance(50, 0, from: [127, 0, 128, 255]) <= 2)
    #expect(picture.distance(99, 0, from: [1, 0, 254, 255]) <= 3)
  }

  @Test("gradients around a point and along a radius")
  func otherGradients() throws {
    let stops = [DrawingStop(red, 0), DrawingStop(blue, 1)]
    let center = CGPoint(x: 50, y: 50)
    let conic = try drawn(100, 100) {
      $0.fill(
        area(0, 0, 100, 100),
        with: .conic(stops, center: center, startAngle: 0, endAngle: 2 * .pi))
    }
    #expect(conic.distance(20, 50, from: [127, 0, 128, 255]) <= 4)
    #expect(conic.distance(50, 80, from: [191, 0, 64, 255]) <= 4)
    let radial = try drawn(100, 100) {
      $0.fill(
        area(0, 0, 100, 100),
        with: .radial(stops, center: center, startRadius: 0, endRadius: 50))
    }
    #expect(radial.distance(75, 50, from: [125, 0, 130, 255]) <= 4)
    #expect(radial.hex(0, 0) == "0000ffff")
  }

  @Test("a group is drawn as one picture, things by themselves are not")
  func groups() throws {
    func both(_ canvas: DrawingCanvas, _ opacity: Double) {
      canvas.fill(area(0, 0, 6, 10), with: .color(red), opacity: opacity)
      canvas.fill(area(4, 0, 6, 10), with: .color(red), opacity: opacity)
    }
    let single = try drawn { both($0, 0.5) }
    #expect(single.distance(5, 5, from: [255, 0, 0, 191]) <= 1)
    let group = try drawn { canvas in canvas.group(opacity: 0.5) { both(canvas, 1) } }
    #expect(group.distance(5, 5, from: [255, 0, 0, 128]) <= 1)
  }

  @Test("a mask keeps what it covers, in proportion")
  func mask() throws {
    let picture = try drawn { canvas in
      canvas.fill(area(0, 0, 10, 10), with: .color(blue))
      canvas.masked {
        canvas.fill(area(0, 0, 10, 10), with: .color(red))
      } mask: {
        canvas.fill(area(0, 0, 5, 10), with: .color(.black), opacity: 0.5)
      }
    }
    #expect(picture.distance(2, 5, from: [128, 0, 127, 255]) <= 1)
    #expect(picture.hex(8, 5) == "0000ffff")
  }

  @Test("a clip holds until what it was saved for is over, and clips meet")
  func clip() throws {
    let picture = try drawn { canvas in
      canvas.saved {
        canvas.clip(area(0, 0, 5, 10))
        canvas.clip(area(3, 0, 7, 10))
        canvas.fill(area(0, 0, 10, 10), with: .color(red))
      }
      canvas.fill(area(0, 9, 10, 1), with: .color(blue))
    }
    #expect(picture.hex(1, 5) == "00000000" && picture.hex(4, 5) == "ff0000ff")
    #expect(picture.hex(8, 5) == "00000000" && picture.hex(8, 9) == "0000ffff")
  }

  @Test(
    "blend modes are those of the W3C",
    arguments: [
      (DrawingBlend.multiply, "404040ff"), (.screen, "bfbfbfff"), (.difference, "000000ff"),
      (.plusLighter, "ffffffff"), (.destinationOut, "00000000"), (.destinationOver, "7f7f7fff"),
      (.normal, "7f7f7fff"), (.lighten, "7f7f7fff"),
    ])
  func blend(mode: DrawingBlend, expected: String) throws {
    let gray = DrawingPaint.color(DrawingColor(red: 0.5, green: 0.5, blue: 0.5))
    let picture = try drawn { canvas in
      canvas.fill(area(0, 0, 10, 10), with: gray)
      canvas.fill(area(0, 0, 10, 10), with: gray, blend: mode)
    }
    let found = picture[5, 5]
    let wanted = stride(from: 0, to: 8, by: 2).map { i in
      Int(expected.dropFirst(i).prefix(2), radix: 16) ?? 0
    }
    #expect(picture.distance(5, 5, from: wanted) <= 2, "\(mode): \(found)")
  }

  @Test("source atop paints only where something is")
  func sourceAtop() throws {
    let picture = try drawn { canvas in
      canvas.fill(area(0, 0, 5, 10), with: .color(red))
      canvas.fill(area(0, 0, 10, 10), with: .color(blue), blend: .sourceAtop)
    }
    #expect(picture.hex(2, 5) == "0000ffff" && picture.hex(8, 5) == "00000000")
  }

  @Test("numbers that are not finite draw nothing, and break nothing that follows")
  func notFinite() throws {
    let picture = try drawn { canvas in
      canvas.fill(area(.nan, 0, 5, 5), with: .color(red))
      canvas.fill(area(0, 0, .infinity, 5), with: .color(red))
      canvas.saved {
        canvas.translate(x: .nan, y: 0)
        canvas.fill(area(0, 0, 10, 10), with: .color(red))
      }
      canvas.saved {
        canvas.concatenate(CGAffineTransform(scaleX: 0, y: 1))
        canvas.fill(area(0, 0, 10, 10), with: .color(red))
      }
      canvas.saved {
        canvas.clip(area(0, .nan, 3, 3))
        canvas.fill(area(0, 0, 10, 10), with: .color(red))
      }
      canvas.fill(
        area(0, 0, 10, 10),
        with: .linear([DrawingStop(red, 0)], start: CGPoint(x: Double.nan, y: 0), end: .zero))
      canvas.stroke(area(0, 0, 9, 9), with: .color(red), style: DrawingStroke(width: .nan))
      canvas.fill(area(8, 8, 2, 2), with: .color(blue))
    }
    #expect(picture.hex(1, 1) == "00000000" && picture.hex(9, 9) == "0000ffff")
  }

  @Test("a picture is drawn stretched, and its PNG begins as PNGs do")
  func pictures() throws {
    let small = DrawingPicture(
      width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 128])
    let large = try drawn(20, 10) { $0.draw(small, in: CGRect(x: 0, y: 0, width: 20, height: 10)) }
    #expect(large.hex(1, 5) == "ff0000ff")
    #expect(large.distance(19, 5, from: [0, 0, 255, 128]) <= 1)
    #expect(try small.pngData().prefix(8) == [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
    #expect(DrawingPicture(width: 2, height: 2, rgba: [1]).rgba.count == 16)
    #expect(small[5, 5] == SIMD4(0, 0, 0, 0))
  }

  @Test("a picture comes back from its PNG, and what is no PNG is refused")
  func pngData() throws {
    let picture = DrawingPicture(
      width: 3, height: 2,
      rgba: [255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 255, 128] + [UInt8](repeating: 255, count: 12))
    let bytes = try picture.pngData()
    #expect(try DrawingPicture(pngData: bytes) == picture)
    for wrong in [[], [1, 2, 3], [UInt8](bytes.dropLast(20))] {
      #expect(throws: DrawingError.self) { try DrawingPicture(pngData: wrong) }
    }
  }
}
