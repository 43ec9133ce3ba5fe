import SheenCore

extension SkeletonLayout {
  /// This layout with its rectangles moved to a grid, so that their edges are sharp and bars do not
  /// run into each other.
  ///
  /// Places are rounded and lengths rounded down, to no less than one step. Since a rectangle never
  /// grows by more than it was short of a step, a gap of at least one step stays a gap.
  func moved(toColumns width: Double, rows height: Double) -> SkeletonLayout {
    SkeletonLayout(
      size: size,
      placeholders: placeholders.map { placeholder in
        guard case .rounded(let radii) = placeholder.outline else { return placeholder }
        let (x, width) = Self.moved(placeholder.frame.minX, placeholder.frame.width, width)
        let (y, height) = Self.moved(placeholder.frame.minY, placeholder.frame.height, height)
        let frame = SheenRect(x: x, y: y, width: width, height: height)
        // A bar of one row has no room for corners: rounded, it would lose its ends.
        let isBar = height <= TerminalDefaults.rowHeight
        return Placeholder(
          frame: frame,
          outline: .rounded(
            isBar
              ? CornerRadii(0, in: frame.size)
              : CornerRadii(
                topLeft: radii.topLeft, topRight: radii.topRight, bottomRight: radii.bottomRight,
                bottomLeft: radii.bottomLeft, in: frame.size)),
          separation: placeholder.separation)
      })
  }

  private static func moved(
    _ start: Double, _ length: Double, _ step: Double
  ) -> (start: Double, length: Double) {
    guard length > 0 else { return (start, length) }
    // A hair more, so that three tenths ten times are three steps.
    return (whole(start / step) * step, max(1, whole(length / step - 0.5 + 1e-6)) * step)
  }

  /// The nearest whole number, as far as one can matter here.
  private static func whole(_ value: Double) -> Double {
    let value = value.clamped(-1e9, 1e9)
    return Double(Int(value < 0 ? value - 0.5 : value + 0.5))
  }
}
