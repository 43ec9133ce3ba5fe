#if canImport(SwiftUI)
internal import SheenCore
public import SwiftUI

extension View {
  /// Shows this view as placeholders made of itself while it loads.
  ///
  /// Each line of text becomes a bar, and images, shapes and colors become areas of their own outline,
  /// all in the style's base color and with one light. Give the view sample data while it loads, as
  /// long as the real data is expected to be. What should not be a placeholder says so by
  /// `.skeletonTreatment`.
  ///
  /// The view keeps its place, its identity and its state; it is built once. While it loads it cannot be
  /// used; then its placeholders fade out and it fades in, and can be used at once.
  ///
  /// ```swift
  /// ArticleRow(article ?? .sample)
  ///   .skeletonized(isLoading: article == nil)
  /// ```
  ///
  /// Backgrounds are areas, too: put this inside of a card's background and shadow, or let them be
  /// ignored. For the same reason it belongs on the rows of a list and not on the list.
  ///
  /// - Parameter isLoading: Whether the view loads.
  public func skeletonized(isLoading: Bool) -> some View {
    modifier(SkeletonizedModifier(isLoading: isLoading))
  }
}

struct SkeletonizedModifier: ViewModifier {
  let isLoading: Bool

  @Environment(\.shimmerStyle) private var style
  @Environment(\.isDerived) private var isPartOfOther
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var colorSchemeContrast

  func body(content: Content) -> some View {
    LoadingGate(isLoading: isLoading) { state in
      let look = DerivedLook(state)
      let isPainted = look.isPlaceholder && !isPartOfOther
      let base = Color(
        style.colors.palette(for: ShimmerAppearance(colorScheme, colorSchemeContrast)).base)
      content
        .environment(\.isDerived, look.isPlaceholder || isPartOfOther)
        .redacted(reason: look.isPlaceholder ? .placeholder : [])
        .compositingGroup()
        .modifier(FullCoverage(color: isPainted ? base : .clear))
        .overlayPreferenceValue(KeptAreasKey.self) { kept in
          if isPainted || look.opacity < 1, !isPartOfOther {
            DerivedPaint(
              base: isPainted ? base : nil, motion: state.motion, opacity: look.opacity, kept: kept)
          }
        }
        .transformPreference(KeptAreasKey.self) { if !isPartOfOther { $0 = [] } }
        .compositingGroup()
        .inert(!state.acceptsInteraction)
        .overlay {
          if state.phase.showsPlaceholders, !isPartOfOther { DerivedElement() }
        }
    }
  }
}

/// What is drawn of content that placeholders are derived from.
///
/// There is one copy of the content: a second one would run its tasks twice and have a state of its own.
/// So it cannot be seen as placeholders and as itself at the same time, and the hand-over fades the one
/// out before it fades the other in.
struct DerivedLook: Equatable {
  let isPlaceholder: Bool
  let opacity: Double

  init(_ state: LoadingState) {
    isPlaceholder = state.contentOpacity < 0.5
    opacity =
      switch state.phase {
      case .idle, .done: 1
      case .waiting: 0
      case .fadingIn, .showing: state.placeholderOpacity
      case .handingOver: abs(1 - 2 * state.contentOpacity)
      }
  }
}

/// The element that says that the content loads: here, or in the scope around.
private struct DerivedElement: View {
  @Environment(\.shimmerAnchor) private var anchor

  var body: some View {
    let isScoped = anchor?.space != nil
    Color.clear
      .anchorPreference(
        key: ScopePlaceholdersKey.self, value: ScopePlaceholder.corners(.zero)
      ) { corners in
        isScoped ? [ScopePlaceholder(corners: corners, size: .zero, layers: [])] : []
      }
      .loadingElement(isHidden: isScoped)
  }
}
#endif
