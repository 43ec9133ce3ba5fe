import Drawing
import Foundation

/// Rows below each other, in a window that can be moved.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content

  /// The rows.
  @MainActor @preconcurrency public var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading, spacing: 0) {
        content.modifier(_ListRowModifier()).environment(\.isInList, true)
      }
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension List where SelectionValue == Never {
  /// Rows.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A row for each element, by the element's own identity.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }

  /// A row for each element, by a part of it.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    content = ForEach(data, id: id, content: rowContent)
  }

  /// A row for each number of a range that does not change.
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    content = ForEach(data, content: rowContent)
  }
}

/// Views that belong together, with a header and a footer.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer

  /// The header, the views and the footer.
  @MainActor @preconcurrency public var body: some View {
    header.modifier(_SectionEdge())
    content
    footer.modifier(_SectionEdge())
  }
}

/// In a list, what is above and below a section is smaller and paler than what is in it.
private nonisolated struct _SectionEdge: ViewModifier {
  @Environment(\.isInList) private var isInList

  @MainActor func body(content: Content) -> some View {
    if isInList {
      content.font(.footnote.weight(.semibold)).foregroundColor(.secondary)
    } else {
      content
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Section {
  /// Views with a header and a footer.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// Views with a header.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent)
  where Footer == EmptyView {
    self.init(content: content, header: header) { EmptyView() }
  }

  /// Views that belong together.
  public init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView {
    header = EmptyView()
    self.content = content()
    footer = EmptyView()
  }

  /// Views with a header of words.
  @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Parent == Text, Footer == EmptyView {
    self.init(content: content) { Text(titleKey) }
  }
}

/// Makes each view of a list a row: 16 points from the sides, 11 from the line above and below,
/// at least 44 high, with a line below it.
private nonisolated struct _ListRowModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      ListRowBox($0)
    } update: { _, _ in
    }
  }
}

private final class ListRowBox: WrapperBox {
  private let insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = super.measure(proposal)
    return CGSize(
      width: proposal.width ?? size.width + insets.leading + insets.trailing,
      height: max(44, size.height + insets.top + insets.bottom))
  }

  override func innerOrigin(_ proposal: ProposedViewSize) -> CGPoint {
    let content = inner?.size(for: offer(proposal)) ?? .zero
    return CGPoint(x: insets.leading, y: (size(for: proposal).height - content.height) / 2)
  }

  override func draw(_ pen: Pen) {
    super.draw(pen)
    let line = CGRect(
      x: frame.minX + (environment.layoutDirection == .rightToLeft ? 0 : insets.leading),
      y: frame.maxY - environment.pixelLength,
      width: frame.width - insets.leading, height: environment.pixelLength)
    pen.fill(DrawingPath(rect: line), .color(environment.separatorColor))
  }
}

private struct InListKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether views are rows of a list.
  var isInList: Bool {
    get { self[InListKey.self] }
    set { self[InListKey.self] = newValue }
  }

  /// Apple's color for separators: 60, 60, 67 at 29 % on light ground, 84, 84, 88 at 60 % on dark.
  var separatorColor: DrawingColor {
    colorScheme == .dark
      ? DrawingColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.6)
      : DrawingColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.29)
  }
}
