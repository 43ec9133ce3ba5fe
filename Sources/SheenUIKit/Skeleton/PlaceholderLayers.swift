#if canImport(UIKit) && !os(watchOS)
internal import SheenCore
internal import UIKit

/// Placeholders as layers: one color and one light, seen through the shapes of all of them.
///
/// However many placeholders there are, one layer moves, and another one for each color of surface on which the
/// palette would not stand out; unless the style gives each placeholder a light of its own.
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

  /// The opaque color that each placeholder lies on; nil: the palette's background.
  private var behind: [ShimmerColor?] = []

  /// The placeholders on surfaces of other colors than the palette's, together by color.
  private var tones: [PlaceholderTone] = []

  init() {
    layer.mask = mask
    mask.addSublayer(shapes)
    layer.addSublayer(light.layer)
    layer.addSublayer(gaps)
    gaps.fillRule = .evenOdd
  }

  /// Draws placeholders in an area.
  ///
  /// - Parameters:
  ///   - placeholders: What is drawn.
  ///   - bounds: The area.
  ///   - behind: The opaque color that each placeholder lies on, or nil: the palette's background.
  func show(_ placeholders: [Placeholder], in bounds: CGRect, on behind: [ShimmerColor?] = []) {
    guard placeholders != shown || layer.bounds != bounds || behind != self.behind else { return }
    shown = placeholders
    self.behind = behind
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
      showTones(pieces.isEmpty ? view : nil, palette, at: now)
    }
    light.show(
      pieces.isEmpty ? view : nil, .light(palette.highlight), in: layer.bounds, at: now)
  }

  private func showTones(_ view: ResolvedLight?, _ palette: ShimmerPalette, at now: Double) {
    var groups: [ShimmerPalette: [Placeholder]] = [:]
    for (placeholder, surface) in zip(shown, behind) {
      let own = surface.map { palette.on($0) } ?? palette
      if own.base != palette.base { groups[own, default: []].append(placeholder) }
    }
    for spare in tones.dropFirst(groups.count) { spare.layer.removeFromSuperlayer() }
    tones.removeLast(max(0, tones.count - groups.count))
    while tones.count < groups.count {
      let tone = PlaceholderTone()
      layer.insertSublayer(tone.layer, below: gaps)
      tones.append(tone)
    }
    let palettes = groups.keys.sorted {
      ($0.base.red, $0.base.green, $0.base.blue) < ($1.base.red, $1.base.green, $1.base.blue)
    }
    for (tone, palette) in zip(tones, palettes) {
      tone.show(groups[palette] ?? [], view, palette, in: layer.bounds, at: now)
    }
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
    for (index, piece) in pieces.enumerated() {
      let placeholder = own[index]
      let surface = index < behind.count ? behind[index] : nil
      piece.show(
        placeholder, view?.own(in: placeholder.frame.size),
        surface.map { palette.on($0) } ?? palette,
        at: now)
    }
  }
}

/// The placeholders on surfaces of one color: a base and a light that stand out from it.
///
/// It lies over the base and the light of all placeholders, and under their mask, which gives it its shapes.
@MainActor
private final class PlaceholderTone {
  let layer = CALayer()
  private let frames = CAShapeLayer()
  private let light = BandLight()

  init() {
    layer.mask = frames
    layer.addSublayer(light.layer)
  }

  func show(
    _ placeholders: [Placeholder], _ view: ResolvedLight?, _ palette: ShimmerPalette,
    in bounds: CGRect, at now: Double
  ) {
    for part in [layer, frames] {
      part.bounds = bounds
      part.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    frames.path = CGPath.frames(of: placeholders)
    layer.backgroundColor = palette.base.layerColor
    light.show(view, .light(palette.highlight), in: bounds, at: now)
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
  /// The frames of placeholders, with what smooth edges need beyond them.
  fileprivate static func frames(of placeholders: [Placeholder]) -> CGPath {
    let path = CGMutablePath()
    for placeholder in placeholders { path.addRect(CGRect(placeholder.frame.outset(by: 0.5))) }
    return path
  }

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
