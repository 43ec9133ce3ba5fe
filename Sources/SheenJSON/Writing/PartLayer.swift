import SheenCore

/// What stands around a part in the same object, such as its padding.
struct PartLayer {
  /// The part inside.
  let inner: Skeleton

  /// How far outside it stands: a reader puts lower ranks around first.
  let rank: Int

  let members: Members

  /// Whether it changes the size, which a circle or bar in the same object says already.
  var isAboutSize: Bool { rank <= 2 }

  /// The layer that a part is, or nil where it is none: a part of its own, or a circle or bar with its
  /// size.
  init?(around skeleton: Skeleton) {
    guard Self.sized(skeleton) == nil else { return nil }
    switch skeleton.part {
    case .aspect(let child, let ratio):
      (inner, rank, members) = (child, 1, [("aspect", PartWriter.tree(ratio: ratio))])
    case .frame(let child, let width, let height, let alignment):
      (inner, rank) = (child, 2)
      members = PartWriter.frame(width, height, alignment)
    case .separated(let child, let distance):
      (inner, rank, members) = (child, 3, [("separated", .number(distance))])
    case .padding(let child, let insets):
      (inner, rank, members) = (child, 4, [("padding", PartWriter.tree(insets))])
    case .repeated(let child, .times(let count)):
      (inner, rank, members) = (child, 5, [("repeat", .number(Double(count)))])
    case .repeated(let child, .filling):
      (inner, rank, members) = (child, 5, [("repeat", .text("fill"))])
    case .shape, .lines, .spacer, .row, .column, .overlay, .failure: return nil
    }
  }

  /// The part as a circle or a bar, whose object says its size, or nil.
  static func sized(_ skeleton: Skeleton) -> Members? {
    guard case .frame(let child, let width?, .fixed(let height)?, .center) = skeleton.part,
      case .shape(let shape) = child.part
    else { return nil }
    switch shape {
    case .circle where width == .fixed(height): return [("circle", .number(height))]
    case .capsule:
      let bar: Members = [("bar", .number(height))]
      return width == .flexible ? bar : bar + [("width", PartWriter.tree(width))]
    default: return nil
    }
  }
}
