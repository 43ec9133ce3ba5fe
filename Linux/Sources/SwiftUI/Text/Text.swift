import Drawing
public import Foundation

/// Text.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Text: Equatable, Sendable {
  var runs: [TextRun]

  /// Text as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { runs = [TextRun(string: String(content))] }

  /// Text as it is.
  public init(verbatim content: String) { runs = [TextRun(string: content)] }

  /// One text after the other.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var result = lhs
    result.runs += rhs.runs
    return result
  }
}

nonisolated struct TextRun: Equatable, Sendable {
  var string: String
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Text: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    LeafElement(self, site) { TextBox($0) } update: { view, box in box.set(view) }
  }
}

private final class TextBox: Box {
  private var text = Text(verbatim: "")

  override var animatesFrame: Bool { true }

  func set(_ text: Text) {
    guard text != self.text else { return }
    self.text = text
    invalidateLayout()
    setNeedsDisplay()
  }

  private func drawing(width: CGFloat?) -> DrawingText {
    let color: DrawingColor =
      if case .color(let color) = ForegroundStyle().paint(in: .zero, environment) { color } else {
        .black
      }
    return DrawingText(
      text.runs.map { DrawingTextRun($0.string, size: 17, color: color) },
      width: width.map { $0.isFinite ? Double($0) : nil } ?? nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    drawing(width: proposal.width).size
  }

  override func draw(_ pen: Pen) {
    let frame = shownFrame
    pen.canvas.draw(
      drawing(width: frame.width + 0.5), at: frame.origin, opacity: pen.opacity, blend: pen.blend)
  }
}
