public import Foundation

/// Where lines of text stand.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where reading begins.
  case leading
  /// In the middle.
  case center
  /// Where reading ends.
  case trailing
}

private struct FontKey: EnvironmentKey { static let defaultValue: Font? = nil }
private struct WeightKey: EnvironmentKey { static let defaultValue: Font.Weight? = nil }
private struct LimitKey: EnvironmentKey { static let defaultValue: Int? = nil }
private struct ReserveKey: EnvironmentKey { static let defaultValue = 0 }
private struct AlignmentValueKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}
private struct LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
private struct TypeSizeKey: EnvironmentKey { static let defaultValue = DynamicTypeSize.large }

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension EnvironmentValues {
  /// The font of text that names none.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// How many lines text may have; nil for any number.
  public var lineLimit: Int? {
    get { self[LimitKey.self] }
    set { self[LimitKey.self] = newValue }
  }

  /// Where lines of text stand.
  public var multilineTextAlignment: TextAlignment {
    get { self[AlignmentValueKey.self] }
    set { self[AlignmentValueKey.self] = newValue }
  }

  /// Points between lines.
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }

  /// The size of text that the user has chosen.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }

  /// How many lines text keeps room for.
  var lineReserve: Int {
    get { self[ReserveKey.self] }
    set { self[ReserveKey.self] = newValue }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// The font of text in this view that names none.
  public nonisolated func font(_ font: Font?) -> some View { environment(\.font, font) }

  /// The weight of text in this view.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Bold text in this view, or not.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    environment(\.fontWeight, isActive ? .bold : nil)
  }

  /// How many lines text in this view may have.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number).environment(\.lineReserve, 0)
  }

  /// How many lines text in this view may have, and whether it keeps room for them all.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit).environment(\.lineReserve, reservesSpace ? limit : 0)
  }

  /// Where lines of text in this view stand.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Points between lines of text in this view.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    environment(\.lineSpacing, lineSpacing)
  }

  /// The size of text in this view.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public nonisolated func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }
}
