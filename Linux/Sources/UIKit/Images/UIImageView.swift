import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows a picture.
@MainActor open class UIImageView: UIView {
  /// A view without a picture.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// A view as large as its picture.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
  }
  /// A view out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      setNeedsDisplay()
    }
  }
  /// The picture while the view is highlighted.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  override func sizeDidChange() { setNeedsDisplay() }
  override func traitsDidChange(from old: UITraitCollection) { setNeedsDisplay() }
  open override func tintColorDidChange() { if image?.isTemplate == true { setNeedsDisplay() } }
  open override var contentMode: ContentMode { didSet { setNeedsDisplay() } }

  open override func draw(_ rect: CGRect) {
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard let shown, let context = UIGraphicsGetCurrentContext() else { return }
    let color = (shown.tint ?? tintColor).cgColor
    shown.draw(in: contentMode.gravity.place(shown.size, in: bounds), context, color: color)
  }
}
