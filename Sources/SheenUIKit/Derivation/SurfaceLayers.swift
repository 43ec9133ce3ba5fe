#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// What hides the content behind placeholders: the colors that lie behind it.
@MainActor
final class SurfaceLayers {
  let layer = CALayer()
  private let holes = CAShapeLayer()

  init() {
    holes.fillRule = .evenOdd
  }

  /// Covers an area.
  ///
  /// - Parameters:
  ///   - layoutDirection: What lies in the view that is covered.
  ///   - host: That view.
  ///   - origin: What has to be added to the reading's places.
  ///   - area: The area.
  func show(_ derived: DerivedSkeleton, of host: UIView, at origin: CGPoint, in area: CGRect) {
    CATransaction.still {
      layer.frame = area
      layer.backgroundColor = host.backdrop.layerColor
      layer.cornerRadius = host.layer.cornerRadius
      show(derived.surfaces, at: origin)
      cut(derived.exclusions.map { $0.offsetBy(dx: origin.x, dy: origin.y) }, from: area)
    }
  }

  private func show(_ surfaces: [DerivedSkeleton.Surface], at origin: CGPoint) {
    let old = layer.sublayers ?? []
    for spare in old.dropFirst(surfaces.count) { spare.removeFromSuperlayer() }
    for (index, surface) in surfaces.enumerated() {
      let part = index < old.count ? old[index] : CALayer()
      if part.superlayer == nil { layer.addSublayer(part) }
      part.frame = surface.frame.offsetBy(dx: origin.x, dy: origin.y)
      part.backgroundColor = surface.color.layerColor
      part.cornerRadius = surface.cornerRadius
      part.borderColor = surface.borderColor.layerColor
      part.borderWidth = surface.borderWidth
    }
  }

  private func cut(_ exclusions: [CGRect], from area: CGRect) {
    guard !exclusions.isEmpty else {
      layer.mask = nil
      return
    }
    let path = CGMutablePath()
    path.addRect(area)
    for exclusion in exclusions { path.addRect(exclusion) }
    holes.frame = area
    holes.path = path
    layer.mask = holes
  }
}

extension UIView {
  /// The color behind this view's content: its own background over those of the views around.
  var backdrop: ShimmerColor {
    var layers: [ShimmerColor] = []
    var view: UIView? = self
    while let current = view {
      if let color = current.backgroundColor {
        let resolved = ShimmerColor(color, in: traitCollection)
        layers.append(resolved)
        if resolved.alpha == 1 { break }
      }
      view = current.superview
    }
    let behind = ShimmerColors.automatic.palette(for: ShimmerAppearance(traitCollection)).background
    return layers.reversed().reduce(behind) { $1.over($0) }
  }
}
#endif
