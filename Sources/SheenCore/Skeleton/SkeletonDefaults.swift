/// Every default of a skeleton, written once.
@usableFromInline package enum SkeletonDefaults {
  /// The height of a line of text: 12 points, the middle of a line at body size.
  @usableFromInline package static let lineHeight = 12.0

  /// The width of the last of several lines: 65 %.
  @usableFromInline package static let lastLine = 0.65

  /// How far the widths of other lines vary: 12 %.
  @usableFromInline package static let variation = 0.12

  /// The space between the parts of a row or column: 8 points, SwiftUI's.
  @usableFromInline package static let spacing = 8.0

  /// The space that `padding()` leaves: 16 points, SwiftUI's.
  @usableFromInline package static let padding = 16.0

  /// The length of a flexible part where nothing says how much there is: 10 points, SwiftUI's.
  package static let ideal = 10.0
}
