/// A part of the user interface, described by other views.
///
/// Every view is a value: its `body` says what it is made of, and is asked for again whenever
/// something that it has read (state, environment, its own properties) has changed.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency
public protocol View {
  /// What the view is made of.
  associatedtype Body: View

  /// What the view is made of, now.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension Never: View {
  /// There is never a value to ask.
  public var body: Never { fatalError("Never has no value, and no body") }
}

/// A view that the stand-in draws itself instead of asking for a body.
@MainActor protocol PrimitiveView: View where Body == Never {
  @MainActor func makeElement(_ site: Site) -> ElementOf<Self>
}

extension PrimitiveView {
  /// Primitive views have no body.
  public var body: Never { fatalError("\(Self.self) is drawn directly and has no body") }
}
