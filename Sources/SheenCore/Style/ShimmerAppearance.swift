/// What the reader's system asks of colors: light or dark, normal or increased contrast.
public struct ShimmerAppearance: Hashable, Sendable {
  /// Whether backgrounds are light or dark.
  public enum Scheme: Hashable, Sendable, CaseIterable {
    /// Dark text on a light background.
    case light

    /// Light text on a dark background.
    case dark
  }

  /// How far colors should stand apart.
  public enum Contrast: Hashable, Sendable, CaseIterable {
    /// The normal setting.
    case standard

    /// The reader asked for increased contrast.
    case increased
  }

  /// Whether backgrounds are light or dark.
  public var scheme: Scheme

  /// How far colors should stand apart.
  public var contrast: Contrast

  /// An appearance of the given scheme and contrast.
  public init(_ scheme: Scheme = .light, contrast: Contrast = .standard) {
    self.scheme = scheme
    self.contrast = contrast
  }

  /// Light, at normal contrast.
  public static let light = ShimmerAppearance(.light)

  /// Dark, at normal contrast.
  public static let dark = ShimmerAppearance(.dark)
}
