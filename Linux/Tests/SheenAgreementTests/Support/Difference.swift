import Drawing
import Foundation

/// How far a result is from a reference, leaving out what lies at the edge of a shape.
struct Difference {
  /// The largest distance of two channels, of 255 levels.
  private(set) var largest = 0

  /// Where it is, in pixels.
  private(set) var place = (x: 0, y: 0)

  /// How many pixels of the reference are light and not base.
  private(set) var litCount = 0

  /// Compares two pictures.
  ///
  /// A pixel is left out where the reference has a pixel beside it that is neither covered nor free:
  /// there two renderers may cover differently. So shapes can't be too large or too small either, nor
  /// can light be where no shape is.
  ///
  /// - Parameter base: The colour of a placeholder without light.
  init(of result: Pixels, from reference: Pixels, base: SIMD3<UInt8>) {
    precondition(result.width == reference.width && result.height == reference.height)
    let (width, height) = (reference.width, reference.height)
    let unlit =
      UInt32(base.x) | UInt32(base.y) << 8 | UInt32(base.z) << 16 | 0xFF00_0000
    reference.rgba.withUnsafeBytes { wanted in
      result.rgba.withUnsafeBytes { got in
        let wanted = wanted.bindMemory(to: UInt32.self)
        let got = got.bindMemory(to: UInt32.self)
        // Pixels are many, and tests are compiled without optimisation: so plain numbers.
        var index = 0
        while index < wanted.count {
          let (a, b) = (wanted[index], got[index])
          if a != unlit, a >= 0xFF00_0000 { litCount += 1 }
          if a != b {
            let distance = Self.distance(a, b)
            let (x, y) = (index % width, index / width)
            if distance > largest, !Self.isEdge(wanted, x, y, width, height) {
              largest = distance
              place = (x, y)
            }
          }
          index += 1
        }
      }
    }
  }

  private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = distance(a, b, shift: 24)
    // What is clear has no colour.
    if a < 0x0100_0000 || b < 0x0100_0000 { return largest }
    largest = max(largest, distance(a, b, shift: 0))
    largest = max(largest, distance(a, b, shift: 8))
    return max(largest, distance(a, b, shift: 16))
  }

  private static func distance(_ a: UInt32, _ b: UInt32, shift: UInt32) -> Int {
    let (a, b) = (Int((a &>> shift) & 255), Int((b &>> shift) & 255))
    return a > b ? a - b : b - a
  }

  private static func isEdge(
    _ pixels: UnsafeBufferPointer<UInt32>, _ x: Int, _ y: Int, _ width: Int, _ height: Int
  ) -> Bool {
    let own = pixels[y * width + x] >> 24
    for row in max(0, y - 1)...min(height - 1, y + 1) {
      for column in max(0, x - 1)...min(width - 1, x + 1) {
        let opacity = pixels[row * width + column] >> 24
        if opacity != own || (opacity != 0 && opacity != 255) { return true }
      }
    }
    return false
  }
}

extension Difference {
  /// Writes what was wanted, what came and where they differ (sixteen times as much as they do), and
  /// tells where the pictures are.
  static func write(_ result: Pixels, _ reference: Pixels, named name: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "SheenAgreementTests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var distances = [UInt8](repeating: 255, count: reference.rgba.count)
    for index in distances.indices where index % 4 != 3 {
      let distance = abs(Int(reference.rgba[index]) - Int(result.rgba[index]))
      distances[index] = UInt8(min(255, distance * 16))
    }
    let difference = Pixels(
      width: reference.width, height: reference.height, rgba: distances)
    for (suffix, pixels) in [
      ("reference", reference), ("result", result), ("difference", difference),
    ] {
      let url = folder.appending(path: "\(name)-\(suffix).png")
      try Data(pixels.picture.pngData()).write(to: url)
    }
    return folder.appending(path: "\(name)-….png").path
  }
}
