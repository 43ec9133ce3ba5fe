#if canImport(UIKit) && !os(watchOS)
public import SheenCore
public import UIKit

extension UIView {
  /// Whether this view shimmers when that is started for a view around it: "Shimmer Animation" in
  /// Interface Builder.
  ///
  /// ```swift
  /// avatar.shimmerAnimation = true
  /// table.startShimmerAnimation()  // the avatar shimmers, and those of rows that come later
  /// ```
  #if canImport(ObjectiveC)
  @objc(sheen_shimmerAnimation)
  #endif
  @IBInspectable public var shimmerAnimation: Bool {
    get { ownShimmer?.isFlagged ?? false }
    set {
      guard newValue != shimmerAnimation else { return }
      let shimmer = madeShimmer
      if !newValue, let run = shimmer.run, run.group != nil { shimmer.stop(run, finished: false) }
      shimmer.isFlagged = newValue
      if newValue { shimmer.joinFlagged() }
    }
  }

  /// Lets every flagged view shimmer: this one and all below it, however deep, and those that come
  /// later, such as the rows of a table, until it is stopped.
  ///
  /// They are in step. It can be called before the views are in a window. Called again, it goes on in
  /// the new style.
  ///
  /// - Parameter style: How the light looks and moves. A style that is anchored to a group is anchored
  ///   to this view.
  public func startShimmerAnimation(style: ShimmerStyle = .standard) {
    let isOther = ownShimmer?.flaggedStyle.map { $0 != style } ?? false
    madeShimmer.flaggedStyle = style
    forEachFlagged { shimmer in
      if isOther, let run = shimmer.run, run.group === self {
        shimmer.stop(run, finished: false)
      }
      shimmer.startFlagged(style, in: self)
    }
  }

  /// Ends what `startShimmerAnimation(style:)` has started for this view.
  public func stopShimmerAnimation() {
    guard let own = ownShimmer, own.flaggedStyle != nil else { return }
    own.flaggedStyle = nil
    forEachFlagged { shimmer in
      guard let run = shimmer.run, run.group === self else { return }
      shimmer.stop(run, finished: false)
      // A view around this one may still want it.
      shimmer.joinFlagged()
    }
  }

  /// Calls back for each flagged view, this one and all below. Each view is looked at once, and the
  /// depth doesn't count.
  private func forEachFlagged(_ body: (ViewShimmer) -> Void) {
    var waiting = [self]
    while let view = waiting.popLast() {
      waiting.append(contentsOf: view.subviews)
      if let shimmer = view.ownShimmer, shimmer.isFlagged { body(shimmer) }
    }
  }
}

extension ViewShimmer {
  /// Shimmers if a view around says that flagged views do.
  func joinFlagged() {
    guard isFlagged, run == nil else { return }
    var ancestor = view
    while let current = ancestor {
      if let style = current.ownShimmer?.flaggedStyle { return startFlagged(style, in: current) }
      ancestor = current.superview
    }
  }

  /// Shimmers as one of a group, unless it shimmers already.
  fileprivate func startFlagged(_ style: ShimmerStyle, in group: UIView) {
    guard run == nil else { return }
    start(ActiveShimmer(count: 0, style: style, group: group))
  }
}
#endif
