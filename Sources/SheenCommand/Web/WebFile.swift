import SheenCore
import SheenWeb

/// A file for the web to be written: a page, a style sheet or a drawing.
struct WebFile: Equatable, Sendable {
  enum Format: Sendable {
    case html, css, svg
  }

  let path: String
  let format: Format
}

/// One screen as text for the web.
struct WebText: Sendable {
  let screen: SkeletonScreen
  let size: SheenSize
  let style: ShimmerStyle
  let layoutDirection: SheenLayoutDirection

  /// The appearance that was asked for; nil: what each reader's system asks for.
  let appearance: ShimmerAppearance?

  /// The time that was asked for; nil: the light moves.
  let time: Double?

  let hasBackground: Bool

  /// The width up to which a screen for phones looks well when it is stretched, in points.
  private static let column = 720.0

  /// The text of a file.
  ///
  /// - Throws: `CommandError.input` when the screen is none for the web, such as one of too many parts.
  func text(_ format: WebFile.Format) throws(CommandError) -> String {
    do throws(WebError) {
      switch format {
      case .css: return style.styleSheet(for: appearance)
      case .html:
        return try SkeletonPage(
          screen.skeleton, style: style, title: screen.name, layoutDirection: layoutDirection,
          appearance: appearance, time: time, widest: max(size.width, Self.column)
        ).html()
      case .svg:
        return try SkeletonDrawing(
          screen.skeleton, size: size, style: style, label: screen.name,
          layoutDirection: layoutDirection,
          appearance: appearance, time: time, hasBackground: hasBackground
        ).svg()
      }
    } catch {
      throw .input("\(screen.name): \(error.description)")
    }
  }
}
