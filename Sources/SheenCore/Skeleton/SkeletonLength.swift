/// How wide or how high a part of a skeleton is.
///
/// A literal number is a fixed length: `frame(width: 48)`.
public enum SkeletonLength: Hashable, Sendable {
  /// A number of points.
  case fixed(Double)

  /// A fraction of the inner extent of the row, column or padding around it, from 0 to 1.
  case fraction(Double)

  /// All that is left, shared equally with the other flexible parts of a row or column.
  case flexible
}

extension SkeletonLength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A fixed length of that many points.
  public init(floatLiteral value: Double) {
    self = .fixed(value)
  }

  /// A fixed length of that many points.
  public init(integerLiteral value: Int) {
    self = .fixed(Double(value))
  }
}
