import SheenCore

/// A box of pixels, before it becomes a box in points.
struct Found {
  enum Kind {
    /// A part of a line of text, or of an icon.
    case ink

    /// A line of text.
    case text

    /// One placeholder.
    case area

    /// A filled area or a frame that holds others.
    case surface
  }

  var area: PixelArea
  var kind: Kind

  /// The radii in pixels: top left, top right, bottom right, bottom left.
  var radii: [Double] = [0, 0, 0, 0]

  /// How much of the first and last row and column belongs to the box, from 0 to 1: left, top, right, bottom.
  var coverage: [Double] = [1, 1, 1, 1]

  /// Whether it is large and of no simple outline, as parts of photographs are.
  var isIrregular = false

  func box(scale: Double) -> TracedBox {
    let minX = Double(area.minX) + 1 - coverage[0]
    let minY = Double(area.minY) + 1 - coverage[1]
    let maxX = Double(area.maxX) - 1 + coverage[2]
    let maxY = Double(area.maxY) - 1 + coverage[3]
    let frame = SheenRect(
      x: minX / scale, y: minY / scale, width: (maxX - minX) / scale, height: (maxY - minY) / scale)
    let radii = radii.map { $0 / scale < 0.75 ? 0 : $0 / scale }
    let kind: TracedBox.Kind =
      switch kind {
      case .ink, .text: .text
      case .area: .area
      case .surface: .surface
      }
    return TracedBox(
      frame: frame, kind: kind,
      corners: SkeletonCorners(
        topLeading: radii[0], topTrailing: radii[1], bottomTrailing: radii[2],
        bottomLeading: radii[3]))
  }
}
