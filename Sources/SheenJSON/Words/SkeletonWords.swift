import SheenCore

/// How the parts of a skeleton are written.
enum SkeletonWords {
  static let shapes = WordTable<SkeletonShape>([
    "rectangle": .rectangle, "circle": .circle, "capsule": .capsule,
  ])

  static let rowAlignments = WordTable<SkeletonAlignment.Vertical>([
    "top": .top, "center": .center, "bottom": .bottom,
  ])

  static let columnAlignments = WordTable<SkeletonAlignment.Horizontal>([
    "leading": .leading, "center": .center, "trailing": .trailing,
  ])

  static let alignments = WordTable<SkeletonAlignment>([
    "center": .center, "top-leading": .topLeading, "top": .top, "top-trailing": .topTrailing,
    "leading": .leading, "trailing": .trailing, "bottom-leading": .bottomLeading,
    "bottom": .bottom, "bottom-trailing": .bottomTrailing,
  ])
}

/// What a part of a skeleton is, by the one name that says so in its object.
enum PartKind: String, CaseIterable {
  case shape, rounded, circle, bar, lines, path, spacer, row, column, overlay, part

  /// The names that may stand beside this one, the kind's own first.
  var options: [String] {
    switch self {
    case .lines: ["lineHeight", "spacing", "lastLine", "variation", "seed", "align"] + Self.around
    case .path: ["mirrors"] + Self.around
    case .row, .column: ["spacing", "align"] + Self.around
    case .overlay: ["align"] + Self.around
    case .bar: ["width"] + Self.outside
    case .circle: Self.outside
    case .shape, .rounded, .spacer, .part: Self.around
    }
  }

  /// What may stand around every part, in the order in which it is put around it.
  static let around = ["aspect", "width", "height", "at"] + outside

  /// What may stand around a part that says its size itself.
  static let outside = ["separated", "padding", "repeat"]

  static let names = allCases.map(\.rawValue)
}

/// Examples that errors show.
enum Examples {
  static let file = #"{"sheen": 1, "skeleton": {"lines": 3}}"#
  static let part = #"{"bar": 12, "width": "50%"}"#
}
