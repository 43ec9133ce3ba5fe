/// Views that are shown while an app is written; nothing shows them on Linux.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The views' type.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

extension View {
  /// The name of a view in the canvas; nothing shows it on Linux.
  @available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
  public func previewDisplayName(_ value: String?) -> some View {
    self
  }
}
