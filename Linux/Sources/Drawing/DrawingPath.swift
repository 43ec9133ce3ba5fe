public import CoreGraphics
public import Foundation

/// A path of lines and curves.
public struct DrawingPath: Hashable, Sendable {
  /// One step of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a new figure.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A curve of degree two: end point, control point.
    case quad(CGPoint, CGPoint)
    /// A curve of degree three: end point and two control points.
    case curve(CGPoint, CGPoint, CGPoint)
    /// Closes the figure.
    case close
  }

  /// The steps.
  public var elements: [Element]

  /// A path of these steps.
  public init(_ elements: [Element] = []) { self.elements = elements }

  /// A rectangle.
  public init(rect: CGRect) {
    elements = [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Whether every number in it is finite, and so can be drawn.
  public var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let p), .line(let p): p.isFinite
      case .quad(let p, let c): p.isFinite && c.isFinite
      case .curve(let p, let c, let d): p.isFinite && c.isFinite && d.isFinite
      case .close: true
      }
    }
  }

  /// This path moved by a map.
  public func applying(_ t: CGAffineTransform) -> DrawingPath {
    DrawingPath(
      elements.map { element in
        switch element {
        case .move(let p): .move(p.applying(t))
        case .line(let p): .line(p.applying(t))
        case .quad(let p, let c): .quad(p.applying(t), c.applying(t))
        case .curve(let p, let c, let d): .curve(p.applying(t), c.applying(t), d.applying(t))
        case .close: .close
        }
      })
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
