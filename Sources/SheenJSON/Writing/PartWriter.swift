import SheenCore

/// The names and values of an object to be written, in their order.
typealias Members = [(key: String, value: JSONTree)]

/// Writes a part of a skeleton and all below it.
///
/// Recursion is bounded by `SkeletonLimits.depth`.
enum PartWriter {
  static func tree(_ skeleton: Skeleton) -> JSONTree {
    // What can stand around a part in one object: each layer at most once, in the order in which a
    // reader puts them around. All else is a part of its own inside.
    var core = skeleton
    var layers: [PartLayer] = []
    while let layer = PartLayer(around: core), layer.rank < layers.last?.rank ?? .max {
      layers.append(layer)
      core = layer.inner
    }
    let around = layers.reversed().flatMap(\.members)
    if layers.isEmpty, let word = word(for: core) { return .text(word) }
    let saysItsSize = PartLayer.sized(core) != nil
    if PartLayer(around: core) != nil || saysItsSize && layers.contains(where: \.isAboutSize) {
      return .object([(PartKind.part.rawValue, tree(core))] + around)
    }
    return .object(members(of: core) + around)
  }

  /// The part as a single word, or nil.
  private static func word(for skeleton: Skeleton) -> String? {
    switch skeleton.part {
    case .shape(let shape): SkeletonWords.shapes.word(for: shape)
    case .spacer(minimum: 0): PartKind.spacer.rawValue
    default: nil
    }
  }

  /// What a part is, without what is around it.
  private static func members(of skeleton: Skeleton) -> Members {
    switch skeleton.part {
    case .shape(.rounded(let corners)): return [("rounded", tree(corners))]
    case .shape(.path(let path)):
      let contours = path.contours.map { contour in
        JSONTree.list(contour.map { .list([.number($0.x), .number($0.y)]) })
      }
      return [("path", .list(contours))] + (path.mirrors ? [("mirrors", .bool(true))] : [])
    case .shape(let shape):
      return word(SkeletonWords.shapes, "shape", shape, unless: nil)
    case .lines(let lines): return members(of: lines)
    case .spacer(let minimum): return [("spacer", .number(minimum))]
    case .row(let parts, let spacing, let alignment):
      return [("row", .list(parts.map(tree)))]
        + number("spacing", spacing, unless: SkeletonDefaults.spacing)
        + word(SkeletonWords.rowAlignments, "align", alignment, unless: .center)
    case .column(let parts, let spacing, let alignment):
      return [("column", .list(parts.map(tree)))]
        + number("spacing", spacing, unless: SkeletonDefaults.spacing)
        + word(SkeletonWords.columnAlignments, "align", alignment, unless: .leading)
    case .overlay(let parts, let alignment):
      return [("overlay", .list(parts.map(tree)))]
        + word(SkeletonWords.alignments, "align", alignment, unless: .center)
    // The layers around a part are written by `tree`, and a file is never made of a failure.
    case .frame, .padding, .aspect, .repeated, .separated, .failure:
      return PartLayer.sized(skeleton) ?? []
    }
  }
}
