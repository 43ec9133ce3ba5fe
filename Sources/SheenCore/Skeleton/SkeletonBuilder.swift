/// Collects the parts that a builder's closure names, one below the other.
@resultBuilder
public enum SkeletonBuilder {
  /// One part.
  public static func buildExpression(_ part: Skeleton) -> [Skeleton] { [part] }

  /// Parts that are at hand as an array.
  public static func buildExpression(_ parts: [Skeleton]) -> [Skeleton] { parts }

  /// The parts of a block, in their order.
  public static func buildBlock(_ parts: [Skeleton]...) -> [Skeleton] { parts.flatMap { $0 } }

  /// The parts of an `if` without `else`.
  public static func buildOptional(_ parts: [Skeleton]?) -> [Skeleton] { parts ?? [] }

  /// The parts of the first branch.
  public static func buildEither(first parts: [Skeleton]) -> [Skeleton] { parts }

  /// The parts of the second branch.
  public static func buildEither(second parts: [Skeleton]) -> [Skeleton] { parts }

  /// The parts of a loop.
  public static func buildArray(_ parts: [[Skeleton]]) -> [Skeleton] { parts.flatMap { $0 } }
}
