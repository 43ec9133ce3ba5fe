import SheenCore
import SheenImage
import SheenRaster
import SheenTrace

/// A screen with the boxes that were found drawn over it.
struct Overlay {
  let screen: TracedScreen
  let scale: Double

  /// Red, green and blue of each kind, from the lowest byte on.
  private static func color(of kind: TracedBox.Kind) -> UInt32 {
    switch kind {
    case .text: 0xE0_50_10
    case .area: 0x20_40_E0
    case .surface: 0x30_A0_30
    }
  }

  /// The screen's pixels with the boxes over them.
  func frame(over pixels: [UInt32], width: Int, height: Int) throws(CommandError) -> RasterFrame {
    var pixels = pixels
    for box in screen.boxes { draw(box, on: &pixels, width: width, height: height) }
    do {
      return try RasterFrame(width: width, height: height, pixels: pixels)
    } catch {
      throw .output(error.description)
    }
  }

  private func draw(_ box: TracedBox, on pixels: inout [UInt32], width: Int, height: Int) {
    func pixel(_ points: Double, _ limit: Int) -> Int {
      max(0, min(limit, Int((points * scale).rounded())))
    }
    let (left, right) = (pixel(box.frame.minX, width), pixel(box.frame.maxX, width))
    let (top, bottom) = (pixel(box.frame.minY, height), pixel(box.frame.maxY, height))
    let line = max(1, Int(1.5 * scale))
    let color = Self.color(of: box.kind)
    for y in top..<max(top, bottom) {
      for x in left..<max(left, right) {
        let isEdge = x < left + line || x >= right - line || y < top + line || y >= bottom - line
        guard isEdge || box.kind != .surface else { continue }
        pixels[y * width + x] = mixed(pixels[y * width + x], color, isEdge ? 224 : 56)
      }
    }
  }

  private func mixed(_ pixel: UInt32, _ color: UInt32, _ alpha: UInt32) -> UInt32 {
    var result: UInt32 = 0xFF00_0000
    for shift: UInt32 in [0, 8, 16] {
      let (below, above) = ((pixel >> shift) & 0xFF, (color >> shift) & 0xFF)
      result |= ((above * alpha + below * (255 - alpha)) / 255) << shift
    }
    return result
  }
}
