import Foundation

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension View {
  /// Hides the labels of controls in this view; they are still read.
  public nonisolated func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }
}

private struct LabelsHiddenKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

/// A view that takes no room and is not seen, but read.
nonisolated struct _UnseenModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never

  @MainActor static func makeElement<Content: View>(
    of view: ModifiedContent<Content, Self>, _ site: Site
  ) -> ElementOf<ModifiedContent<Content, Self>> {
    WrapperElement(view, site) {
      UnseenBox($0)
    } update: { _, _ in
    }
  }
}

private final class UnseenBox: WrapperBox {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override func draw(_ pen: Pen) {}
  override var letsTouchesPass: Bool { true }
}
