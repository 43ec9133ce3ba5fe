import CoreGraphics
public import Foundation
import QuartzCore

/// A control with a title or a picture, or both.
@MainActor open class UIButton: UIControl {
  /// The kind of a button.
  public enum ButtonType: Int, Sendable {
    /// Without a look of its own.
    case custom
    /// In the tint.
    case system
  }

  /// The kind.
  public let buttonType: ButtonType
  private var titles: [UIControl.State: String] = [:]
  private var colors: [UIControl.State: UIColor] = [:]
  private var images: [UIControl.State: UIImage] = [:]
  private let label = UILabel()
  private let picture = UIImageView(image: nil)

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero, type: buttonType)
  }
  /// A button without a look of its own.
  public override convenience init(frame: CGRect) { self.init(frame: frame, type: .custom) }
  /// A button with a look, and what it does.
  @available(iOS 15.0, tvOS 15.0, *)
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, type: .system)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
  private init(frame: CGRect, type: ButtonType) {
    buttonType = type
    super.init(frame: frame)
    setUp()
  }
  /// A button out of an archive.
  public required init?(coder: NSCoder) {
    buttonType = .system
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .button
    label.font = .systemFont(ofSize: buttonType == .system ? 15 : 18)
    label.isAccessibilityElement = false
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
    refresh()
  }

  /// The view that shows the title.
  open var titleLabel: UILabel? { label }
  /// The view that shows the picture.
  open var imageView: UIImageView? { picture }
  /// The look, as one value.
  @available(iOS 15.0, tvOS 15.0, *)
  open var configuration: Configuration? {
    get { ownConfiguration }
    set {
      ownConfiguration = newValue
      refresh()
    }
  }
  private var ownConfiguration: Configuration?
  /// The room around the content.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentChanged() } }

  /// Says the title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state] = title
    refresh()
  }
  /// The title in a state.
  open func title(for state: UIControl.State) -> String? { titles[state] ?? titles[.normal] }
  /// The title now.
  open var currentTitle: String? { title(for: state) }
  /// Says the title's color in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    colors[state] = color
    refresh()
  }
  /// The title's color in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { colors[state] ?? colors[.normal] }
  /// The title's color now.
  open var currentTitleColor: UIColor { label.textColor }
  /// Says the picture in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state] = image
    refresh()
  }
  /// The picture in a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state] ?? images[.normal] }
  /// The picture now.
  open var currentImage: UIImage? { image(for: state) }

  override func stateDidChange() { refresh() }
  open override func tintColorDidChange() { refresh() }
  override func traitsDidChange(from old: UITraitCollection) { refresh() }

  private func refresh() {
    label.text = ownConfiguration?.title ?? currentTitle
    picture.image = ownConfiguration?.image ?? currentImage
    var color = titleColor(for: state) ?? (buttonType == .system ? tintColor : .white) ?? .white
    if let ownConfiguration { color = ownConfiguration.foreground(tint: tintColor) }
    if !isEnabled { color = .tertiaryLabel }
    label.textColor = color
    picture.tintColor = color
    if let ownConfiguration {
      layer.backgroundColor =
        traitCollection.resolve(ownConfiguration.background(tint: tintColor))
      layer.cornerRadius = ownConfiguration.cornerRadius(height: bounds.height)
    }
    label.alpha = isHighlighted ? 0.3 : 1
    contentChanged()
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var insets: UIEdgeInsets {
    guard let own = ownConfiguration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(top: own.top, left: own.leading, bottom: own.bottom, right: own.trailing)
  }
  private var gap: CGFloat {
    picture.image == nil || label.text?.isEmpty != false ? 0 : ownConfiguration?.imagePadding ?? 0
  }

  open override var intrinsicContentSize: CGSize {
    let (text, image) = (label.intrinsicContentSize, picture.image?.size ?? .zero)
    // A button without insets of its own keeps 6 points above and below a title.
    let extra: CGFloat =
      ownConfiguration == nil && contentEdgeInsets == .zero && text.height > 0 ? 12 : 0
    return CGSize(
      width: max(text.width + gap + image.width + insets.left + insets.right, extra > 0 ? 30 : 0),
      height: max(text.height + extra, image.height) + insets.top + insets.bottom)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.inset(by: insets)
    let image = picture.image?.size ?? .zero
    let text = label.intrinsicContentSize
    let width = min(text.width, max(0, area.width - image.width - gap))
    let start = area.midX - (image.width + gap + width) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    picture.frame = CGRect(
      x: isMirrored ? start + width + gap : start, y: area.midY - image.height / 2,
      width: image.width, height: image.height)
    label.frame = CGRect(
      x: isMirrored ? start : start + image.width + gap, y: area.midY - text.height / 2,
      width: width, height: text.height)
    if let ownConfiguration {
      layer.cornerRadius = ownConfiguration.cornerRadius(height: bounds.height)
    }
  }
  override func baseline(isFirst: Bool) -> (part: Double, offset: Double) {
    label.baseline(isFirst: isFirst)
  }
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil ? nil : self
  }
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? label.text }
    set { super.accessibilityLabel = newValue }
  }
}

extension UITraitCollection {
  func resolve(_ color: UIColor?) -> CGColor? { color?.resolvedColor(with: self).cgColor }
}
