#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

/// The shapes of placeholders in one color: paths that are painted, and others that erase what lies
/// below them.
struct PlaceholderMask: View {
  /// One step of painting.
  struct Layer: Equatable, Sendable {
    /// What is inside of a path.
    enum Inside: Equatable, Sendable {
      /// All that a path winds around. The path crosses neither itself nor, in the other sense of rotation,
      /// another of this kind, so several of them can be one path.
      case outline

      /// All that a path winds around, in any sense of rotation: a path for itself.
      case winding

      /// What lies inside of an odd number of contours: a path for itself.
      case evenOdd
    }

    /// Whether the path erases.
    var erases = false

    var inside = Inside.outline

    var path: Path

    /// The same, at a place.
    func moved(to origin: CGPoint) -> Layer {
      Layer(erases: erases, inside: inside, path: path.offsetBy(dx: origin.x, dy: origin.y))
    }

    /// The same, scaled, rotated and moved.
    func mapped(by map: CGAffineTransform) -> Layer {
      // A mirrored outline winds the other way.
      let isMirrored = map.a * map.d < map.b * map.c
      return Layer(
        erases: erases, inside: isMirrored && inside == .outline ? .winding : inside,
        path: path.applying(map))
    }
  }

  let layers: [Layer]
  var color = Color.black

  var body: some View {
    // Mostly there is one layer; a gap around a placeholder makes three.
    ZStack {
      ForEach(layers.indices, id: \.self) { index in
        layers[index].path
          .fill(
            layers[index].erases ? .black : color,
            style: FillStyle(eoFill: layers[index].inside == .evenOdd)
          )
          .blendMode(layers[index].erases ? .destinationOut : .normal)
      }
    }
    .compositingGroup()
    // Paths say where left is; from iOS 17 on they may be mirrored from right to left.
    .environment(\.layoutDirection, .leftToRight)
  }
}

extension [PlaceholderMask.Layer] {
  /// Adds layers, joining what can be painted in one go.
  mutating func join(_ layers: [PlaceholderMask.Layer]) {
    for layer in layers {
      if let last = indices.last, self[last].erases == layer.erases,
        self[last].inside == .outline, layer.inside == .outline
      {
        self[last].path.addPath(layer.path)
      } else {
        append(layer)
      }
    }
  }
}

extension SkeletonLayout {
  /// The placeholders as layers of a mask, in a view whose origin is a place.
  func layers(at origin: CGPoint) -> [PlaceholderMask.Layer] {
    var layers: [PlaceholderMask.Layer] = []
    let space = SheenRect(origin: .zero, size: size)
    for placeholder in placeholders where placeholder.frame.meets(space) {
      if placeholder.separation > 0 {
        let gap = placeholder.layer(erases: true, outset: placeholder.separation)
        layers.join([gap.moved(to: origin)])
      }
      layers.join([placeholder.layer().moved(to: origin)])
    }
    return layers
  }
}

extension Placeholder {
  /// The outline, grown by a number of points, as a layer of a mask.
  func layer(erases: Bool = false, outset: Double = 0) -> PlaceholderMask.Layer {
    let isPath = if case .path = outline { true } else { false }
    return PlaceholderMask.Layer(
      erases: erases, inside: isPath ? .evenOdd : .outline, path: path(outset: outset))
  }
}

extension SheenRect {
  /// Whether the two have an area in common.
  func meets(_ other: SheenRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
#endif
