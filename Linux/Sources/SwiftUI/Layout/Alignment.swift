public import Foundation

/// A kind of line by which views are put in line.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public protocol AlignmentID {
  /// Where the line is in a view that says nothing else.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

struct AlignmentKey: Hashable, Sendable {
  // A type is never changed.
  nonisolated(unsafe) let id: any AlignmentID.Type
  let isHorizontal: Bool

  static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.isHorizontal == b.isHorizontal
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(id))
    hasher.combine(isHorizontal)
  }
}

/// An upright line by which views are put in line.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct HorizontalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// An alignment of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: true) }

  private enum Leading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }

  /// The leading edges.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middles.
  public static let center = HorizontalAlignment(Center.self)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(Trailing.self)
}

/// A level line by which views are put in line.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct VerticalAlignment: Equatable, Sendable {
  let key: AlignmentKey

  /// An alignment of one's own.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isHorizontal: false) }

  private enum Top: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  /// The upper edges.
  public static let top = VerticalAlignment(Top.self)
  /// The middles.
  public static let center = VerticalAlignment(Center.self)
  /// The lower edges.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baselines of the first lines of text; the lower edge where there is no text.
  public static let firstTextBaseline = VerticalAlignment(FirstBaseline.self)
  /// The baselines of the last lines of text; the lower edge where there is no text.
  public static let lastTextBaseline = VerticalAlignment(LastBaseline.self)
}

/// A point by which views are put in line.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct Alignment: Equatable, Sendable {
  /// The upright line through the point.
  public var horizontal: HorizontalAlignment
  /// The level line through the point.
  public var vertical: VerticalAlignment

  /// The point where two lines meet.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// The size of a view and the lines by which it can be put in line.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public struct ViewDimensions: Equatable, Sendable {
  private let box: Box?
  private let proposal: ProposedViewSize
  private let size: CGSize

  @MainActor init(box: Box, proposal: ProposedViewSize) {
    self.box = box
    self.proposal = proposal
    size = box.size(for: proposal)
  }

  /// Those of an empty rectangle.
  init(size: CGSize) {
    box = nil
    proposal = .unspecified
    self.size = size
  }

  /// The width in points.
  public var width: CGFloat { size.width }
  /// The height in points.
  public var height: CGFloat { size.height }

  /// The place of a line, from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  /// The place of a line, from the upper edge.
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }
  /// The place of a line, where the view itself has set it.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(guide.key) }
  /// The place of a line, where the view itself has set it.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(guide.key) }

  private func value(_ key: AlignmentKey) -> CGFloat {
    if let line = explicit(key) { return line }
    return key.id.defaultValue(in: self)
  }

  private func explicit(_ key: AlignmentKey) -> CGFloat? {
    guard let box else { return nil }
    let proposal = proposal
    // Guides are asked for during layout, which runs on the main actor.
    return MainActor.assumeIsolated { box.explicitAlignment(key, proposal) }
  }

  /// Whether both are of the same view and size.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.box === rhs.box && lhs.size == rhs.size
  }
}
