import CoreGraphics
import QuartzCore

extension UIView {
  func refreshBackground() {
    let color = ownBackground
    var resolved: CGColor?
    traitCollection.performAsCurrent { resolved = color?.cgColor }
    layer.backgroundColor = resolved
  }

  /// Tells this view, and those in it that have no tint of their own, of another tint.
  func tellTint() {
    traitCollection.performAsCurrent { tintColorDidChange() }
    for view in children where view.ownTint == nil { view.tellTint() }
  }

  // MARK: Layout

  func layOut() {
    traitCollection.performAsCurrent {
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
  }

  func drawAsCurrent(in context: CGContext) {
    traitCollection.performAsCurrent {
      UIGraphicsPushContext(context)
      draw(bounds)
      UIGraphicsPopContext()
    }
  }

  // MARK: Direction

  /// The direction of what has an attribute, without regard to the traits of any view.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIApplication.shared.userInterfaceLayoutDirection)
  }

  /// The direction of what has an attribute within another direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  var resolvedDirection: UIUserInterfaceLayoutDirection {
    UIView.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  func directionMayHaveChanged() {
    constraintsChanged()
    setNeedsLayout()
    setNeedsDisplay()
  }

  // MARK: Traits

  var traitsAbove: UITraitCollection {
    if let controller { return controller.traitsForView(below: superview) }
    return superview?.traitCollection ?? .device
  }

  var resolvedTraits: UITraitCollection {
    let inherited = inheritedTraits
    guard overrideUserInterfaceStyle != .unspecified else { return inherited }
    return UITraitCollection(traitsFrom: [
      inherited, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }

  /// Takes over new traits, and tells of them if they are others.
  func traitsMayHaveChanged() {
    let new = resolvedTraits
    // A view is made with the device's traits.
    let old = shownTraits ?? .device
    let isFirst = shownTraits == nil
    shownTraits = new
    let differs = old != new
    guard differs || isFirst else { return }
    if differs {
      let directionDiffers = old.layoutDirection != new.layoutDirection
      new.performAsCurrent {
        refreshBackground()
        controller?.traitsHaveChanged(from: old, to: new)
        traitsDidChange(from: old)
        traitCollectionDidChange(old)
        traitRegistrations.tell(self, from: old, to: new)
      }
      if directionDiffers { directionMayHaveChanged() }
    }
    children.forEach { $0.traitsMayHaveChanged() }
  }
}
