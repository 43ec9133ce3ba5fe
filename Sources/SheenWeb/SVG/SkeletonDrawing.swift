public import SheenCore

/// A skeleton as an SVG of its own: one file that moves by itself, in a page, an `<img>` or a README.
///
/// Places are absolute, so the picture is that of one size; it can be scaled to any other. Readers
/// that know no animation show the skeleton without light. Where the reader asked for reduced motion
/// nothing moves.
///
/// ```swift
/// let drawing = SkeletonDrawing(SkeletonScreen.card.skeleton, size: SkeletonScreen.card.size)
/// let svg = try drawing.svg()
/// ```
public struct SkeletonDrawing: Hashable, Sendable {
  /// What is drawn.
  public var skeleton: Skeleton

  /// The size of the picture, in points.
  public var size: SheenSize

  /// How the light looks and moves.
  public var style: ShimmerStyle

  /// The id of the picture, which all names in it begin with: two pictures in one page need two.
  public var id: WebID

  /// What a screen reader says of the picture.
  public var label: String

  /// The side at which text begins.
  public var layoutDirection: SheenLayoutDirection

  /// One appearance for all readers; nil: what each reader's system asks for.
  public var appearance: ShimmerAppearance?

  /// The time to stand still at, in seconds; nil: the picture moves.
  public var time: Double?

  /// Whether the background is painted; without it the picture is clear between placeholders.
  public var hasBackground: Bool

  /// A drawing; every part that is not named has its default.
  public init(
    _ skeleton: Skeleton, size: SheenSize, style: ShimmerStyle = .standard,
    id: WebID = .standard, label: String = "Loading",
    layoutDirection: SheenLayoutDirection = .leftToRight,
    appearance: ShimmerAppearance? = nil, time: Double? = nil, hasBackground: Bool = true
  ) {
    self.skeleton = skeleton
    self.size = size
    self.style = style
    self.id = id
    self.label = label
    self.layoutDirection = layoutDirection
    self.appearance = appearance
    self.time = time
    self.hasBackground = hasBackground
  }

  /// The picture as text.
  ///
  /// - Throws: `WebError.skeleton` when the skeleton cannot be laid out in the size.
  public func svg() throws(WebError) -> String {
    do throws(SkeletonError) {
      let layout = try skeleton.layout(in: size, layoutDirection: layoutDirection)
      return DrawingWriter(self, layout).text
    } catch {
      throw .skeleton(error)
    }
  }
}
