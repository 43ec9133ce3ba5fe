/// The description of a loading screen: placeholders and how they lie, for every renderer to draw.
///
/// A skeleton is a tree. Its leaves are placeholders and spacers, its branches say how they lie. Most
/// are written with a builder, where parts stand below each other:
///
/// ```swift
/// let card = Skeleton {
///   Skeleton.roundedRectangle(radius: 10).frame(height: 200)
///   Skeleton.row(spacing: 12) {
///     Skeleton.circle(48)
///     Skeleton.text(lines: 3)
///   }
/// }
/// .padding(16)
/// ```
///
/// Numbers that cannot be drawn (NaN, negative lengths, a tree that is too deep) do not stop the
/// program: the part becomes `Part.failure`, and `layout(in:layoutDirection:)` throws what is wrong.
public struct Skeleton: Hashable, Sendable {
  /// What a part of a skeleton is.
  package indirect enum Part: Hashable, Sendable {
    /// A placeholder that fills its space.
    case shape(SkeletonShape)

    /// Lines of text that fill their width.
    case lines(SkeletonLines)

    /// Free space of at least a length, which takes what is left in a row or column.
    case spacer(minimum: Double)

    /// Parts beside each other, in reading order.
    case row([Skeleton], spacing: Double, alignment: SkeletonAlignment.Vertical)

    /// Parts below each other.
    case column([Skeleton], spacing: Double, alignment: SkeletonAlignment.Horizontal)

    /// Parts above each other, the last one nearest to the reader.
    case overlay([Skeleton], alignment: SkeletonAlignment)

    /// A part with free space around it.
    case padding(Skeleton, SkeletonInsets)

    /// A part in a space of a given width, height or both.
    case frame(
      Skeleton, width: SkeletonLength?, height: SkeletonLength?, alignment: SkeletonAlignment)

    /// A part that is so many times as wide as it is high.
    case aspect(Skeleton, ratio: Double)

    /// A part several times, with the spacing of the row or column around it.
    case repeated(Skeleton, SkeletonRepetition)

    /// A part that keeps a distance to what lies behind it.
    case separated(Skeleton, by: Double)

    /// A part that cannot be laid out, and why.
    case failure(SkeletonError)
  }

  /// What this part is.
  package let part: Part

  /// How the width answers to the space around. Like the next two, it is found once, so that no walk
  /// through the tree has to look below itself.
  let horizontalGrowth: SkeletonGrowth

  /// How the height answers to the space around.
  let verticalGrowth: SkeletonGrowth

  /// How many levels this part has, itself included.
  let depth: Int

  /// How many parts this part is, itself and every repetition included; those that fill are counted
  /// once, since how often they stand there is known to the layout only.
  package let partCount: Int

  /// Parts below each other, at the leading side.
  ///
  /// - Parameters:
  ///   - spacing: The space between two parts, in points.
  ///   - content: The parts.
  public init(
    spacing: Double = SkeletonDefaults.spacing, @SkeletonBuilder content: () -> [Skeleton]
  ) {
    self = .column(spacing: spacing, content: content)
  }

  /// A part as it is, checked.
  package init(_ part: Part) {
    let depth = part.children.reduce(0) { max($0, $1.depth) } + 1
    let problem = depth > SkeletonLimits.depth ? SkeletonError.depth : part.problem
    // Dropping the children of a tree that is too deep keeps every walk through it, the release of
    // its memory included, within the stack.
    self.part = problem.map(Part.failure) ?? part
    self.depth = problem == nil ? depth : 1
    partCount = self.part.count
    horizontalGrowth = self.part.growth(.horizontal)
    verticalGrowth = self.part.growth(.vertical)
  }
}

/// How often a part is repeated.
package enum SkeletonRepetition: Hashable, Sendable {
  /// A number of times.
  case times(Int)

  /// As often as is needed to fill what is left of the row or column; the last may be cut off, as the
  /// last row of a list is.
  case filling
}
