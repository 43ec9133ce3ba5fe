#if canImport(UIKit) && !os(watchOS)
public import SheenCore
public import UIKit

extension UIView {
  /// Whether this view and all below it stay as they are, and can be used, while a view around it shows
  /// its skeleton.
  #if canImport(ObjectiveC)
  @objc(sheen_isExcludedFromSkeleton)
  #endif
  @IBInspectable public var isExcludedFromSkeleton: Bool {
    get { skeletonOptions?.isExcluded ?? false }
    set { changeSkeletonOptions { $0.isExcluded = newValue } }
  }

  /// Whether this view is one placeholder, with all that is below it.
  #if canImport(ObjectiveC)
  @objc(sheen_isUnitedInSkeleton)
  #endif
  @IBInspectable public var isUnitedInSkeleton: Bool {
    get { skeletonOptions?.isUnited ?? false }
    set { changeSkeletonOptions { $0.isUnited = newValue } }
  }

  /// The corner radius of this view's placeholder, in points; below 0, as at first: what fits the view.
  ///
  /// The bars of text have it too. More than half the shorter side counts as that.
  #if canImport(ObjectiveC)
  @objc(sheen_skeletonCornerRadius)
  #endif
  @IBInspectable public var skeletonCornerRadius: Double {
    get { skeletonOptions?.cornerRadius ?? -1 }
    set { changeSkeletonOptions { $0.cornerRadius = newValue } }
  }

  /// The width of this view's placeholder; nil, as at first: what fits the view.
  ///
  /// It is measured from where text begins. Of lines of text, all but the last are as wide.
  ///
  /// ```swift
  /// nameLabel.skeletonWidth = .fixed(120)
  /// titleLabel.skeletonWidth = .fraction(0.6)
  /// ```
  public var skeletonWidth: SkeletonLength? {
    get { skeletonOptions?.width }
    set { changeSkeletonOptions { $0.width = newValue } }
  }

  /// What was asked of this view's placeholder; nil: nothing.
  var skeletonOptions: SkeletonOptions? {
    layer.value(forKey: optionsKey) as? SkeletonOptions
  }

  private func changeSkeletonOptions(_ change: (SkeletonOptions) -> Void) {
    let options = skeletonOptions ?? SkeletonOptions()
    change(options)
    layer.setValue(options, forKey: optionsKey)
    // The order of setting and showing doesn't matter.
    enclosingSkeleton?.setNeedsLayout()
  }

  private var enclosingSkeleton: SkeletonOverlay? {
    var view: UIView? = self
    while let current = view {
      if let overlay = current.skeletonOverlay { return overlay }
      view = current.superview
    }
    return nil
  }
}

/// What was asked of one view's placeholder.
@MainActor
final class SkeletonOptions {
  var isExcluded = false
  var isUnited = false
  var cornerRadius = -1.0
  var width: SkeletonLength?

  /// The width that was asked for, of a view so wide; nil: none that can be drawn.
  func points(in width: CGFloat) -> CGFloat? {
    let points: CGFloat
    switch self.width {
    case .fixed(let fixed): points = CGFloat(fixed)
    case .fraction(let fraction): points = width * CGFloat(fraction)
    case .flexible: points = width
    case nil: return nil
    }
    return points >= 0 && points.isFinite ? points : nil
  }
}

private let optionsKey = "sheenSkeletonOptions"
#endif
