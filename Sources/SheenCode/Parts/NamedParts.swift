import SheenCore

/// The expressions of a skeleton: that of the whole, and those of the parts that have a name.
///
/// A part has a name when it occurs several times, and when it is nested so deep that neither a reader nor
/// the compiler's type checker should have to look at all levels at once.
struct NamedParts: Hashable, Sendable {
  private(set) var root: Expression
  private var names: [String] = []
  private var expressions: [Expression] = []

  /// The parts with a name, those that use others first.
  var named: [(name: String, expression: Expression)] {
    zip(names, expressions).map { (name: $0, expression: $1) }.reversed()
  }

  /// How many parts a part must have for a second occurrence to be worth a name.
  private static let worthNaming = 4

  init(of skeleton: Skeleton) {
    var writer = Writer(repeated: Self.repeated(in: skeleton))
    root = writer.expression(skeleton, isOutermost: true).expression
    names = writer.names
    expressions = writer.expressions
  }

  /// The parts that occur several times; what occurs only within another one of them doesn't count.
  private static func repeated(in skeleton: Skeleton) -> Set<Skeleton> {
    var seen: Set<Skeleton> = []
    var repeated: Set<Skeleton> = []
    func look(at part: Skeleton) {
      guard part.partCount >= worthNaming else { return }
      guard seen.insert(part).inserted else {
        repeated.insert(part)
        return
      }
      for child in part.part.children { look(at: child) }
    }
    look(at: skeleton)
    return repeated
  }

  /// Writes parts from the inside out.
  private struct Writer {
    let repeated: Set<Skeleton>
    var names: [String] = []
    var expressions: [Expression] = []
    private var known: [Skeleton: String] = [:]
    private var counts: [String: Int] = [:]

    /// How deep an expression may be: a container counts as three levels, a modifier as one.
    private static let deepest = 24

    init(repeated: Set<Skeleton>) {
      self.repeated = repeated
    }

    /// The expression of a part, and how deep it is.
    mutating func expression(
      _ skeleton: Skeleton, isOutermost: Bool = false
    ) -> (expression: Expression, depth: Int) {
      if let name = known[skeleton] { return (.word(name), 0) }
      var children: [Expression] = []
      var depth = 0
      if PartSource.sized(skeleton) == nil {
        for child in skeleton.part.children {
          let inside = expression(
            child,
            isOutermost: isOutermost && skeleton.part.children.count == 1 && !skeleton.isContainer)
          children.append(inside.expression)
          depth = max(depth, inside.depth)
        }
      }
      depth += skeleton.isContainer ? 3 : 1
      let whole = PartSource.expression(skeleton, children, isOutermost: isOutermost)
      guard !isOutermost, repeated.contains(skeleton) || depth >= Self.deepest else {
        return (whole, depth)
      }
      let name = newName(for: skeleton)
      known[skeleton] = name
      names.append(name)
      expressions.append(whole)
      return (.word(name), 0)
    }

    private mutating func newName(for skeleton: Skeleton) -> String {
      let word = PartSource.word(for: skeleton)
      counts[word, default: 0] += 1
      let count = counts[word, default: 1]
      return count == 1 ? word : "\(word)\(count)"
    }
  }
}

extension Skeleton {
  /// Whether this part holds others in a block.
  fileprivate var isContainer: Bool {
    switch part {
    case .row, .column, .overlay: true
    default: false
    }
  }
}
