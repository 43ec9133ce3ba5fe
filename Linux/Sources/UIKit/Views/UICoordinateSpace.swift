import CoreGraphics
public import Foundation

/// Something with coordinates of its own.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// The coordinates.
  var bounds: CGRect { get }
}

/// Something whose look can be described once for all of its kind.
@MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}
