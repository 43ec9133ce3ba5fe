#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UIView {
  /// The time at which all light in this view stands still, in seconds, or nil: it moves.
  ///
  /// For pictures and tests: no animation runs then, so a user interface test never waits for one to
  /// end, and two pictures of the same view are equal. Set it on a window for all that is in it.
  ///
  /// ```swift
  /// window.shimmerFrozenTime = 0.7
  /// ```
  public var shimmerFrozenTime: Double? {
    get { layer.value(forKey: frozenTimeKey) as? Double }
    set {
      layer.setValue(newValue, forKey: frozenTimeKey)
      MotionMonitor.shared.tell(in: self)
    }
  }

  /// The frozen time of the nearest view that has one, this one or one around it.
  var inheritedFrozenTime: Double? {
    var view: UIView? = self
    while let current = view {
      if let time = current.shimmerFrozenTime { return time }
      view = current.superview
    }
    return nil
  }
}

private let frozenTimeKey = "sheenFrozenTime"
#endif
