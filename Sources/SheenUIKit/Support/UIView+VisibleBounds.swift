#if canImport(UIKit) && !os(watchOS)
internal import UIKit

extension UIView {
  /// Keeps this view over all that is seen of the view around it, also when that is resized or scrolled.
  ///
  /// A scroll view scrolls by moving its bounds, and its subviews with them. Its frame layout guide stays
  /// where the scroll view is, so constraints to it keep this view there; nothing of the scroll view is
  /// overridden or observed. The constraints go with this view.
  func fillVisibleBounds(of parent: UIView) {
    frame = parent.bounds
    guard let scroll = parent as? UIScrollView else {
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return
    }
    translatesAutoresizingMaskIntoConstraints = false
    let guide = scroll.frameLayoutGuide
    NSLayoutConstraint.activate([
      leftAnchor.constraint(equalTo: guide.leftAnchor),
      topAnchor.constraint(equalTo: guide.topAnchor),
      widthAnchor.constraint(equalTo: guide.widthAnchor),
      heightAnchor.constraint(equalTo: guide.heightAnchor),
    ])
  }

  /// Asks for a layout when this view has moved.
  ///
  /// UIKit calls `layoutSubviews` when a size changes and not when a place does. A layer asks its view for
  /// an action before each change of its position, and a layout comes after the change.
  ///
  /// - Parameter event: The event that `action(for:forKey:)` is called with.
  func setNeedsLayout(ifMoved event: String) {
    if event == "position" { setNeedsLayout() }
  }
}
#endif
