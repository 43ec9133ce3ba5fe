import CoreGraphics
public import Foundation

extension CALayer {
  /// From this layer's coordinates to its superlayer's.
  var mapToHost: CGAffineTransform {
    let size = state.bounds.size
    let anchor = CGPoint(
      x: state.bounds.minX + state.anchorPoint.x * size.width,
      y: state.bounds.minY + state.anchorPoint.y * size.height)
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
      .concatenating(state.transform.affine)
      .concatenating(CGAffineTransform(translationX: state.position.x, y: state.position.y))
  }

  private var mapToRoot: CGAffineTransform {
    var map = CGAffineTransform.identity
    var layer: CALayer? = self
    while let current = layer {
      map = map.concatenating(current.mapToHost)
      layer = current.host
    }
    return map
  }

  var frameInSuperlayer: CGRect {
    let (size, anchor) = (state.bounds.size, state.anchorPoint)
    let map = state.transform.affine
    if map.isIdentity {
      // Without a detour through sums, so that a frame comes back as it was set.
      return CGRect(
        x: state.position.x - anchor.x * size.width, y: state.position.y - anchor.y * size.height,
        width: size.width, height: size.height)
    }
    return CGRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width,
      height: size.height
    ).applying(map).offsetBy(dx: state.position.x, dy: state.position.y)
  }

  /// With a transform the size is that which the inverse gives, as far as there is one.
  func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    let map = state.transform.affine
    var size = frame.size
    if !map.isIdentity {
      size =
        CGRect(origin: .zero, size: frame.size).applying(
          CGAffineTransform(a: map.a, b: map.b, c: map.c, d: map.d, tx: 0, ty: 0).inverted()
        ).size
    }
    bounds = CGRect(origin: bounds.origin, size: size)
    let now = frameInSuperlayer
    position = CGPoint(
      x: state.position.x + frame.minX - now.minX, y: state.position.y + frame.minY - now.minY)
    if map.isIdentity {
      position = CGPoint(
        x: frame.minX + anchorPoint.x * size.width, y: frame.minY + anchorPoint.y * size.height)
    }
  }

  func setBounds(_ bounds: CGRect) {
    let old = state.bounds
    guard bounds != old else { return }
    change("bounds", \.bounds, bounds)
    if bounds.size != old.size {
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
    (delegate as? any LayerOwner)?.layerBoundsDidChange(from: old)
  }

  /// A point of another layer's coordinates in this one's; of the outermost layer's where there is
  /// none.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(l?.mapToRoot ?? .identity).applying(mapToRoot.inverted())
  }
  /// A point of this layer's coordinates in another one's.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(mapToRoot).applying((l?.mapToRoot ?? .identity).inverted())
  }
  /// A rectangle of another layer's coordinates in this one's.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying((l?.mapToRoot ?? .identity).concatenating(mapToRoot.inverted()))
  }
  /// A rectangle of this layer's coordinates in another one's.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(mapToRoot.concatenating((l?.mapToRoot ?? .identity).inverted()))
  }

  func layer(at p: CGPoint) -> CALayer? {
    guard !state.isHidden else { return nil }
    let inside = p.applying(mapToHost.inverted())
    if state.masksToBounds, !contains(inside) { return nil }
    for child in inFrontOrder.reversed() {
      if let hit = child.hitTest(inside) { return hit }
    }
    return contains(inside) ? self : nil
  }

  /// The layers within, from the back to the front.
  var inFrontOrder: [CALayer] {
    guard children.contains(where: { $0.state.zPosition != 0 }) else { return children }
    return children.enumerated().sorted {
      ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset)
    }.map(\.element)
  }
}
