import CoreGraphics
public import Foundation

/// A view with an effect behind its content: here without the effect.
@MainActor open class UIVisualEffectView: UIView {
  /// The view that holds the content; nothing is to be added beside it.
  public let contentView = UIView()

  /// A view of an area.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  /// A view out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }
  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
