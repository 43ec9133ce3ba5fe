#if canImport(UIKit) && !os(watchOS)
public import SheenCore
internal import SheenTrace
public import UIKit

extension UIView {
  /// The skeleton of what this view shows now, as a description that flows.
  ///
  /// The places are those of the placeholders that ``UIKit/UIView/showSkeleton(style:policy:labels:onLongWait:)``
  /// shows; rows, columns and repetitions are found in them. Call it while the view shows its content, to print
  /// the skeleton once and put it into the app:
  ///
  /// ```swift
  /// let skeleton = feed.tracedSkeleton()
  /// ```
  ///
  /// A view without a size has an empty skeleton.
  public func tracedSkeleton() -> Skeleton {
    layoutIfNeeded()
    let derived = DerivedSkeleton(self)
    let boxes = derived.placeholders.enumerated().map { index, placeholder -> TracedBox in
      TracedBox(
        frame: placeholder.frame, kind: derived.lines.contains(index) ? .text : .area,
        corners: SkeletonCorners(placeholder.outline))
    }
    let size = SheenSize(width: Double(bounds.width), height: Double(bounds.height))
    let screen = try? TracedScreen(boxes: boxes, size: size)
    return screen?.skeleton() ?? Skeleton {}
  }
}

extension SkeletonCorners {
  fileprivate init(_ outline: Placeholder.Outline) {
    switch outline {
    case .rounded(let radii):
      self.init(
        topLeading: radii.topLeft, topTrailing: radii.topRight, bottomTrailing: radii.bottomRight,
        bottomLeading: radii.bottomLeft)
    case .path: self.init(0)
    }
  }
}
#endif
