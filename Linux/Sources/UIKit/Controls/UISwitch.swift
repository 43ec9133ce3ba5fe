import CoreGraphics
public import Foundation
import QuartzCore

/// A control that is on or off.
@available(tvOS, unavailable)
@MainActor open class UISwitch: UIControl {
  /// A switch; it has one size only.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    setUp()
  }
  /// A switch out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = UISwitch.size
    setUp()
  }
  private static let size = CGSize(width: 51, height: 31)
  private func setUp() {
    isAccessibilityElement = true
    accessibilityTraits = .button
    layoutData.hugging = (.defaultHigh, .defaultHigh)
    // A switch has one size; what stands beside it gives way.
    layoutData.resistance = (.required, .required)
  }

  /// Whether it is on.
  open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
  /// The color while it is on.
  open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the knob.
  open var thumbTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Switches it: here at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  override func wasTapped() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
  open override var intrinsicContentSize: CGSize { UISwitch.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }
  override func traitsDidChange(from old: UITraitCollection) { setNeedsDisplay() }
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (isOn ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let body = CGRect(origin: .zero, size: UISwitch.size)
    context.setAlpha(isEnabled ? 1 : 0.5)
    context.setFillColor((isOn ? onTintColor ?? .systemGreen : .secondarySystemFill).cgColor)
    context.addPath(
      CGPath(roundedRect: body, cornerWidth: 15.5, cornerHeight: 15.5, transform: nil))
    context.fillPath()
    let isAtRight = isOn == (effectiveUserInterfaceLayoutDirection == .leftToRight)
    context.setFillColor((thumbTintColor ?? .white).cgColor)
    context.fillEllipse(in: CGRect(x: isAtRight ? 22 : 2, y: 2, width: 27, height: 27))
  }
}
