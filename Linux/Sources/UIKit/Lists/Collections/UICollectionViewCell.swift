import CoreGraphics
public import Foundation

/// A view of a collection that is used again and again.
@MainActor open class UICollectionReusableView: UIView {
  /// The name under which the view is used again.
  open internal(set) var reuseIdentifier: String?

  /// A view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// A view of a class that is known only at run time. Apple's systems have other means for that.
  public required convenience init(madeFor identifier: String) {
    self.init(frame: .zero)
    reuseIdentifier = identifier
  }
  /// A view out of an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view will be used for something else.
  open func prepareForReuse() {}
  /// Takes what the layout says.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// An item of a collection.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view that holds the content.
  public let contentView = UIView()

  /// A cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// A cell out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Whether the item is chosen.
  open var isSelected = false
  /// Whether a finger is on the item.
  open var isHighlighted = false
  /// The view behind the content of a chosen item; an item on the stage is drawn without it.
  open var selectedBackgroundView: UIView?
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      backgroundView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(backgroundView, at: 0)
    }
  }

  package override func answerTap() -> Bool {
    (superview as? UICollectionView)?.tap(self) ?? false
  }
}
