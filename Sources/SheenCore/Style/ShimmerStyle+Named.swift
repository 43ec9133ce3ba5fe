extension ShimmerStyle {
  /// The default: a calm sweep with the text, then a rest.
  public static let standard = ShimmerStyle()

  /// A slanted band, 20° down from the reading direction.
  public static let tilted = ShimmerStyle(direction: .tilted(20))

  /// Slower light in a wide band, with a long rest: for screens that are looked at for long.
  public static let calm = ShimmerStyle(
    speed: .pointsPerSecond(240), band: .points(240), rest: .seconds(1.2))

  /// A narrow, quick glint along a slanted edge, for logos and small marks.
  public static let glint = ShimmerStyle(
    direction: .tilted(30), speed: .pointsPerSecond(520), band: .fraction(0.25),
    rest: .seconds(1.4), easing: .easeInOut, scope: .view)

  /// Light that falls from top to bottom, for tall columns.
  public static let falling = ShimmerStyle(direction: .topToBottom)

  /// A name and its style.
  package struct Named: Hashable, Sendable {
    /// The name, as the command line and files write it.
    package let name: String

    /// The style of that name.
    package let style: ShimmerStyle

    /// What it looks like, in a few words.
    package let summary: String
  }

  /// Every style that has a name, the default first.
  package static let named = [
    Named(name: "standard", style: .standard, summary: "a calm sweep with the text, then a rest"),
    Named(name: "tilted", style: .tilted, summary: "a band slanted by 20°"),
    Named(name: "calm", style: .calm, summary: "slower, wider light with a long rest"),
    Named(name: "glint", style: .glint, summary: "a narrow, quick glint, for logos"),
    Named(name: "falling", style: .falling, summary: "from top to bottom"),
  ]
}
