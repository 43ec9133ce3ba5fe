import SheenCore

/// Finds boxes in the pixels of a screen.
///
/// What differs from the background is divided into components, each pixel being looked at once. What a
/// component is follows from its outline and from what differs within it, which is found in the same way.
struct Segmentation {
  let pixels: [UInt32]
  let width: Int
  let height: Int
  let scale: Double

  /// How far surfaces are looked into: a control on a card on a sheet.
  static let deepest = 4

  func boxes() throws(TraceError) -> [TracedBox] {
    let opaque = Self.isOpaque(pixels) ? pixels : pixels.map(Self.overWhite)
    let found: [Found]? = opaque.withUnsafeBufferPointer { pixels in
      let picture = Picture(pixels: pixels, width: width, height: height)
      var search = BoxSearch(picture: picture, scale: scale)
      return search.boxes()
    }
    guard let found else { throw TraceError(.oneColor) }
    let boxes = found.map { $0.box(scale: scale) }
    let kept = PhoneBars(width: Double(width) / scale, height: Double(height) / scale)
      .removed(from: boxes)
    guard kept.contains(where: { $0.kind != .surface }) else { throw TraceError(.nothing) }
    return kept
  }

  private static func isOpaque(_ pixels: [UInt32]) -> Bool {
    var all = UInt32.max
    for pixel in pixels { all &= pixel }
    return all >> 24 == 255
  }

  /// A pixel as it is seen on white, which is what viewers show behind a picture.
  private static func overWhite(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    func over(_ component: UInt32) -> UInt32 {
      (component * alpha + 255 * (255 - alpha) + 127) / 255
    }
    return over(pixel & 0xFF) | over(pixel >> 8 & 0xFF) << 8 | over(pixel >> 16 & 0xFF) << 16
      | 0xFF00_0000
  }
}
