#if canImport(UIKit) && !os(watchOS)
public import SheenCore
public import UIKit

/// A label whose glyphs light up in a color while light passes over them.
///
/// Light moves at once and never stops by itself, unless `isLit` is false.
///
/// ```swift
/// let title = ShimmerLabel()
/// title.text = "Thinking…"
/// title.textColor = .secondaryLabel
/// title.shimmerColor = .label
/// ```
@IBDesignable
open class ShimmerLabel: UILabel {
  /// The color of the glyphs in the middle of the band.
  @IBInspectable public var shimmerColor: UIColor = .label {
    didSet { copyText() }
  }

  /// Whether light passes.
  @IBInspectable public var isLit: Bool = true {
    didSet { refresh() }
  }

  /// How the light looks and moves.
  public var style: ShimmerStyle = .standard {
    didSet { if style != oldValue { refresh() } }
  }

  /// The same text in the light's color, seen only where the band is.
  private let lit = UILabel()
  private let light = BandLight()

  /// A label of a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A label from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    followTraits()
    lit.isUserInteractionEnabled = false
    lit.isAccessibilityElement = false
    lit.layer.mask = light.layer
    lit.isHidden = true
    addSubview(lit)
    copyText()
  }

  // MARK: The same text

  /// The text.
  open override var text: String? { didSet { copyText() } }

  /// The text with its attributes.
  open override var attributedText: NSAttributedString? { didSet { copyText() } }

  /// The font.
  open override var font: UIFont? { didSet { copyText() } }

  /// The side at which lines are aligned.
  open override var textAlignment: NSTextAlignment { didSet { copyText() } }

  /// How many lines there are at most.
  open override var numberOfLines: Int { didSet { copyText() } }

  /// Where lines are broken.
  open override var lineBreakMode: NSLineBreakMode { didSet { copyText() } }

  private func copyText() {
    lit.font = font
    lit.textAlignment = textAlignment
    lit.numberOfLines = numberOfLines
    lit.lineBreakMode = lineBreakMode
    if let attributedText {
      let text = NSMutableAttributedString(attributedString: attributedText)
      text.addAttribute(
        .foregroundColor, value: shimmerColor, range: NSRange(location: 0, length: text.length))
      lit.attributedText = text
    } else {
      lit.attributedText = nil
    }
    lit.textColor = shimmerColor
  }

  // MARK: The light

  /// Lays the lit text over the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    lit.frame = bounds
    refresh()
  }

  /// Begins to follow what light depends on, or ends it.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    MotionMonitor.shared.follow(self, in: window)
    refresh()
  }

  #if !os(visionOS)
  /// Follows the appearance and the layout's direction.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange()
  }
  #endif

  func traitsDidChange() {
    lit.semanticContentAttribute = semanticContentAttribute
    refresh()
  }

  private func refresh() {
    let now = CACurrentMediaTime()
    let light = isLit ? light(LightRequest(style, over: .content), at: now) : nil
    lit.isHidden = light == nil
    self.light.show(light, .light(.black), in: bounds, at: now)
  }
}

extension ShimmerLabel: MotionObserver {
  var shimmeringView: UIView? { self }

  func motionConditionsDidChange() {
    refresh()
  }
}

extension ShimmerLabel: TraitFollower {}
#endif
