public import Foundation

/// A place or an area of a view, to be read in the space of another one.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
public nonisolated struct Anchor<Value> {
  /// The value in the space of the window.
  let windowValue: Value
  let convert: @Sendable (Value, CGAffineTransform) -> Value

  /// Which place or area of a view is meant.
  public struct Source {
    let make: @Sendable (CGSize) -> Value
    let convert: @Sendable (Value, CGAffineTransform) -> Value

    init(
      make: @escaping @Sendable (CGSize) -> Value,
      convert: @escaping @Sendable (Value, CGAffineTransform) -> Value
    ) {
      self.make = make
      self.convert = convert
    }

    /// Several places or areas of a view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
      let makes = array.map(\.make)
      let converts = array.map(\.convert)
      self.init(
        make: { size in makes.map { $0(size) } },
        convert: { values, map in zip(converts, values).map { $0($1, map) } })
    }

    @MainActor func anchor(in box: Box) -> Anchor {
      Anchor(
        windowValue: convert(make(box.frame.size), box.transformToWindow), convert: convert)
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor: Sendable where Value: Sendable {}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same place of the window.
  public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.windowValue == rhs.windowValue }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
extension Anchor: Hashable where Value: Hashable {
  /// Hashes the place.
  public func hash(into hasher: inout Hasher) { hasher.combine(windowValue) }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source where Value == CGRect {
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { rect { CGRect(origin: .zero, size: $0) } }

  /// An area of the view.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { rect { _ in r } }

  private static func rect(_ make: @escaping @Sendable (CGSize) -> CGRect) -> Anchor<CGRect>.Source
  {
    Anchor<CGRect>.Source(make: make) { $0.applying($1) }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Anchor.Source where Value == CGPoint {
  /// A place of the view.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { point { _ in p } }

  /// A place in parts of the view's size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    point { p.point(in: CGRect(origin: .zero, size: $0)) }
  }

  /// The upper left corner.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The upper right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

  private static func point(_ make: @escaping @Sendable (CGSize) -> CGPoint)
    -> Anchor<CGPoint>.Source
  {
    Anchor<CGPoint>.Source(make: make) { $0.applying($1) }
  }
}
