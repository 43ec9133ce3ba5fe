import Drawing
import Foundation

/// A picture that is not what it should be, and how to tell somebody.
struct Disagreement {
  let renderer: String
  let setting: Setting
  let time: Double
  let difference: Difference
  let reference: Pixels
  let result: Pixels

  /// Writes what was wanted, what came and where they differ (sixteen times as much as they do), and
  /// tells all there is to know.
  ///
  /// - Parameter count: How many pictures of the same test disagree, this one included.
  func report(count: Int) throws -> String {
    let (x, y) = difference.place
    let index = y * reference.width + x
    return """
      \(renderer) is \(difference.largest) levels of 255 off, \
      at pixel (\(x), \(y)): \(Self.hex(reference.words[index])) was wanted, \
      \(Self.hex(result.words[index])) came.
      \(setting.summary), at \(time) s
      the worst of \(count) pictures that disagree: \(try write())
      """
  }

  private func write() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "SheenAgreementTests")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let name = "\(renderer)-\(setting.fileName)-at-\(time)"
    let difference = Pixels(
      width: reference.width, height: reference.height,
      words: zip(reference.words, result.words).map(Self.magnified))
    for (suffix, pixels) in [
      ("reference", reference), ("result", result), ("difference", difference),
    ] {
      let url = folder.appending(path: "\(name)-\(suffix).png")
      try Data(pixels.picture.pngData()).write(to: url)
    }
    return folder.appending(path: "\(name)-{reference,result,difference}.png").path
  }

  private static func magnified(_ a: UInt32, _ b: UInt32) -> UInt32 {
    stride(from: 0 as UInt32, to: 24, by: 8).reduce(0xFF00_0000) { word, shift in
      let distance = abs(Int(a >> shift & 255) - Int(b >> shift & 255))
      return word | UInt32(min(255, distance * 16)) << shift
    }
  }

  /// A pixel as red, green, blue and opacity.
  private static func hex(_ word: UInt32) -> String {
    let digits = String(word.byteSwapped, radix: 16)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }
}
