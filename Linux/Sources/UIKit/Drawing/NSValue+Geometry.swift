import CoreGraphics
public import Foundation

extension NSValue {
  /// A point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// A size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// A rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
}
