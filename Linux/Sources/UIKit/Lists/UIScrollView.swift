import CoreGraphics
public import Foundation
import QuartzCore

/// Told of scrolling.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// The content was moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}
extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A view whose content is larger than itself: its bounds move over it.
@MainActor open class UIScrollView: UIView {
  /// A view whose content can be moved.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }
  /// A view out of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Told of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// The place of the content that is at the upper left.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }
  /// Moves the content: here at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  /// The size of the content.
  open var contentSize = CGSize.zero
  /// The room around the content.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      contentOffset.y += oldValue.top - contentInset.top
    }
  }
  /// The room around the content, bars included.
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  /// Whether the content can be moved.
  open var isScrollEnabled = true
  /// What recognizes that it is to be moved.
  public private(set) lazy var panGestureRecognizer: UIPanGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.view = self
    return recognizer
  }()
  /// Whether the content can be moved beyond its end.
  open var bounces = true
  /// Whether it can, even if there is nothing to be moved.
  open var alwaysBounceVertical = false
  /// Whether it stops at whole pages.
  @available(tvOS, unavailable)
  open var isPagingEnabled = false
  /// Whether a bar at the side shows the place; none is drawn here.
  open var showsVerticalScrollIndicator = true
  /// Whether a bar at the bottom shows the place; none is drawn here.
  open var showsHorizontalScrollIndicator = true
  /// Whether a finger moves the content.
  open var isDragging: Bool { false }
  /// The content, for constraints.
  open var contentLayoutGuide: UILayoutGuide { guide(.content) }
  /// The view itself, for constraints.
  open var frameLayoutGuide: UILayoutGuide { guide(.frame) }
  /// Moves the content so that a part of it is seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func moved(_ now: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      low < now ? low : max(now, high - length)
    }
    contentOffset = CGPoint(
      x: moved(contentOffset.x, bounds.width, rect.minX, rect.maxX),
      y: moved(contentOffset.y, bounds.height, rect.minY, rect.maxY))
  }

  /// Moves the content as a finger does, not beyond its ends; whether it moved.
  package func scroll(by distance: CGSize) -> Bool {
    guard isScrollEnabled else { return false }
    func held(_ x: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(x, max(low, high)))
    }
    let inset = adjustedContentInset
    let new = CGPoint(
      x: held(
        contentOffset.x + distance.width, -inset.left,
        contentSize.width + inset.right - bounds.width),
      y: held(
        contentOffset.y + distance.height, -inset.top,
        contentSize.height + inset.bottom - bounds.height))
    guard new != contentOffset else { return false }
    contentOffset = new
    return true
  }

  override func boundsDidChange(from old: CGRect) {
    guard old.origin != bounds.origin else { return }
    didScroll()
    if let delegate { RenderServer.current.calling { delegate.scrollViewDidScroll(self) } }
  }
  /// A scroll view is laid out whenever it has moved.
  func didScroll() { setNeedsLayout() }

  override var scrollsContent: Bool { true }
  override func contentSizeWasFound(_ size: CGSize) { contentSize = size }
}
