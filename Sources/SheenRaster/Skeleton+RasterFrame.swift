public import SheenCore

extension Skeleton {
  /// The picture of this skeleton at one time.
  ///
  /// For several times, make a `SkeletonRenderer` and use it again.
  ///
  /// ```swift
  /// let phone = SheenSize(width: 390, height: 844)
  /// let picture = try Skeleton.circle(48).rasterFrame(in: phone, at: 0.5, scale: 2)
  /// picture.width  // 780
  /// ```
  ///
  /// - Parameters:
  ///   - size: The size to lay the skeleton out in, in points.
  ///   - style: The light.
  ///   - time: In seconds. A time that is not finite has no light.
  ///   - scale: Pixels per point, above 0.
  ///   - appearance: Light or dark, normal or increased contrast.
  ///   - layoutDirection: The side at which leading is.
  ///   - background: What is behind the placeholders.
  /// - Throws: `RasterError`, and as `RasterError.layout` what is wrong with the skeleton.
  public func rasterFrame(
    in size: SheenSize, style: ShimmerStyle = .standard, at time: Double, scale: Double = 1,
    appearance: ShimmerAppearance = .light, layoutDirection: SheenLayoutDirection = .leftToRight,
    background: RasterBackground = .palette
  ) throws(RasterError) -> RasterFrame {
    let layout: SkeletonLayout
    do {
      layout = try self.layout(in: size, layoutDirection: layoutDirection)
    } catch {
      throw .layout(error)
    }
    var renderer = try SkeletonRenderer(
      layout: layout, style: style, scale: scale, layoutDirection: layoutDirection,
      appearance: appearance,
      background: background)
    renderer.paint(at: time)
    return renderer.frame
  }
}
