#if canImport(UIKit) && !os(watchOS)
public import SheenCore
public import UIKit

extension UIView {
  /// Covers this view with placeholders for all that is in it, until `hideSkeleton()`.
  ///
  /// The placeholders are drawn beside the content: texts, pictures, constraints, masks, data sources
  /// and delegates stay as they are, and may change meanwhile. The content is not seen and cannot be
  /// used; VoiceOver finds one element, "Loading". Short loads show no placeholders: see
  /// `LoadingPolicy`. While the skeleton is shown already, the style is changed.
  ///
  /// ```swift
  /// card.showSkeleton()
  /// card.fill(with: try await load())
  /// card.hideSkeleton()
  /// ```
  ///
  /// - Parameters:
  ///   - style: How the light looks and moves.
  ///   - policy: When placeholders show, when their light moves and when they hand over.
  ///   - labels: What VoiceOver says.
  ///   - onLongWait: What is done, once, when the load has taken long: `LoadingPolicy.longWait`, 10
  ///     seconds. It is the moment to say what takes so long, or to offer to cancel. The wait is that of
  ///     a person: it begins anew when the app comes back from the background, or the view to a window.
  public func showSkeleton(
    style: ShimmerStyle = .standard, policy: LoadingPolicy = .standard,
    labels: LoadingLabels = LoadingLabels(),
    onLongWait: (@MainActor @Sendable () -> Void)? = nil
  ) {
    let isResumed = skeletonOverlay?.resume(
      style: style, policy: policy, labels: labels, onLongWait: onLongWait)
    if isResumed == true { return }
    skeletonOverlay?.end()
    let overlay = SkeletonOverlay(style: style, policy: policy, labels: labels)
    layer.setValue(SkeletonReference(overlay), forKey: overlayKey)
    overlay.cover(self, onLongWait: onLongWait)
  }

  /// Hands over from the placeholders to the content, which can be used at once.
  ///
  /// - Parameter outcome: Whether the content has come; VoiceOver says so.
  public func hideSkeleton(_ outcome: LoadingOutcome = .loaded) {
    skeletonOverlay?.finish(outcome)
  }

  /// Whether this view waits behind a skeleton: from `showSkeleton` to `hideSkeleton`.
  public var isSkeletonShown: Bool { skeletonOverlay?.isLoading ?? false }

  /// Reads the view's content anew, at the next layout.
  ///
  /// That happens by itself when the view's size, its traits or its options change. Call it when a
  /// view inside has moved while the size of this one stayed.
  public func setNeedsSkeletonLayout() {
    // UIKit tells of a move nobody but the view itself, and key-value observing of it is not supported.
    // A constraint between the view and one of ours would be found among the app's own. What is left is
    // to look at every view whenever the main thread has done something: work for all, for what few do.
    skeletonOverlay?.setNeedsLayout()
  }

  /// What covers this view.
  var skeletonOverlay: SkeletonOverlay? {
    (layer.value(forKey: overlayKey) as? SkeletonReference)?.overlay
  }
}

/// A way to the overlay that doesn't keep it: the view that it lies in does.
@MainActor
private final class SkeletonReference {
  weak var overlay: SkeletonOverlay?

  init(_ overlay: SkeletonOverlay) {
    self.overlay = overlay
  }
}

private let overlayKey = "sheenSkeleton"
#endif
