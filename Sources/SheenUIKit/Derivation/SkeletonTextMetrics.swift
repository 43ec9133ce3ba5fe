#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// The lines of a text as placeholders: as many as the view has, as high as its font says.
struct SkeletonTextMetrics {
  /// Where the lines lie in the view: at the top of this area, or in its middle.
  var area: CGRect

  /// The width that the text takes, in points.
  var width: CGFloat

  var count: Int
  var pointSize: CGFloat
  var lineHeight: CGFloat
  var alignment: NSTextAlignment
  var isCentered: Bool

  /// A bar is as high against its font as the core's default is against the body size of 17 points.
  static let barPart = CGFloat(SkeletonDefaults.lineHeight / 17)

  /// The corner radius of a bar, in points: that of the bars which the system draws for redacted text.
  static let cornerRadius: CGFloat = 3

  /// The most lines that are drawn.
  static let maximumLines = 200

  /// The bars, from top to bottom, in the coordinates of the view.
  func bars(layoutDirection: SheenLayoutDirection, occurrence: Int) -> [CGRect] {
    let bar = max(pointSize * Self.barPart, 1)
    let block = CGFloat(count) * lineHeight
    let top = area.minY + (isCentered ? (area.height - block) / 2 : 0)
    let widths = SkeletonLines(count: count).widths(occurrence: occurrence)
    return widths.enumerated().map { index, part in
      let length = width * CGFloat(part)
      return CGRect(
        x: area.minX + (area.width - length) * share(layoutDirection),
        y: top + CGFloat(index) * lineHeight + (lineHeight - bar) / 2, width: length, height: bar)
    }
  }

  /// The part of the free width that lies left of a line: 0, ½ or 1.
  private func share(_ layoutDirection: SheenLayoutDirection) -> CGFloat {
    switch alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    default: layoutDirection == .rightToLeft ? 1 : 0
    }
  }
}

extension UIView {
  /// The lines of text in this view; nil: it is no text.
  var skeletonText: SkeletonTextMetrics? {
    if let label = self as? UILabel { return label.isBlank ? nil : label.labelMetrics }
    if let text = self as? UITextView { return text.textMetrics }
    return nil
  }
}

extension UILabel {
  /// Whether there is text, and nothing of it can be seen.
  var isBlank: Bool {
    let text = text ?? attributedText?.string ?? ""
    return !text.isEmpty && text.allSatisfy(\.isWhitespace)
  }

  fileprivate var labelMetrics: SkeletonTextMetrics {
    let font = largestFont(in: attributedText, or: font)
    let lineHeight = max(font.lineHeight, 1)
    let hasText = !(text ?? attributedText?.string ?? "").isEmpty
    let limit = numberOfLines > 0 ? numberOfLines : SkeletonTextMetrics.maximumLines
    let text = hasText ? textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines) : bounds
    let count = min(SkeletonTextMetrics.lines(in: text.height, of: lineHeight), limit)
    // An empty label has shrunk to nothing: a word or two stand there.
    let width =
      text.width > 0 ? text.width : min(font.pointSize * SkeletonTextMetrics.emptyWidth, room)
    var area = bounds
    area.size.width = max(bounds.width, width)
    return SkeletonTextMetrics(
      area: area, width: count > 1 ? area.width : width, count: count,
      pointSize: font.pointSize, lineHeight: lineHeight, alignment: textAlignment, isCentered: true)
  }
}

extension UILabel {
  /// How much room the view around has beside this one, in points.
  fileprivate var room: CGFloat {
    guard let superview else { return .infinity }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return max(0, isMirrored ? frame.maxX : superview.bounds.maxX - frame.minX)
  }
}

extension SkeletonTextMetrics {
  /// How wide the placeholder of an empty label is that has no width, in sizes of its font.
  static let emptyWidth: CGFloat = 8

  /// How many lines there is room for, one at least.
  ///
  /// A line that lacks less than a fifth of its height counts: sizes are rounded.
  fileprivate static func lines(in height: CGFloat, of lineHeight: CGFloat) -> Int {
    let lines = (height / lineHeight + 0.2).rounded(.down)
    return lines >= 1 ? Int(min(lines, CGFloat(maximumLines))) : 1
  }
}

extension UITextView {
  fileprivate var textMetrics: SkeletonTextMetrics {
    let own = font ?? UIFont.systemFont(ofSize: 12)
    let font = largestFont(in: attributedText, or: own)
    let lineHeight = max(font.lineHeight, 1)
    let padding = textContainer.lineFragmentPadding
    var area = bounds.inset(by: textContainerInset).insetBy(dx: padding, dy: 0)
    let hasText = !(text ?? "").isEmpty
    let needed = hasText ? sizeThatFits(bounds.size).height : bounds.height
    area.size.height = min(
      area.height, needed - textContainerInset.top - textContainerInset.bottom)
    return SkeletonTextMetrics(
      area: area, width: max(area.width, 0),
      count: SkeletonTextMetrics.lines(in: area.height, of: lineHeight),
      pointSize: font.pointSize,
      lineHeight: lineHeight, alignment: textAlignment, isCentered: false)
  }
}

/// The largest font in a text, or one for all of it.
@MainActor
private func largestFont(in text: NSAttributedString?, or font: UIFont) -> UIFont {
  guard let text, text.length > 0 else { return font }
  var largest: UIFont?
  text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length)) { value, _, _ in
    if let own = value as? UIFont, own.pointSize > largest?.pointSize ?? 0 { largest = own }
  }
  return largest ?? font
}
#endif
