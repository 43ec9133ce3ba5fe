import Foundation

/// What a change carries with it through the tree: above all, how it is animated.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Transaction: Sendable {
  /// How the change is animated; nil for at once.
  public var animation: Animation?

  /// Whether the animations that views ask for themselves are left out.
  public var disablesAnimations = false

  /// Whether the change is one of a row, such as a drag.
  public var isContinuous = false

  /// A change without animation.
  public init() {}

  /// A change with an animation.
  public init(animation: Animation?) { self.animation = animation }

  func isSameUpdate(as other: Transaction) -> Bool {
    animation == other.animation && disablesAnimations == other.disablesAnimations
      && isContinuous == other.isContinuous
  }

  /// This transaction, or `other` where this one says nothing.
  func orElse(_ other: Transaction) -> Transaction {
    isSameUpdate(as: Transaction()) ? other : self
  }

  // Kept by thread, as a change belongs to the code that makes it; a task that is started within
  // `withAnimation` must not inherit it.
  private static let threadKey = "SwiftUI.Transaction"

  static var current: Transaction {
    Thread.current.threadDictionary[threadKey] as? Transaction ?? Transaction()
  }

  static func with<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
  ) rethrows -> Result {
    let dictionary = Thread.current.threadDictionary
    let outer = dictionary[threadKey]
    dictionary[threadKey] = transaction
    defer { dictionary[threadKey] = outer }
    return try body()
  }
}

/// Makes changes that carry a transaction.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.with(transaction, body)
}

/// Makes changes that are animated.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try Transaction.with(transaction, body)
}
