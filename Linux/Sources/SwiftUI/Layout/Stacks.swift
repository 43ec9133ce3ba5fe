public import Foundation

/// Views side by side.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct HStack<Content: View>: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views side by side; without a spacing of their own they stand 8 points apart.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    ContainerElement(self, site, content: \.content) {
      HStackBox($0)
    } update: { view, box in
      box.configure(view.alignment.key, view.spacing)
    }
  }
}

/// Views one below the other.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct VStack<Content: View>: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Views one below the other; without a spacing of their own they stand 8 points apart.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    ContainerElement(self, site, content: \.content) {
      VStackBox($0)
    } update: { view, box in
      box.configure(view.alignment.key, view.spacing)
    }
  }
}

/// Views one on top of the other.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct ZStack<Content: View>: View, PrimitiveView {
  /// Primitive views have no body.
  public typealias Body = Never
  let alignment: Alignment
  let content: Content

  /// Views one on top of the other, the last in front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor func makeElement(_ site: Site) -> ElementOf<Self> {
    ContainerElement(self, site, content: \.content) {
      ZStackBox($0)
    } update: { view, box in
      box.configure(view.alignment)
    }
  }
}
