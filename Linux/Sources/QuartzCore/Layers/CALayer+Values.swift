import Foundation

extension CALayer {
  /// Changes a value, and does what such a change does.
  func change<Value: Equatable>(
    _ key: String, _ path: WritableKeyPath<LayerState, Value>, _ value: Value
  ) {
    guard state[keyPath: path] != value else { return }
    changing(key) { state[keyPath: path] = value }
  }

  /// Does what a change does: the action is found before the change, and runs after it.
  func changing(_ key: String, _ body: () -> Void) {
    let action = modelLayer == nil ? changeAction(key) : nil
    body()
    action?.run(forKey: key, object: self, arguments: nil)
    if modelLayer == nil, type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
  }

  private func changeAction(_ key: String) -> (any CAAction)? {
    guard !CATransaction.disableActions() else { return nil }
    // A view is asked for every change, as it may be one that it animates.
    guard isCommitted || delegate != nil || actions != nil else { return nil }
    switch action(forKey: key) {
    case is NSNull: return nil
    case let action?: return action
    case nil: return implicitAnimation(key)
    }
  }

  /// A layer that belongs to no view moves by itself to what is new, once it has been seen.
  private func implicitAnimation(_ key: String) -> (any CAAction)? {
    guard let now = presentation()?.animatedValue(forKeyPath: key)?.any else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = now
    animation.duration = CATransaction.animationDuration()
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }

  func findAction(_ event: String) -> (any CAAction)? {
    if let found = delegate?.action(for: self, forKey: event) { return found }
    return actions?[event] ?? Self.defaultAction(forKey: event)
  }

  /// A value by its name.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Changes a value by its name; one that layers do not have is kept for whoever asks for it.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  /// A value by its name, such as `transform.translation.x`.
  public func value(forKeyPath keyPath: String) -> Any? {
    animatedValue(forKeyPath: keyPath)?.any ?? custom[keyPath]
  }
  /// Changes a value by its name.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let base = animatedValue(forKeyPath: keyPath) else {
      custom[keyPath] = value
      return
    }
    guard let new = base.reading(value) else { return }
    changing(String(keyPath.prefix { $0 != "." })) { setAnimatedValue(new, forKeyPath: keyPath) }
  }

  func takeValues(from other: CALayer) {
    state = other.state
    contents = other.contents
    drawing = other.drawing
    drawingBounds = other.drawingBounds
    name = other.name
    custom = other.custom
    isOpaque = other.isOpaque
    delegate = other.delegate
    (beginTime, speed, timeOffset) = (other.beginTime, other.speed, other.timeOffset)
    takeOwnValues(from: other)
  }
}
