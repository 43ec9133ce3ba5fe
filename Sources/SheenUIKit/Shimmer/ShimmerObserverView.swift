#if canImport(UIKit) && !os(watchOS)
internal import UIKit

/// A view that is never seen and tells a shimmer what happens to the view around it.
///
/// UIKit tells a view of its own size, traits and window, and nobody else. So one of ours lies in the
/// view and resizes with it: nothing of the view itself is overridden or replaced.
final class ShimmerObserverView: UIView {
  private weak var owner: ViewShimmer?
  private var isLeaving = false

  init(_ owner: ViewShimmer) {
    self.owner = owner
    super.init(frame: .zero)
    followTraits()
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) {
    // Archived with its view, where one is; the flag that is archived too makes another.
    super.init(coder: coder)
  }

  /// Goes into a view.
  func watch(_ view: UIView) {
    // UIKit forbids subviews beside the content view of this one.
    let parent = (view as? UIVisualEffectView)?.contentView ?? view
    parent.insertSubview(self, at: 0)
    fillVisibleBounds(of: parent)
  }

  /// Goes away, as nobody asks any more.
  func leave() {
    isLeaving = true
    removeFromSuperview()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if !isLeaving { owner?.windowDidChange() }
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil, !isLeaving { owner?.probeWasRemoved() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    owner?.refresh()
  }

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    setNeedsLayout(ifMoved: event)
    return super.action(for: layer, forKey: event)
  }

  #if !os(visionOS)
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    traitsDidChange()
  }
  #endif

  func traitsDidChange() {
    owner?.refresh()
  }
}

extension ShimmerObserverView: TraitFollower {}
#endif
