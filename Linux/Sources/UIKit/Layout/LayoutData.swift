import CoreGraphics

/// What a view keeps for Auto Layout.
@MainActor final class LayoutData {
  var translatesMask = true
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  var hugging: (UILayoutPriority, UILayoutPriority) = (.defaultLow, .defaultLow)
  var resistance: (UILayoutPriority, UILayoutPriority) = (.defaultHigh, .defaultHigh)
  var needsUpdate = false
  /// The places of all views below that constraints place, in this view's coordinates.
  var solution: LayoutSolution?
}

/// The places that a layout has found.
struct LayoutSolution {
  /// The size that they were found for.
  var size: CGSize
  /// Where the bounds began, if something stays there while the view scrolls.
  var origin: CGPoint?
  var frames: [ObjectIdentifier: CGRect]
  /// The size of the content, where the view scrolls and constraints say how large it is.
  var contentSize: CGSize?
  /// The size of the view itself, where that was to be found.
  var fittingSize: CGSize
}
