public import Foundation

/// Text.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Text: Equatable, Sendable {
  var runs: [TextRun]

  /// Text that is looked up.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    runs = [TextRun(string: key.text)]
  }

  /// Text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { runs = [TextRun(string: String(content))] }

  /// Text as it is.
  public init(verbatim content: String) { runs = [TextRun(string: content)] }

  var string: String { runs.map(\.string).joined() }

  /// One text after the other.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var result = lhs
    result.runs += rhs.runs
    return result
  }

  private func changed(_ change: (inout TextRun) -> Void) -> Text {
    var copy = self
    for i in copy.runs.indices { change(&copy.runs[i]) }
    return copy
  }

  /// This text in a font; nil for that of the environment.
  public func font(_ font: Font?) -> Text { changed { $0.font = font ?? $0.font } }

  /// This text in a weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }

  /// This text, bold.
  public func bold() -> Text { changed { $0.weight = .bold } }

  /// This text, bold or not.
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  public func bold(_ isActive: Bool) -> Text { changed { $0.weight = isActive ? .bold : nil } }

  /// This text, leaning.
  public func italic() -> Text { changed { $0.isItalic = true } }

  /// This text in a color.
  @available(iOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(macOS, introduced: 10.15, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(tvOS, introduced: 13.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  @available(watchOS, introduced: 6.0, deprecated: 100000.0, renamed: "foregroundStyle(_:)")
  public func foregroundColor(_ color: Color?) -> Text { changed { $0.color = color } }

  /// This text with a line under it.
  public func underline(_ active: Bool = true) -> Text {
    changed { $0.isUnderlined = active }
  }

  /// This text with a line through it.
  public func strikethrough(_ active: Bool = true) -> Text {
    changed { $0.isStruck = active }
  }

  /// This text with room between letters.
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.tracking = tracking } }

  /// This text with room between letters.
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.tracking = kerning } }
}

nonisolated struct TextRun: Equatable, Sendable {
  var string: String
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var color: Color?
  var isUnderlined = false
  var isStruck = false
  var tracking: CGFloat = 0
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Text: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    LeafElement(self, site) {
      TextBox($0)
    } update: { view, box in
      box.set(view)
    }
  }
}
