import SheenCore

extension Skeleton {
  /// The picture of this skeleton at one time as a portable pixmap: text that image viewers open.
  ///
  /// A pixel is a point, and has the color of the place at its middle; edges are not smoothed.
  ///
  /// ```swift
  /// try Skeleton.rectangle.pixmap(in: SheenSize(width: 2, height: 1), at: 0)
  /// // "P3\n2 1\n255\n224 224 224\n224 224 224\n"
  /// ```
  ///
  /// Source of the format: <https://netpbm.sourceforge.net/doc/ppm.html>
  ///
  /// - Parameters:
  ///   - size: The size to lay the skeleton out in, in points; a part of a point counts as a pixel.
  ///   - style: The light.
  ///   - time: In seconds. A time that is not finite has no light.
  ///   - appearance: Light or dark, normal or increased contrast.
  ///   - layoutDirection: The side at which leading is.
  /// - Throws: `SkeletonError` when the size cannot be laid out in, or a part is a failure.
  func pixmap(
    in size: SheenSize, style: ShimmerStyle = .standard, at time: Double,
    appearance: ShimmerAppearance = .light, layoutDirection: SheenLayoutDirection = .leftToRight
  ) throws(SkeletonError) -> String {
    let layout = try layout(in: size, layoutDirection: layoutDirection)
    let shimmer = style.resolved(
      in: SheenRect(origin: .zero, size: size), layoutDirection: layoutDirection,
      appearance: appearance)
    let width = Self.pixels(size.width)
    let height = Self.pixels(size.height)

    var text = "P3\n\(width) \(height)\n255\n"
    for row in 0..<height {
      for column in 0..<width {
        let place = SheenPoint(x: Double(column) + 0.5, y: Double(row) + 0.5)
        let color = shimmer.color(of: layout.placeholder(at: place), at: place, time: time).bytes
        text += "\(color.red) \(color.green) \(color.blue)\n"
      }
    }
    return text
  }

  /// How many pixels a side has. The layout has refused sides that are too large for a number of them.
  private static func pixels(_ side: Double) -> Int {
    // Rounding would ask for a library of mathematics.
    let whole = Int(side)
    return side > Double(whole) ? whole + 1 : whole
  }
}

extension SkeletonLayout {
  /// The placeholder that is seen at a place: the nearest one there, unless the place lies in the gap
  /// that a nearer one keeps around it.
  func placeholder(at place: SheenPoint) -> Placeholder? {
    for placeholder in placeholders.reversed() {
      if placeholder.contains(place) { return placeholder }
      if placeholder.contains(place, within: placeholder.separation) { return nil }
    }
    return nil
  }
}

extension ResolvedShimmer {
  /// The color of a place: light falls on placeholders only, and what is between them is never lit.
  func color(of placeholder: Placeholder?, at place: SheenPoint, time: Double) -> ShimmerColor {
    guard placeholder != nil else { return palette.background }
    let intensity = wave?.intensity(at: place, time: time) ?? 0
    return palette.color(at: intensity).over(palette.background)
  }
}
