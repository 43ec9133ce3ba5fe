#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

/// The shapes of placeholders in one color: paths that are painted, and others that erase what lies
/// below them.
struct PlaceholderMask: View {
  /// One step of painting.
  struct Layer: Equatable, Sendable {
    /// Whether the path erases.
    var erases = false

    var path: Path

    /// The same, at a place.
    func moved(to origin: CGPoint) -> Layer {
      Layer(erases: erases, path: path.offsetBy(dx: origin.x, dy: origin.y))
    }
  }

  let layers: [Layer]
  var color = Color.black

  var body: some View {
    // Mostly there is one layer; a gap around a placeholder makes three.
    ZStack {
      ForEach(layers.indices, id: \.self) { index in
        layers[index].path
          .fill(layers[index].erases ? .black : color)
          .blendMode(layers[index].erases ? .destinationOut : .normal)
      }
    }
    .compositingGroup()
    // Paths say where left is; from iOS 17 on they may be mirrored from right to left.
    .environment(\.layoutDirection, .leftToRight)
  }
}

extension [PlaceholderMask.Layer] {
  /// Adds layers, joining what is painted in one go.
  mutating func join(_ layers: [PlaceholderMask.Layer]) {
    for layer in layers {
      if let last = indices.last, self[last].erases == layer.erases {
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
        let gap = placeholder.path(outset: placeholder.separation)
        layers.join([PlaceholderMask.Layer(erases: true, path: gap).moved(to: origin)])
      }
      layers.join([PlaceholderMask.Layer(path: placeholder.path()).moved(to: origin)])
    }
    return layers
  }
}

extension SheenRect {
  /// Whether the two have an area in common.
  func meets(_ other: SheenRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
#endif
