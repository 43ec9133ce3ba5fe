import CoreGraphics

extension UIView {
  /// Stands for a side of the content that has no length of its own.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  func applyConstraints() {}
  func constraintsChanged() {}
  func contentSizeChanged() {}
  func dropConstraintsToOutside() {}
}
