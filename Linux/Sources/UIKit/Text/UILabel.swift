import CoreGraphics
import Drawing
public import Foundation
import QuartzCore

/// A view that shows text.
@MainActor open class UILabel: UIView {
  private var content: NSAttributedString?
  private var isPlain = true
  private var measured: [CGFloat: CGSize] = [:]

  /// A label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// A label out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  /// The text, in the label's font and color.
  open var text: String? {
    get { content?.string }
    set {
      content = newValue.map { NSAttributedString(string: $0) }
      isPlain = true
      contentChanged()
    }
  }
  /// The text, with fonts and colors of its own.
  open var attributedText: NSAttributedString? {
    get {
      isPlain ? content.map { NSAttributedString(string: $0.string, attributes: own) } : content
    }
    set {
      content = newValue.map { NSAttributedString(attributedString: $0) }
      isPlain = false
      contentChanged()
    }
  }
  private var own: [NSAttributedString.Key: Any] {
    [.font: font ?? .label, .foregroundColor: textColor ?? .label]
  }

  // As Apple declares them.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of text that has none of its own.
  open var font: UIFont! = .label { didSet { if font != oldValue { contentChanged() } } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of text that has none of its own.
  open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// What happens to text that is too long; here its end is always left out.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentChanged() } } }
  /// The width at which lines are broken; 0 for that which layout finds.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }
  /// Whether the font follows the size of text that the user has chosen.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text may become smaller to fit; it does not here.
  open var adjustsFontSizeToFitWidth = false
  /// How small the text may become.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the text is shown as something that can be used.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether the text is shown in its other color.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The other color.
  open var highlightedTextColor: UIColor?

  private func contentChanged() {
    measured = [:]
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private var drawn: TextContent? {
    guard let content, content.length > 0 else { return nil }
    var color = textColor ?? .label
    if isHighlighted, let highlightedTextColor { color = highlightedTextColor }
    if !isEnabled { color = .tertiaryLabel }
    return TextContent(
      text: content, font: font ?? .label, color: color, alignment: textAlignment,
      maxLines: numberOfLines,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  private func size(width: CGFloat) -> CGSize {
    if let known = measured[width] { return known }
    var size = CGSize.zero
    traitCollection.performAsCurrent { size = drawn?.size(width: width) ?? .zero }
    measured[width] = size
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(width: size.width > 0 ? size.width : .infinity)
  }
  open override var intrinsicContentSize: CGSize {
    size(
      width: numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    )
  }
  override var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }
  override func contentSize(forWidth width: CGFloat) -> CGSize? { size(width: max(1, width)) }

  override func baseline(isFirst: Bool) -> (part: Double, offset: Double) {
    guard let lines = drawn?.lines(width: bounds.width > 0 ? bounds.width : nil) else {
      return (isFirst ? 0 : 1, 0)
    }
    // The text stands in the middle of the height.
    return (0.5, (isFirst ? lines.firstBaseline : lines.lastBaseline) - lines.size.height / 2)
  }

  /// The rectangle of the text, with at most so many lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    var content = drawn
    content?.maxLines = numberOfLines
    let size = content?.size(width: bounds.width) ?? .zero
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }
  /// Draws the text.
  open func drawText(in rect: CGRect) { drawn?.draw(in: rect, isCentred: true) }
  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  override func traitsDidChange(from old: UITraitCollection) {
    setNeedsDisplay()
    guard old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory,
      adjustsFontForContentSizeCategory
    else { return }
    if let style = font?.style {
      font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
}

extension UIFont {
  /// The font of labels.
  static let label = UIFont.systemFont(ofSize: labelFontSize)
}
