import CoreGraphics
public import Foundation
import QuartzCore

/// A view that something can be done with.
@MainActor open class UIControl: UIView {
  /// What has happened to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Events by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A finger was put on it.
    public static let touchDown = Event(rawValue: 1)
    /// A finger was lifted from it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// Its value was changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is mainly for was done.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its text was changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
  }

  /// How a control stands.
  public struct State: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// States by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// As usual.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1)
    /// It cannot be used.
    public static let disabled = State(rawValue: 2)
    /// It is chosen.
    public static let selected = State(rawValue: 4)
  }

  private var actions: [(event: Event, action: UIAction)] = []
  /// Whether the control can be used.
  open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
  /// Whether the control is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the control.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
  /// How the control stands.
  open var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
  func stateDidChange() { setNeedsDisplay() }

  /// Has something done when something happens.
  @available(iOS 14.0, tvOS 14.0, *)
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }
  /// Has something done no longer.
  @available(iOS 14.0, tvOS 14.0, *)
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.event == controlEvents }
  }
  /// Does what is to be done when something happens.
  open func sendActions(for controlEvents: Event) {
    for entry in actions where !entry.event.isDisjoint(with: controlEvents) {
      entry.action.sender = self
      RenderServer.current.calling { entry.action.handler(entry.action) }
    }
  }

  /// What a tap does.
  package func tap() {
    guard isEnabled else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    wasTapped()
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }
  func wasTapped() {}

  @discardableResult open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    tap()
    return true
  }
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits
      if !isEnabled { traits.insert(.notEnabled) }
      if isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }
}

/// Something that can be done.
@MainActor open class UIAction: NSObject {
  /// What it is called.
  open var title: String
  /// Its picture.
  open var image: UIImage?
  /// Who had it done last.
  open internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  /// Something that can be done.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.image = image
    self.handler = handler
    super.init()
  }
}
