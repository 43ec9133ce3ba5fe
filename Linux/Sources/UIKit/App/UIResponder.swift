public import Foundation
import QuartzCore

/// What answers to events.
@MainActor open class UIResponder: NSObject, AssociationHolder {
  // Used on the main thread only, as all of a view.
  package nonisolated(unsafe) var associations = Associations()

  /// A responder.
  public override init() { super.init() }

  /// Who answers next.
  open var next: UIResponder? { nil }
  /// Whether events of the keyboard come here first.
  open var isFirstResponder: Bool { UIResponder.first === self }
  /// Whether events of the keyboard may come here first.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether another one may take the keyboard's events.
  open var canResignFirstResponder: Bool { true }
  private static weak var first: UIResponder?

  /// Takes the keyboard's events.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    UIResponder.first = self
    return true
  }
  /// Leaves the keyboard's events.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if UIResponder.first === self { UIResponder.first = nil }
    return true
  }

  /// Touches have begun.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }
  /// Touches have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }
}

/// A finger on the display.
@MainActor open class UITouch: NSObject {
  /// The view that the finger was put on.
  open package(set) weak var view: UIView?
  package var locationInWindow = CGPoint.zero
  /// How often in a row it was put there.
  open package(set) var tapCount = 1

  package nonisolated override init() { super.init() }

  /// Where the finger is.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(locationInWindow, from: nil) ?? locationInWindow
  }
}

/// Something that the user has done.
@MainActor open class UIEvent: NSObject {
  package nonisolated override init() { super.init() }
}
