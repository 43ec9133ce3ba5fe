#if canImport(UIKit) && !os(watchOS)
public import SheenCore
public import UIKit

extension UIViewController {
  /// Lets every flagged view of this controller shimmer, those that come later included, until it is
  /// stopped.
  ///
  /// - Parameter style: How the light looks and moves.
  public func startShimmerAnimation(style: ShimmerStyle = .standard) {
    view.startShimmerAnimation(style: style)
  }

  /// Ends the shimmer of this controller's flagged views.
  public func stopShimmerAnimation() {
    viewIfLoaded?.stopShimmerAnimation()
  }
}
#endif
