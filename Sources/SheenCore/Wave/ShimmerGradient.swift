/// Where a view has to draw the band: the two ends of a linear gradient across it.
///
/// Both are places in the view's own coordinates, in points. Between them the stops of
/// `ShimmerProfile` apply; beyond them there is no light.
package struct ShimmerGradient: Hashable, Sendable {
  /// The edge of the band that comes last.
  package let start: SheenPoint

  /// The edge of the band that comes first.
  package let end: SheenPoint
}
