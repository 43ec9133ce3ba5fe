import CoreGraphics
public import Foundation
import QuartzCore

/// A control with a value in a range.
@available(tvOS, unavailable)
@MainActor open class UISlider: UIControl {
  /// The least value.
  open var minimumValue: Float = 0 { didSet { setNeedsDisplay() } }
  /// The greatest value.
  open var maximumValue: Float = 1 { didSet { setNeedsDisplay() } }
  /// The value.
  open var value: Float = 0 { didSet { setNeedsDisplay() } }
  /// Sets the value: here at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 27 else { return }
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat(min(max((value - minimumValue) / range, 0), 1)) : 0
    context.setFillColor(UIColor.secondarySystemFill.cgColor)
    context.addPath(
      CGPath(
        roundedRect: CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4),
        cornerWidth: 2, cornerHeight: 2, transform: nil))
    context.fillPath()
    context.setFillColor(UIColor.systemGray.cgColor)
    context.fillEllipse(
      in: CGRect(x: part * (bounds.width - 27), y: bounds.midY - 13.5, width: 27, height: 27))
  }
}
