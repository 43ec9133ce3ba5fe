/// Who draws a layer, lays it out and says what its changes do.
public protocol CALayerDelegate: AnyObject {
  /// Gives the layer its content.
  func display(_ layer: CALayer)
  /// Draws the layer's content.
  func draw(_ layer: CALayer, in ctx: CGContext)
  /// Places the layer's sublayers.
  func layoutSublayers(of layer: CALayer)
  /// What a change of the layer does; `NSNull` for nothing, nil for what the layer itself says.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Has the layer draw itself.
  public func display(_ layer: CALayer) { layer.drawContent() }
  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Leaves it to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A delegate that has to know of more than Core Animation tells: a view.
package protocol LayerOwner: AnyObject {
  /// The layer's bounds have changed.
  func layerBoundsDidChange(from old: CGRect)
}
