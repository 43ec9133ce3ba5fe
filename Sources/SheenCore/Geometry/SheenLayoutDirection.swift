/// The side at which lines of text begin.
public enum SheenLayoutDirection: Hashable, Sendable, CaseIterable {
  /// Leading is left, as in English.
  case leftToRight

  /// Leading is right, as in Arabic and Hebrew.
  case rightToLeft
}
