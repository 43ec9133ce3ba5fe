import CoreGraphics
import Drawing
public import Foundation
import QuartzCore

/// What text of a text view keeps from its edges.
@MainActor open class NSTextContainer: NSObject {
  /// Points at both ends of lines.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed?() } }
  /// How many lines there may be; 0 for any number.
  open var maximumNumberOfLines = 0 { didSet { changed?() } }
  var changed: (() -> Void)?
}

/// A view that shows text that can be edited and scrolled.
@MainActor open class UITextView: UIScrollView {
  private var content = NSAttributedString(string: "")
  private var isPlain = true
  /// What the text keeps from the edges.
  open private(set) lazy var textContainer: NSTextContainer = {
    let container = NSTextContainer()
    container.changed = { [weak self] in self?.contentChanged() }
    return container
  }()

  /// A text view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// A text view with a container; containers have nothing to say here.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }
  /// A text view out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    backgroundColor = .systemBackground
    isAccessibilityElement = true
    contentMode = .redraw
  }

  // As Apple declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text, in the view's font and color.
  open var text: String! {
    get { content.string }
    set {
      content = NSAttributedString(string: newValue ?? "")
      isPlain = true
      contentChanged()
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text, with fonts and colors of its own.
  open var attributedText: NSAttributedString! {
    get { content }
    set {
      content = NSAttributedString(attributedString: newValue ?? NSAttributedString(string: ""))
      isPlain = false
      contentChanged()
    }
  }
  /// The font of text that has none of its own.
  open var font: UIFont? { didSet { if font != oldValue { contentChanged() } } }
  /// The color of text that has none of its own.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// What the text keeps from the edges.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentChanged() }
  }
  /// Whether the text can be edited.
  @available(tvOS, unavailable)
  open var isEditable = true
  /// Whether text can be selected.
  open var isSelectable = true
  /// Whether the font follows the size of text that the user has chosen.
  open var adjustsFontForContentSizeCategory = false
  open override var isScrollEnabled: Bool { didSet { contentChanged() } }
  open override var canBecomeFirstResponder: Bool { isEditable }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
    setNeedsLayout()
  }

  private var drawn: TextContent {
    TextContent(
      text: content, font: font ?? .systemFont(ofSize: 12), color: textColor ?? .label,
      alignment: textAlignment, maxLines: textContainer.maximumNumberOfLines,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
  private var insets: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding
    var insets = textContainerInset
    insets.left += padding
    insets.right += padding
    return insets
  }

  private func size(width: CGFloat) -> CGSize {
    let insets = insets
    let extra = insets.left + insets.right
    var size = CGSize.zero
    traitCollection.performAsCurrent {
      size = drawn.size(width: width.isFinite && width > 0 ? max(1, width - extra) : nil)
    }
    // Text that there is none of is as high as a line.
    if content.length == 0 { size.height = (font ?? .systemFont(ofSize: 12)).lineHeight }
    return CGSize(width: size.width + extra, height: size.height + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(width: size.width) }
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : size(width: .infinity)
  }
  override var wrapsContent: Bool { !isScrollEnabled }
  override func contentSize(forWidth width: CGFloat) -> CGSize? {
    isScrollEnabled ? nil : size(width: width)
  }
  override func baseline(isFirst: Bool) -> (part: Double, offset: Double) {
    let lines = drawn.lines(width: max(1, bounds.width - insets.left - insets.right))
    return (0, insets.top + (isFirst ? lines.firstBaseline : lines.lastBaseline))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: size(width: bounds.width).height)
  }
  open override func draw(_ rect: CGRect) {
    let area = CGRect(origin: .zero, size: CGSize(width: bounds.width, height: 1e6))
    drawn.draw(in: area.inset(by: insets), isCentred: false)
  }
  override func traitsDidChange(from old: UITraitCollection) {
    setNeedsDisplay()
    if adjustsFontForContentSizeCategory, let style = font?.style,
      old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      font = UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection)
    }
  }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? text }
    set { super.accessibilityValue = newValue }
  }
}
