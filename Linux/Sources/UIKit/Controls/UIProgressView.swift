import CoreGraphics
public import Foundation
import QuartzCore

/// A bar that tells how much is done.
@MainActor open class UIProgressView: UIView {
  /// How much is done, 0…1.
  open var progress: Float = 0 { didSet { setNeedsDisplay() } }
  /// Sets how much is done: here at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let done = bounds.width * CGFloat(min(max(progress, 0), 1))
    context.setFillColor(UIColor.secondarySystemFill.cgColor)
    context.fill(bounds)
    context.setFillColor(tintColor.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: done, height: bounds.height))
  }
}
