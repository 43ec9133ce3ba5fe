import CoreGraphics
import Drawing
import Foundation
import QuartzCore

/// Text with all that decides how it is broken into lines and drawn.
@MainActor struct TextContent {
  var text: NSAttributedString
  var font: UIFont
  var color: UIColor
  var alignment: NSTextAlignment
  var maxLines: Int
  var isRightToLeft: Bool

  /// A text of one font and color.
  static func plain(
    _ text: String, _ font: UIFont, _ color: UIColor, _ alignment: NSTextAlignment,
    maxLines: Int, isRightToLeft: Bool
  ) -> TextContent {
    TextContent(
      text: NSAttributedString(string: text), font: font, color: color, alignment: alignment,
      maxLines: maxLines, isRightToLeft: isRightToLeft)
  }

  private var runs: [DrawingTextRun] {
    var runs: [DrawingTextRun] = []
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? font
      let color = attributes[.foregroundColor] as? UIColor ?? color
      func isLined(_ key: NSAttributedString.Key) -> Bool {
        (attributes[key] as? NSNumber)?.intValue ?? (attributes[key] as? Int) ?? 0 != 0
      }
      runs.append(
        DrawingTextRun(
          (text.string as NSString).substring(with: range), family: font.face.family,
          size: font.pointSize, weight: font.face.weight, isItalic: font.face.isItalic,
          isUnderlined: isLined(.underlineStyle), isStruck: isLined(.strikethroughStyle),
          tracking: (attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double
            ?? 0,
          color: color.cgColor.drawn))
    }
    return runs
  }

  private var paragraph: NSParagraphStyle? {
    guard text.length > 0 else { return nil }
    return text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
  }

  /// The lines within a width.
  func lines(width: CGFloat?, height: CGFloat? = nil) -> DrawingText {
    let lines = brokenLines(width: width, height: height)
    // The canvas counts the lines of each paragraph: those that are too many go with a paragraph.
    guard maxLines > 0, lines.lineCount > maxLines,
      let end = text.string.range(of: "\n", options: .backwards)
    else { return lines }
    var shorter = self
    let length = NSRange(text.string.startIndex..<end.lowerBound, in: text.string).length
    let rest = NSMutableAttributedString(
      attributedString: text.attributedSubstring(from: NSRange(location: 0, length: length)))
    if !rest.string.hasSuffix("…") { rest.append(NSAttributedString(string: "…")) }
    shorter.text = rest
    return shorter.lines(width: width, height: height)
  }

  private func brokenLines(width: CGFloat?, height: CGFloat?) -> DrawingText {
    let style = paragraph
    func make(_ lines: Int?) -> DrawingText {
      DrawingText(
        runs, width: width.map { Double($0) }, maxLines: lines,
        alignment: (style?.alignment ?? alignment).drawn(isRightToLeft: isRightToLeft),
        lineSpacing: Double(style?.lineSpacing ?? 0), rightToLeft: isRightToLeft)
    }
    let all = make(maxLines > 0 ? maxLines : nil)
    guard let height, all.size.height > height + 0.5 else { return all }
    return make(max(1, all.lineRects.prefix { $0.maxY <= height + 0.5 }.count))
  }

  /// The size within a width, on whole pixels.
  func size(width: CGFloat?) -> CGSize {
    guard text.length > 0 else { return .zero }
    let limit: CGFloat? = width.flatMap { $0.isFinite && $0 > 0 && $0 < 1e6 ? $0 : nil }
    let size = lines(width: limit).size
    let scale = max(1, UITraitCollection.current.displayScale)
    func pixels(_ x: CGFloat) -> CGFloat { (x * scale - 1e-6).rounded(.up) / scale }
    return CGSize(width: pixels(size.width), height: pixels(size.height))
  }

  /// Draws the lines in a rectangle, in the middle of its height or from the top.
  func draw(in rect: CGRect, isCentred: Bool) {
    guard text.length > 0, rect.width > 0, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    let lines = lines(width: rect.width, height: rect.height)
    let y = isCentred ? rect.minY + (rect.height - lines.size.height) / 2 : rect.minY
    context.record { $0.draw(lines, at: CGPoint(x: rect.minX, y: y)) }
  }
}
