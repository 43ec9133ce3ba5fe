import CoreGraphics
import QuartzCore

extension UIView {
  /// A point of this view's coordinates in another's; in the window's where there is none.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: (view ?? outermost).layer)
  }
  /// A point of another view's coordinates in this one's; of the window's where there is none.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: (view ?? outermost).layer)
  }
  /// A rectangle of this view's coordinates in another's; in the window's where there is none.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: (view ?? outermost).layer)
  }
  /// A rectangle of another view's coordinates in this one's; of the window's where there is none.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: (view ?? outermost).layer)
  }

  private var outermost: UIView {
    if let window { return window }
    var view = self
    while let above = view.superview { view = above }
    return view
  }

  func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in children.reversed() {
      if let hit = view.hitTest(convert(point, to: view), with: event) { return hit }
    }
    return self
  }

  // MARK: Margins

  /// 8 points; those of a controller's view are wider at the sides.
  var standardMargins: NSDirectionalEdgeInsets {
    controller == nil
      ? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      : NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }

  var resolvedMargins: UIEdgeInsets {
    let m = directionalLayoutMargins
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: m.top, left: isMirrored ? m.trailing : m.leading, bottom: m.bottom,
      right: isMirrored ? m.leading : m.trailing)
  }

  func setMargins(_ new: UIEdgeInsets) {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: new.top, leading: isMirrored ? new.right : new.left, bottom: new.bottom,
      trailing: isMirrored ? new.left : new.right)
  }

  // MARK: Autoresizing

  package func layerBoundsDidChange(from old: CGRect) {
    boundsDidChange(from: old)
    guard old.size != bounds.size else { return }
    sizeDidChange()
    guard autoresizesSubviews else { return }
    let change = CGSize(width: bounds.width - old.width, height: bounds.height - old.height)
    for view in children
    where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
      view.follow(change, from: old.size)
    }
  }

  private func follow(_ change: CGSize, from old: CGSize) {
    let mask = autoresizingMask
    let (x, width) = share(
      change.width, frame.minX, frame.width, old.width - frame.maxX,
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let (y, height) = share(
      change.height, frame.minY, frame.height, old.height - frame.maxY,
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  /// Spreads a change over the flexible parts, in proportion to their lengths; evenly where those
  /// are all 0.
  private func share(
    _ change: CGFloat, _ before: CGFloat, _ length: CGFloat, _ behind: CGFloat,
    _ beforeGives: Bool, _ lengthGives: Bool, _ behindGives: Bool
  ) -> (CGFloat, CGFloat) {
    let parts = [(before, beforeGives), (length, lengthGives), (behind, behindGives)]
    let flexible = parts.filter(\.1)
    guard !flexible.isEmpty else { return (before, length) }
    let total = flexible.reduce(0) { $0 + max(0, $1.0) }
    func grown(_ part: (CGFloat, Bool)) -> CGFloat {
      guard part.1 else { return part.0 }
      let weight = total > 0 ? max(0, part.0) / total : 1 / CGFloat(flexible.count)
      return part.0 + change * weight
    }
    return (grown(parts[0]), max(0, grown(parts[1])))
  }
}
