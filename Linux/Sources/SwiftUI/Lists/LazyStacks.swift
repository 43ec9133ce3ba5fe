public import Foundation

/// Views one below the other, each made when it is first seen.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public nonisolated struct LazyVStack<Content: View>: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views one below the other.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    LazyElement(self, site) {
      $0.content
    } update: { view, box in
      box.set(
        .vertical, tracks: nil, spacing: view.spacing,
        alignment: Alignment(horizontal: view.alignment, vertical: .top))
    }
  }
}

/// Views side by side, each made when it is first seen.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public nonisolated struct LazyHStack<Content: View>: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views side by side.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    LazyElement(self, site) {
      $0.content
    } update: { view, box in
      box.set(
        .horizontal, tracks: nil, spacing: view.spacing,
        alignment: Alignment(horizontal: .leading, vertical: view.alignment))
    }
  }
}

/// Headers and footers that stay at the edge: none on the stage.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public nonisolated struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Parts by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A column or a row of a grid.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public nonisolated struct GridItem: Sendable {
  /// How broad a track is.
  public enum Size: Sendable {
    /// A length.
    case fixed(CGFloat)
    /// A share of what is left, within limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many tracks as fit, each within limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How broad it is.
  public var size: Size
  /// The space behind it; nil for 8 points.
  public var spacing: CGFloat?
  /// Where views stand in it.
  public var alignment: Alignment?

  /// A track.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, row by row.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public nonisolated struct LazyVGrid<Content: View>: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views in columns, row by row.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    LazyElement(self, site) {
      $0.content
    } update: { view, box in
      box.set(
        .vertical, tracks: view.columns, spacing: view.spacing,
        alignment: Alignment(horizontal: view.alignment, vertical: .center))
    }
  }
}

/// Views in rows, column by column.
@available(iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, *)
public nonisolated struct LazyHGrid<Content: View>: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views in rows, column by column.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    LazyElement(self, site) {
      $0.content
    } update: { view, box in
      box.set(
        .horizontal, tracks: view.rows, spacing: view.spacing,
        alignment: Alignment(horizontal: .center, vertical: view.alignment))
    }
  }
}
