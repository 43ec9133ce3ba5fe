import CoreGraphics
import QuartzCore

extension UIView {
  /// Stands for a side of the content that has no length of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The smallest size that a view can have.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// The largest size that a view can have.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

  /// The constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { layoutData.constraints }

  /// Holds a constraint, which is between this view and views in it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    constraint.owner?.removeConstraint(constraint)
    constraint.owner = self
    layoutData.constraints.append(constraint)
    constraintsChanged(for: constraint)
  }
  /// Holds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(addConstraint)
  }
  /// Holds a constraint no longer.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner === self else { return }
    constraint.owner = nil
    layoutData.constraints.removeAll { $0 === constraint }
    constraintsChanged(for: constraint)
  }
  /// Holds constraints no longer.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }

  private func constraintsChanged(for constraint: NSLayoutConstraint) {
    constraintsChanged()
    // What a constraint places may belong to a layout further down.
    for view in [constraint.first.view, constraint.second?.view] where view !== self {
      view?.superview?.constraintsChanged()
    }
  }

  func dropConstraintsToOutside() {
    var above = superview
    while let view = above {
      let gone = view.layoutData.constraints.filter { constraint in
        [constraint.first.view, constraint.second?.view].contains {
          $0?.isDescendant(of: self) == true
        }
      }
      gone.forEach(view.removeConstraint)
      above = view.superview
    }
  }

  /// How much the view resists being larger than its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? layoutData.hugging.0 : layoutData.hugging.1
  }
  /// Says how much the view resists being larger than its content.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layoutData.hugging.0 = priority
    } else {
      layoutData.hugging.1 = priority
    }
    contentSizeChanged()
  }
  /// How much the view resists being smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? layoutData.resistance.0 : layoutData.resistance.1
  }
  /// Says how much the view resists being smaller than its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      layoutData.resistance.0 = priority
    } else {
      layoutData.resistance.1 = priority
    }
    contentSizeChanged()
  }

  /// Has `updateConstraints()` called before the next layout.
  public func setNeedsUpdateConstraints() {
    layoutData.needsUpdate = true
    contentSizeChanged()
  }
  /// Whether `updateConstraints()` is to be called.
  public func needsUpdateConstraints() -> Bool { layoutData.needsUpdate }
  /// Calls `updateConstraints()` for this view and those in it that need it.
  public func updateConstraintsIfNeeded() {
    children.forEach { $0.updateConstraintsIfNeeded() }
    guard layoutData.needsUpdate else { return }
    layoutData.needsUpdate = false
    RenderServer.current.calling { updateConstraints() }
  }

  /// The size that constraints give the view, as near as they can to a target.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
}
