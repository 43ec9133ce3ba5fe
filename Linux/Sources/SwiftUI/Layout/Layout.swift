public import Foundation

/// A way of one's own to lay out views.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public nonisolated protocol Layout: Animatable {
  /// What is kept between two passes.
  associatedtype Cache = Void
  /// The views to be laid out.
  typealias Subviews = LayoutSubviews

  /// Makes what is kept.
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  /// Brings what is kept up to date.
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  /// The size of the whole.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGSize
  /// Gives the views their places.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache)
  /// The place of a guide.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
  /// The place of a guide.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat?
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout where Self.Cache == Void {
  /// Nothing.
  public func makeCache(subviews: Self.Subviews) -> Self.Cache { () }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout {
  /// Makes anew what is kept.
  public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// Nil.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? { nil }

  /// Nil.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Self.Subviews, cache: inout Self.Cache
  ) -> CGFloat? { nil }

  /// Lays out views.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    _LayoutView(layout: self, content: content())
  }
}

/// A value that a view has for the layout around it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public protocol LayoutValueKey {
  /// The value's type.
  associatedtype Value
  /// The value of views that have none.
  static var defaultValue: Self.Value { get }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Gives this view a value for the layout around it.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(
      _TraitWritingModifier<K.Value>(trait: .layoutValue(ObjectIdentifier(key), value)))
  }
}

/// The views that a layout lays out.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public nonisolated struct LayoutSubviews: RandomAccessCollection, Sendable {
  /// A view.
  public typealias Element = LayoutSubview
  let boxes: [Box]
  /// Where reading begins. Places are mirrored afterwards, so that a layout need not care.
  public let layoutDirection: LayoutDirection

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index behind the last.
  public var endIndex: Int { boxes.count }
  /// A view.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(box: boxes[index]) }
}

/// A view that a layout lays out.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public nonisolated struct LayoutSubview: Equatable, Sendable {
  let box: Box

  /// A value that the view has for the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    let box = box
    let identity = ObjectIdentifier(key)
    // Layout runs on the main actor, so the value does not leave it.
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = box.layoutValue(identity) }
    return value as? K.Value ?? K.defaultValue
  }

  /// The view's priority.
  public var priority: Double {
    let box = box
    return MainActor.assumeIsolated { box.priority }
  }

  /// The size that the view chooses for an offer.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let box = box
    return MainActor.assumeIsolated { box.size(for: proposal) }
  }

  /// The size and guides of the view for an offer.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let box = box
    return MainActor.assumeIsolated { box.dimensions(proposal) }
  }

  /// Puts a point of the view at a position.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let box = box
    MainActor.assumeIsolated {
      let size = box.size(for: proposal)
      (box.container as? AnyLayoutBox)?.placements[ObjectIdentifier(box)] = (
        CGPoint(
          x: position.x - size.width * anchor.x, y: position.y - size.height * anchor.y),
        proposal
      )
    }
  }

  /// Whether both are the same view.
  public static func == (lhs: LayoutSubview, rhs: LayoutSubview) -> Bool { lhs.box === rhs.box }
}
