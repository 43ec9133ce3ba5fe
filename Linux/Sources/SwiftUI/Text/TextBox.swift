import Drawing
import Foundation

/// Everything that decides how text is broken into lines and drawn.
struct TextDescription: Equatable {
  var runs: [DrawingTextRun]
  var alignment: TextAlignment
  var lineLimit: Int?
  var reservedLines = 0
  var lineSpacing: CGFloat
  var isRightToLeft: Bool

  @MainActor init(_ text: Text, _ environment: EnvironmentValues) {
    let base = environment.foregroundPaint
    runs = text.runs.map { run in
      var font = run.font ?? environment.font ?? .body
      if let weight = run.weight ?? environment.fontWeight { font = font.weight(weight) }
      return DrawingTextRun(
        run.string, family: font.familyName, size: font.points(environment.dynamicTypeSize),
        weight: font.weightValue, isItalic: run.isItalic || font.isItalic,
        isUnderlined: run.isUnderlined, isStruck: run.isStruck, tracking: run.tracking,
        color: run.color?.drawn(in: environment) ?? base)
    }
    alignment = environment.multilineTextAlignment
    lineLimit = environment.lineLimit.map { max(1, $0) }
    reservedLines = min(environment.lineReserve, 1000)
    lineSpacing = environment.lineSpacing
    isRightToLeft = environment.layoutDirection == .rightToLeft
  }

  /// Whether both take the same room: colors do not matter for that.
  func hasSameLayout(as other: TextDescription) -> Bool {
    func bare(_ description: TextDescription) -> TextDescription {
      var copy = description
      for i in copy.runs.indices { copy.runs[i].color = .black }
      return copy
    }
    return bare(self) == bare(other)
  }

  func drawing(width: CGFloat?, maxLines: Int?) -> DrawingText {
    let alignment: DrawingTextAlignment =
      switch self.alignment {
      case .center: .center
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      }
    return DrawingText(
      runs, width: width.map { Double($0) }, maxLines: maxLines, alignment: alignment,
      lineSpacing: lineSpacing, rightToLeft: isRightToLeft)
  }
}

/// The box of a text.
final class TextBox: Box {
  private var text = Text(verbatim: "")
  private var description: TextDescription?
  /// What was broken into lines last, as sizes are asked for several times.
  private var drawings: [ProposedViewSize: DrawingText] = [:]
  private var isRedacted = false

  override var animatesFrame: Bool { true }

  func set(_ text: Text) {
    self.text = text
    let new = TextDescription(text, environment)
    let isRedacted = environment.isPlaceholder
    defer {
      description = new
      self.isRedacted = isRedacted
    }
    guard new != description || isRedacted != self.isRedacted else { return }
    drawings = [:]
    if description.map({ !new.hasSameLayout(as: $0) }) ?? true { invalidateLayout() }
    setNeedsDisplay()
  }

  /// The text within an offer: as many lines as fit, but at least one.
  private func drawing(for proposal: ProposedViewSize) -> DrawingText {
    if let drawing = drawings[proposal] { return drawing }
    let description = description ?? TextDescription(text, environment)
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
    var drawing = description.drawing(width: width, maxLines: description.lineLimit)
    if let height = proposal.height, height.isFinite, drawing.size.height > height + 0.01 {
      let lines = drawing.lineRects.prefix { $0.maxY <= height + 0.01 }.count
      drawing = description.drawing(width: width, maxLines: max(1, lines))
    }
    drawings[proposal] = drawing
    return drawing
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let drawing = drawing(for: proposal)
    var size = drawing.size
    let reserved = description?.reservedLines ?? 0
    if reserved > drawing.lineCount, drawing.lineCount > 0 {
      size.height *= CGFloat(reserved) / CGFloat(drawing.lineCount)
    }
    return size
  }

  override func explicitAlignment(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> CGFloat? {
    if key == VerticalAlignment.firstTextBaseline.key {
      return drawing(for: proposal).firstBaseline
    }
    if key == VerticalAlignment.lastTextBaseline.key { return drawing(for: proposal).lastBaseline }
    return nil
  }

  override func sizeDidChange() { setNeedsDisplay() }

  /// The lines as they are drawn, within this box's own size, and where they begin.
  ///
  /// Pango aligns within the width that it was given to break lines in; the box has taken the
  /// width of the widest line only.
  private func lines(_ frame: CGRect) -> (DrawingText, CGPoint) {
    let drawing = drawing(for: proposal)
    let left = drawing.lineRects.map(\.minX).min() ?? 0
    return (drawing, CGPoint(x: frame.minX - left, y: frame.minY))
  }

  override func draw(_ pen: Pen) {
    let (drawing, origin) = lines(shownFrame)
    guard isRedacted else {
      return pen.canvas.draw(drawing, at: origin, opacity: pen.opacity, blend: pen.blend)
    }
    for line in drawing.lineRects where line.width > 0 {
      pen.fill(
        .roundedRect(
          line.insetBy(dx: 0, dy: line.height * 0.1).offsetBy(dx: origin.x, dy: origin.y),
          cornerSize: CGSize(width: 3, height: 3), isContinuous: false),
        .color(environment.placeholderColor))
    }
  }

  override func contentFrames() -> [CGRect] {
    let (drawing, origin) = lines(CGRect(origin: .zero, size: frame.size))
    return drawing.lineRects.filter { $0.width > 0 }.map {
      $0.offsetBy(dx: origin.x, dy: origin.y).applying(transformToWindow)
    }
  }

  override func hitTest(_ point: CGPoint) -> Box? {
    !isHiddenFromUsers && frame.contains(point) ? self : nil
  }

  override func accessibilityElements() -> [AccessibilityItem] {
    guard !text.string.isEmpty else { return [] }
    return [AccessibilityItem(box: self, label: text.string, traits: .isStaticText)]
  }
}

extension EnvironmentValues {
  /// The foreground style as one color, for what can only have one.
  var foregroundPaint: DrawingColor {
    let paint = ForegroundStyle().paint(in: CGRect(x: 0, y: 0, width: 1, height: 1), self)
    return paint.mainColor
  }

  /// What text and images are drawn in where their content is not to be seen.
  var placeholderColor: DrawingColor { foregroundPaint.multiplyingAlpha(by: 0.16) }
}

extension DrawingPaint {
  /// The color, or a gradient's first.
  var mainColor: DrawingColor {
    switch self {
    case .color(let color): color
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .conic(let stops, _, _, _):
      stops.first?.color ?? .black
    }
  }
}
