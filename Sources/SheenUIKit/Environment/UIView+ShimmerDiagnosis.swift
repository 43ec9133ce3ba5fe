#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
public import UIKit

extension UIView {
  /// Whether the light over this view moves, and in words why it doesn't.
  ///
  /// It is one line, or more where something of the style could not be done as it was asked for. It is for
  /// developers, in a debugger or a log: it may change from one version to the next. It costs nothing until
  /// it is read.
  ///
  /// ```swift
  /// print(card.shimmerDiagnosis)  // still: Reduce Motion is on (system setting)
  /// ```
  public var shimmerDiagnosis: String {
    guard window != nil else { return "no light: the view is in no window" }
    guard !bounds.isEmpty else { return "no light: the view has no size" }
    let now = CACurrentMediaTime()
    let lights = [
      ownShimmer?.refused,
      ownShimmer?.run.flatMap { light($0.request(), at: now) },
      skeletonOverlay?.placeholderLight.latest,
      (self as? SkeletonPlaceholdersView)?.placeholderLight.latest,
      (self as? ShimmerLabel).flatMap {
        $0.isLit ? light(LightRequest($0.style, over: .content), at: now) : nil
      },
    ]
    let texts = lights.compactMap { light in
      light.map { $0.decision.diagnosis($0.notices, frozenTime: $0.frozenTime) }
    }
    return texts.isEmpty ? "no light: none was asked for" : texts.joined(separator: "\n")
  }
}
#endif
