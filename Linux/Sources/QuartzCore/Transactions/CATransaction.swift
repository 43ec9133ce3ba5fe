public import Foundation

/// Changes of layers that belong together.
open class CATransaction: NSObject {
  /// What one transaction says.
  struct Level {
    var duration: Double?
    var disablesActions: Bool?
    var timingFunction: CAMediaTimingFunction?
    var group: CompletionGroup?
    var values: [String: Any] = [:]
  }

  /// Begins a transaction within the current one.
  open class func begin() { RenderServer.current.transactions.append(Level()) }

  /// Ends the transaction that was begun last.
  open class func commit() {
    let server = RenderServer.current
    guard server.transactions.count > 1, let level = server.transactions.popLast() else { return }
    level.group?.seal()
  }

  /// Commits what has been changed outside of transactions, and what is waiting.
  open class func flush() { RenderServer.current.flush() }

  /// Seconds of animations that have no duration of their own: 0.25 unless told otherwise.
  open class func animationDuration() -> CFTimeInterval {
    RenderServer.current.transactions.reversed().lazy.compactMap(\.duration).first ?? 0.25
  }

  /// Gives a duration to animations that have none.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { change { $0.duration = dur } }

  /// The curve of animations that have none.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    RenderServer.current.transactions.reversed().lazy.compactMap(\.timingFunction).first
  }

  /// Gives a curve to animations that have none.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    change { $0.timingFunction = function }
  }

  /// Whether changes of layers do nothing but change them.
  open class func disableActions() -> Bool {
    RenderServer.current.transactions.reversed().lazy.compactMap(\.disablesActions).first ?? false
  }

  /// Says whether changes of layers do nothing but change them.
  open class func setDisableActions(_ flag: Bool) { change { $0.disablesActions = flag } }

  /// Sets what is called once all animations that the transaction adds from now on are over or
  /// taken away; where there are none, at the transaction's end.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    change {
      $0.group?.seal()
      $0.group = block.map(CompletionGroup.init)
    }
  }

  /// A value that someone has kept with the transaction.
  open class func value(forKey key: String) -> Any? {
    RenderServer.current.transactions.reversed().lazy.compactMap { $0.values[key] }.first
  }

  /// Keeps a value with the transaction.
  open class func setValue(_ anObject: Any?, forKey key: String) {
    if key == "disableActions", let flag = anObject as? Bool { setDisableActions(flag) }
    change { $0.values[key] = anObject }
  }

  private static func change(_ body: (inout Level) -> Void) {
    let server = RenderServer.current
    body(&server.transactions[server.transactions.count - 1])
  }
}
