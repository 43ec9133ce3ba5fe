import CoreGraphics
public import Foundation

/// Something that recognizes a gesture. There are no selectors on Linux, so what it does is a
/// closure here.
@MainActor open class UIGestureRecognizer: NSObject {
  /// The view that it watches.
  open package(set) weak var view: UIView?
  /// Whether it watches.
  open var isEnabled = true
  /// Whether views do not hear of touches once it has recognized them.
  open var cancelsTouchesInView = true
  package let action: ((UIGestureRecognizer) -> Void)?

  /// A recognizer that calls a closure.
  public init(action: ((UIGestureRecognizer) -> Void)? = nil) {
    self.action = action
    super.init()
  }
}

/// Recognizes drags.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// Recognizes taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row are needed.
  open var numberOfTapsRequired = 1
  /// How many fingers are needed.
  open var numberOfTouchesRequired = 1
}
