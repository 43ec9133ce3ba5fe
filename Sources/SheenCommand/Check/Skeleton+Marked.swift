import SheenCore

extension Skeleton {
  /// The separation that marks a placeholder: longer than any that is seen.
  static let mark = 500_000.0

  /// This skeleton with a mark on all that is repeated to fill.
  ///
  /// A layout does not say which part a placeholder comes from. A separation changes no place and is
  /// handed down to placeholders, so it can carry the mark.
  func marked(isFilling: Bool) -> Skeleton {
    switch part {
    case .shape, .lines, .spacer, .failure: self
    case .row(let parts, let spacing, let alignment):
      Skeleton(
        .row(parts.map { $0.marked(isFilling: isFilling) }, spacing: spacing, alignment: alignment))
    case .column(let parts, let spacing, let alignment):
      Skeleton(
        .column(
          parts.map { $0.marked(isFilling: isFilling) }, spacing: spacing, alignment: alignment))
    case .overlay(let parts, let alignment):
      Skeleton(.overlay(parts.map { $0.marked(isFilling: isFilling) }, alignment: alignment))
    case .padding(let part, let insets): part.marked(isFilling: isFilling).padding(insets)
    case .frame(let part, let width, let height, let alignment):
      part.marked(isFilling: isFilling).frame(width: width, height: height, alignment: alignment)
    case .aspect(let part, let ratio): part.marked(isFilling: isFilling).aspectRatio(ratio)
    case .repeated(let part, .times(let count)): part.marked(isFilling: isFilling).repeated(count)
    case .repeated(let part, .filling):
      part.marked(isFilling: true).separated(by: Self.mark).repeatedToFill()
    case .separated(let part, let distance):
      part.marked(isFilling: isFilling).separated(by: isFilling ? Self.mark : distance)
    }
  }
}
