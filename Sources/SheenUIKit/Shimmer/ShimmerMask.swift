#if canImport(UIKit) && !os(watchOS)
internal import UIKit

/// A mask that light moves in, over a layer that may have a mask of its own.
///
/// While it is there, both masks count; afterwards the layer has its own again.
@MainActor
final class ShimmerMask {
  /// The light, in coordinates that begin at the upper left of what is seen of the layer.
  let light = BandLight()

  private weak var layer: CALayer?
  private let root = CALayer()

  /// Holds the light within the layer's own mask. A mask can't have one, but what is in it can.
  private let group = CALayer()

  /// Holds the light where the layer's bounds are, which begin elsewhere after a scroll.
  private let area = CALayer()

  init(_ layer: CALayer) {
    self.layer = layer
    root.addSublayer(group)
    group.addSublayer(area)
    area.addSublayer(light.layer)
  }

  /// Goes over the layer, also when somebody has given it another mask meanwhile, and fits it.
  func update() {
    guard let layer else { return }
    CATransaction.still {
      if layer.mask !== root {
        let own = layer.mask
        layer.mask = root
        group.mask = own
      }
      let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
      for part in [root, group] where part.bounds != layer.bounds {
        part.bounds = layer.bounds
        part.position = middle
      }
      area.bounds = CGRect(origin: .zero, size: layer.bounds.size)
      area.position = middle
    }
  }

  /// Gives the layer its own mask back.
  func remove() {
    guard let layer else { return }
    CATransaction.still {
      let own = group.mask
      group.mask = nil
      light.hide()
      if layer.mask === root { layer.mask = own }
    }
  }
}
#endif
