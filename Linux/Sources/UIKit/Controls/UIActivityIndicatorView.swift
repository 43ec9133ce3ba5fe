import CoreGraphics
public import Foundation
import QuartzCore

/// A wheel that turns while something is waited for.
@MainActor open class UIActivityIndicatorView: UIView {
  /// The size of a wheel.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// A wheel of a size.
  public init(style: Style) {
    self.style = style
    let side: CGFloat = style == .large ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    layer.isHidden = hidesWhenStopped
  }
  /// A wheel of 20 points.
  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    self.frame = frame
  }
  /// A wheel out of an archive.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
  }

  /// The size.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the wheel is seen only while it turns.
  open var hidesWhenStopped = true { didSet { refresh() } }
  /// The color.
  open var color: UIColor? = .systemGray { didSet { setNeedsDisplay() } }
  /// Whether the wheel turns.
  open private(set) var isAnimating = false
  /// Turns the wheel.
  open func startAnimating() {
    isAnimating = true
    refresh()
  }
  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    refresh()
  }

  private func refresh() {
    isHidden = hidesWhenStopped && !isAnimating
    layer.removeAnimation(forKey: "turn")
    guard isAnimating, window != nil else { return }
    let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
    turn.values = (0..<8).map { Double($0) * .pi / 4 }
    turn.calculationMode = .discrete
    turn.duration = 1
    turn.repeatCount = .infinity
    layer.add(turn, forKey: "turn")
  }
  open override func didMoveToWindow() { refresh() }

  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large ? 37 : 20
    return CGSize(width: side, height: side)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func traitsDidChange(from old: UITraitCollection) { setNeedsDisplay() }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = min(bounds.width, bounds.height)
    context.setLineWidth(side / 10)
    context.setLineCap(.round)
    for i in 0..<8 {
      let angle = CGFloat(i) * .pi / 4
      func point(_ part: CGFloat) -> CGPoint {
        CGPoint(
          x: bounds.midX + sin(angle) * side * part, y: bounds.midY - cos(angle) * side * part)
      }
      let strength = 1 - CGFloat(7 - i) / 9
      context.setStrokeColor((color ?? .systemGray).withAlphaComponent(strength).cgColor)
      context.move(to: point(0.22))
      context.addLine(to: point(0.42))
      context.strokePath()
    }
  }
}
