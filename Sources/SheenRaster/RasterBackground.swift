public import SheenCore

/// What is behind the placeholders of a picture.
public enum RasterBackground: Hashable, Sendable {
  /// The background color of the palette.
  case palette

  /// Nothing: pixels without a placeholder are clear, and edges are as opaque as they are covered.
  case transparent

  /// A color, which may be translucent.
  case color(ShimmerColor)

  /// The color behind the placeholders of a palette.
  func color(of palette: ShimmerPalette) -> ShimmerColor {
    switch self {
    case .palette: palette.background
    case .transparent: .clear
    case .color(let color): color
    }
  }
}
