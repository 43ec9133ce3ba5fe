#if canImport(SwiftUI)
internal import SheenCore
internal import SwiftUI

extension View {
  /// Makes this view the one element that says that something loads.
  ///
  /// It does not update frequently, as far as a screen reader is concerned: its label stays.
  func loadingElement(isHidden: Bool) -> some View {
    modifier(LoadingElement(isHidden: isHidden))
  }
}

private struct LoadingElement: ViewModifier {
  let isHidden: Bool

  @Environment(\.loadingLabels) private var labels

  func body(content: Content) -> some View {
    content
      .accessibilityElement(children: .ignore)
      // As a key, so that the app's own strings can translate it.
      .accessibilityLabel(Text(LocalizedStringKey(labels.loading)))
      .accessibilityHidden(isHidden || labels.loading.isEmpty)
      .allowsHitTesting(false)
  }
}
#endif
