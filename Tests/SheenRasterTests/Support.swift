import SheenCore
import SheenRaster

/// A layout of placeholders in a space of a size in points.
func layout(_ width: Double, _ height: Double, _ placeholders: [Placeholder]) -> SkeletonLayout {
  SkeletonLayout(size: SheenSize(width: width, height: height), placeholders: placeholders)
}

/// A rectangle with one radius for its four corners.
func box(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
  separation: Double = 0
) -> Placeholder {
  let frame = SheenRect(x: x, y: y, width: width, height: height)
  return Placeholder(
    frame: frame, outline: .rounded(CornerRadii(radius, in: frame.size)), separation: separation)
}

/// A circle around a place.
func circle(_ x: Double, _ y: Double, radius: Double, separation: Double = 0) -> Placeholder {
  box(
    x - radius, y - radius, radius * 2, radius * 2, radius: radius, separation: separation)
}

/// A path in a frame, of points in fractions of it.
func path(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double,
  _ contours: [[(Double, Double)]], separation: Double = 0
) -> Placeholder {
  Placeholder(
    frame: SheenRect(x: x, y: y, width: width, height: height),
    outline: .path(contours.map { $0.map { SheenPoint(x: $0.0, y: $0.1) } }),
    separation: separation)
}

extension ShimmerPalette {
  /// Black placeholders on white, without light: a pixel shows how much of it is covered.
  static let ink = ShimmerPalette(background: .white, base: .black, highlight: .black)

  /// Light from black to white on a gray that is neither.
  static let strong = ShimmerPalette(
    background: ShimmerColor(red: 0.2, green: 0.4, blue: 0.6), base: .black, highlight: .white)
}

extension ShimmerStyle {
  /// The style in colors of a palette.
  func colored(_ palette: ShimmerPalette) -> ShimmerStyle {
    var style = self
    style.colors = .fixed(palette)
    return style
  }
}

extension RasterFrame {
  /// The pixel at a place.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// The four channels of a pixel: red, green, blue, alpha.
  func channels(_ x: Int, _ y: Int) -> [Int] { SheenRasterTests.channels(self[x, y]) }

  /// The frame seen in a mirror.
  var mirrored: [UInt32] {
    (0..<height).flatMap { y in pixels[y * width..<(y + 1) * width].reversed() }
  }
}

/// The four channels of a pixel: red, green, blue, alpha.
func channels(_ pixel: UInt32) -> [Int] {
  (0..<4).map { Int(pixel >> UInt32($0 * 8)) & 255 }
}

/// The four channels of a color in eight bits.
func channels(_ color: ShimmerColor) -> [Int] {
  let (red, green, blue, alpha) = color.bytes
  return [Int(red), Int(green), Int(blue), Int(alpha)]
}

/// The largest difference between two lists of channels.
func difference(_ a: [Int], _ b: [Int]) -> Int {
  zip(a, b).map { abs($0 - $1) }.max() ?? 0
}

/// A picture of black placeholders on white without light.
func ink(_ layout: SkeletonLayout, scale: Double = 1) throws -> RasterFrame {
  try SkeletonRenderer(
    layout: layout, style: ShimmerStyle.standard.colored(.ink), scale: scale
  ).frame
}

/// Whether a pixel of an `ink` picture is all background, all placeholder or an edge.
func darkness(_ frame: RasterFrame, _ x: Int, _ y: Int) -> Int {
  255 - frame.channels(x, y)[0]
}
