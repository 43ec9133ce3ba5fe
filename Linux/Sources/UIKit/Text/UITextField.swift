import CoreGraphics
public import Foundation
import QuartzCore

/// A control for a line of text.
@MainActor open class UITextField: UIControl {
  /// How a text field is bordered.
  public enum BorderStyle: Int, Sendable {
    /// Not at all.
    case none
    /// By a line.
    case line
    /// By a bevel; here by a line.
    case bezel
    /// By a line with round corners.
    case roundedRect
  }

  /// A text field.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// A text field out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    contentMode = .redraw
    isAccessibilityElement = true
  }

  /// The text.
  open var text: String? = "" { didSet { contentChanged() } }
  /// What is shown where there is no text.
  open var placeholder: String? { didSet { contentChanged() } }
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  /// The text's color.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// How the field is bordered.
  open var borderStyle = BorderStyle.none { didSet { contentChanged() } }
  /// Whether the text is shown as dots.
  open var isSecureTextEntry = false { didSet { setNeedsDisplay() } }
  open override var canBecomeFirstResponder: Bool { isEnabled }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private var drawn: TextContent {
    let isEmpty = text?.isEmpty != false
    let shown = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text ?? ""
    return .plain(
      isEmpty ? placeholder ?? "" : shown, font ?? .label,
      isEmpty ? .placeholderText : textColor ?? .label, textAlignment, maxLines: 1,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  open override var intrinsicContentSize: CGSize {
    let extra: CGFloat = borderStyle == .none ? 0 : 7
    let height = (font ?? .label).lineHeight.rounded(.up) + extra * 2
    return CGSize(width: drawn.size(width: nil).width + extra * 2, height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// The rectangle of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    bounds.insetBy(dx: borderStyle == .none ? 0 : 7, dy: 0)
  }
  override func traitsDidChange(from old: UITraitCollection) { setNeedsDisplay() }

  open override func draw(_ rect: CGRect) {
    if borderStyle != .none, let context = UIGraphicsGetCurrentContext() {
      let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
      context.setStrokeColor(UIColor.separator.cgColor)
      context.addPath(
        CGPath(
          roundedRect: bounds.insetBy(dx: 0.5, dy: 0.5), cornerWidth: radius,
          cornerHeight: radius, transform: nil))
      context.strokePath()
    }
    drawn.draw(in: textRect(forBounds: bounds), isCentred: true)
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (text?.isEmpty == false ? text : placeholder) }
    set { super.accessibilityValue = newValue }
  }
}
