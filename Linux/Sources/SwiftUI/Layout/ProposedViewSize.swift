public import Foundation

/// The size that a container offers to a view; nil in a direction asks for the ideal length.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct ProposedViewSize: Hashable, Sendable {
  /// The width in points, or nil.
  public var width: CGFloat?
  /// The height in points, or nil.
  public var height: CGFloat?

  /// No length in both directions: asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Any length in both directions: asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// An offer.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// An offer of a whole size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The offer with lengths in place of nil.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
