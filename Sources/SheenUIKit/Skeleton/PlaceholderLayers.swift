#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// Placeholders as layers: one color and one light, seen through the shapes of all of them.
///
/// However many placeholders there are, one layer moves; unless the style gives each placeholder a
/// light of its own.
@MainActor
final class PlaceholderLayers {
  /// What is drawn, in the coordinates of the placeholders.
  let layer = CALayer()

  /// What is seen: the placeholders' shapes.
  private let mask = CALayer()

  /// The rounded rectangles, which all wind the same way: overlaps are filled.
  private let shapes = CAShapeLayer()

  /// The paths, a layer each. Within a path, what lies inside of an even number of contours is a hole;
  /// between placeholders there are none.
  private var paths: [CAShapeLayer] = []

  private let gaps = CAShapeLayer()
  private let light = BandLight()
  private var pieces: [SeparatePlaceholder] = []
  private var shown: [Placeholder] = []

  init() {
    layer.mask = mask
    mask.addSublayer(shapes)
    layer.addSublayer(light.layer)
    layer.addSublayer(gaps)
    gaps.fillRule = .evenOdd
  }

  /// Draws placeholders in an area.
  func show(_ placeholders: [Placeholder], in bounds: CGRect) {
    guard placeholders != shown || layer.bounds != bounds else { return }
    shown = placeholders
    CATransaction.still {
      showPaths(placeholders.filter(\.isPath))
      for part in [layer, mask, shapes, gaps] + paths {
        part.bounds = bounds
        part.position = CGPoint(x: bounds.midX, y: bounds.midY)
      }
      shapes.path = CGPath.shapes(of: placeholders.filter { !$0.isPath })
      gaps.path = CGPath.gaps(around: placeholders)
    }
  }

  private func showPaths(_ placeholders: [Placeholder]) {
    for spare in paths.dropFirst(placeholders.count) { spare.removeFromSuperlayer() }
    paths.removeLast(max(0, paths.count - placeholders.count))
    while paths.count < placeholders.count {
      let path = CAShapeLayer()
      path.fillRule = .evenOdd
      mask.addSublayer(path)
      paths.append(path)
    }
    for (path, placeholder) in zip(paths, placeholders) {
      path.path = CGPath.shapes(of: [placeholder])
    }
  }

  /// Colors the placeholders and lets light pass over them.
  func show(_ view: ResolvedLight?, at now: Double) {
    let palette = view?.palette ?? ResolvedLight.none.palette
    CATransaction.still {
      layer.backgroundColor = palette.base.layerColor
      gaps.fillColor = palette.background.layerColor
      showPieces(view, palette, at: now)
    }
    light.show(
      pieces.isEmpty ? view : nil, .light(palette.highlight), in: layer.bounds, at: now)
  }

  private func showPieces(_ view: ResolvedLight?, _ palette: ShimmerPalette, at now: Double) {
    let own = view.map { $0.isOwn ? shown : [] } ?? []
    for spare in pieces.dropFirst(own.count) { spare.layer.removeFromSuperlayer() }
    pieces.removeLast(max(0, pieces.count - own.count))
    while pieces.count < own.count {
      let piece = SeparatePlaceholder()
      layer.insertSublayer(piece.layer, below: gaps)
      pieces.append(piece)
    }
    for (piece, placeholder) in zip(pieces, own) {
      piece.show(placeholder, view?.own(in: placeholder.frame.size), palette, at: now)
    }
  }
}

/// One placeholder with a light of its own.
@MainActor
private final class SeparatePlaceholder {
  let layer = CALayer()
  private let shape = CAShapeLayer()
  private let light = BandLight()
  private var shown: Placeholder?

  init() {
    shape.fillRule = .evenOdd
    layer.mask = shape
    layer.addSublayer(light.layer)
  }

  func show(
    _ placeholder: Placeholder, _ view: ResolvedLight?, _ palette: ShimmerPalette, at now: Double
  ) {
    let frame = CGRect(placeholder.frame)
    if placeholder != shown {
      shown = placeholder
      // In the coordinates of all placeholders, so that the shape lies as it is.
      for part in [layer, shape] {
        part.bounds = frame
        part.position = CGPoint(x: frame.midX, y: frame.midY)
      }
      shape.path = CGPath.shapes(of: [placeholder])
    }
    layer.backgroundColor = palette.base.layerColor
    light.show(view, .light(palette.highlight), in: frame, at: now)
  }
}

extension Placeholder {
  fileprivate var isPath: Bool {
    if case .path = outline { true } else { false }
  }
}

extension CGPath {
  fileprivate static func shapes(of placeholders: [Placeholder]) -> CGPath {
    let path = CGMutablePath()
    for placeholder in placeholders { path.add(placeholder) }
    return path
  }

  /// Rings around the placeholders that keep a distance. Painted like the background, they erase what
  /// lies behind them.
  fileprivate static func gaps(around placeholders: [Placeholder]) -> CGPath? {
    let apart = placeholders.filter { $0.separation > 0 }
    guard !apart.isEmpty else { return nil }
    let path = CGMutablePath()
    for placeholder in apart {
      path.add(placeholder, outset: placeholder.separation)
      path.add(placeholder)
    }
    return path
  }
}
#endif
