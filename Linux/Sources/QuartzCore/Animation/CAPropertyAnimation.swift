import Foundation

/// A change of one value of a layer.
open class CAPropertyAnimation: CAAnimation {
  /// The value's name, such as `opacity` or `transform.translation.x`.
  open var keyPath: String?
  /// Whether what the animation says is added to what the layer has.
  open var isAdditive = false
  /// Whether each passage goes on where the one before has ended.
  open var isCumulative = false

  /// An animation of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// An animation that does nothing until it has a key path.
  public required init() { super.init() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  override func apply(to layer: CALayer, progress: Double, passage: Int) {
    guard let keyPath, let base = layer.animatedValue(forKeyPath: keyPath),
      var value = value(from: base, progress: progress)
    else { return }
    if isCumulative, passage > 0, let end = self.value(from: base, progress: 1) {
      for _ in 0..<min(passage, 10_000) { value = value.adding(end) }
    }
    layer.setAnimatedValue(isAdditive ? base.adding(value) : value, forKeyPath: keyPath)
  }

  func value(from base: AnimatedValue, progress: Double) -> AnimatedValue? { nil }
}

/// A change of a value from one to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value; nil for what `toValue` less `byValue`, or the layer, says.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference.
  open var byValue: Any?

  /// An animation that does nothing until it has a key path.
  public required init() { super.init() }

  override func take(from other: CAAnimation) {
    super.take(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func value(from base: AnimatedValue, progress: Double) -> AnimatedValue? {
    let from = base.reading(fromValue)
    let to = base.reading(toValue)
    let by = base.reading(byValue)
    let (first, last): (AnimatedValue, AnimatedValue) =
      switch (from, to, by) {
      case (let from?, let to?, _): (from, to)
      case (let from?, nil, let by?): (from, from.adding(by))
      case (nil, let to?, let by?): (to.subtracting(by), to)
      case (let from?, nil, nil): (from, base)
      case (nil, let to?, nil): (base, to)
      case (nil, nil, let by?): (base, base.adding(by))
      case (nil, nil, nil): (base, base)
      }
    return first.mixed(with: last, at: progress)
  }
}
