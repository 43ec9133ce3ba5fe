/// A label made ready for one line of a terminal: harmless, measured, and cut to a width.
///
/// Measuring is the costly part, so make a line once for a label and a width, and again only when one
/// of them changes; light then only changes colors.
///
/// ```swift
/// TerminalLine("Fetching packages", width: 80).text  // "Fetching packages"
/// TerminalLine("Fetching packages", width: 10).text  // "Fetching …"
/// ```
public struct TerminalLine: Hashable, Sendable {
  /// A grapheme cluster and its place.
  public struct Cluster: Hashable, Sendable {
    /// The cluster, with characters of no width that follow it.
    public let text: String

    /// The columns before it.
    public let column: Int

    /// How many columns it takes: 1 or 2.
    public let columns: Int

    /// Whether terminals agree on that.
    public let hasCertainWidth: Bool
  }

  /// The clusters, from the line's start.
  public let clusters: [Cluster]

  /// How many columns all of them take, at most the width.
  public let columns: Int

  /// Whether any letter is written from right to left.
  ///
  /// Then the terminal decides in which order columns are shown and how letters join, so a color for
  /// each column would break words; the line is one piece.
  public let isRightToLeft: Bool

  /// A line of a label.
  ///
  /// - Parameters:
  ///   - label: Any text; control characters are shown, not obeyed.
  ///   - width: The columns there are. A longer label is cut after a whole cluster and ends in `…`; 0
  ///     or less leaves nothing.
  ///   - hasUnicode: Whether the terminal has more characters than ASCII; without them a cut label
  ///     ends in `...`.
  public init(_ label: String, width: Int, hasUnicode: Bool = true) {
    let width = max(width, 0)
    let text = label.harmless(hasUnicode: hasUnicode)
    var builder = LineBuilder()
    for character in text {
      let size = DisplayWidth(character)
      guard builder.columns + size.columns <= width else {
        builder.cut(to: width, ellipsis: hasUnicode ? "…" : "...")
        break
      }
      builder.append(String(character), size)
    }
    clusters = builder.clusters
    columns = builder.columns
    isRightToLeft = text.hasRightToLeftLetters
  }

  /// What is seen.
  public var text: String {
    clusters.reduce(into: "") { $0 += $1.text }
  }
}

/// A line on its way.
private struct LineBuilder {
  private(set) var clusters: [TerminalLine.Cluster] = []
  private(set) var columns = 0
  /// Characters of no width before the first that has one.
  private var prefix = ""

  mutating func append(_ text: String, _ size: DisplayWidth) {
    guard size.columns > 0 else {
      attach(text)
      return
    }
    clusters.append(
      TerminalLine.Cluster(
        text: prefix + text, column: columns, columns: size.columns,
        hasCertainWidth: size.isCertain && prefix.isEmpty))
    columns += size.columns
    prefix = ""
  }

  private mutating func attach(_ text: String) {
    guard let last = clusters.popLast() else {
      prefix += text
      return
    }
    clusters.append(
      TerminalLine.Cluster(
        text: last.text + text, column: last.column, columns: last.columns, hasCertainWidth: false))
  }

  /// Removes whole clusters until the ellipsis fits, and adds it.
  mutating func cut(to width: Int, ellipsis: String) {
    let ending = String(ellipsis.prefix(width))
    while columns + ending.count > width, let last = clusters.popLast() {
      columns = last.column
    }
    for dot in ending { append(String(dot), DisplayWidth(dot)) }
  }
}
