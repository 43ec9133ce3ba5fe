#if canImport(SwiftUI)
internal import SheenCore
public import SwiftUI

extension View {
  /// Shows this view as placeholders that are derived from it while it loads.
  ///
  /// Each line of text becomes a bar, and each image an area. Shapes, colors and backgrounds, such as those of
  /// cards and chips, stay where they are, in shades of gray that the style's background brings together, and
  /// what is on them stands out from them. One light passes over all of it. Give the view sample data while it
  /// loads, as long as the real data is expected to be. What should not be a placeholder says so by
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
  /// It belongs on the rows of a list and not on the list, whose background would be a surface, too.
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

  /// Whether something is kept: then its colors are, too, and with them those of the rest.
  @State private var keepsSomething = false

  func body(content: Content) -> some View {
    LoadingGate(isLoading: isLoading) { state in
      let look = DerivedLook(state)
      let isPainted = look.isPlaceholder && !isPartOfOther
      let appearance = ShimmerAppearance(colorScheme, colorSchemeContrast)
      let palette = style.colors.palette(for: appearance)
      content
        .environment(\.isDerived, look.isPlaceholder || isPartOfOther)
        .redacted(reason: look.isPlaceholder ? .placeholder : [])
        .compositingGroup()
        .saturation(isPainted && !keepsSomething ? 0 : 1)
        .modifier(FullCoverage(color: isPainted ? Color(palette.base) : .clear))
        .overlayPreferenceValue(KeptAreasKey.self) { kept in
          if isPainted || look.opacity < 1, !isPartOfOther {
            DerivedPaint(
              veil: isPainted
                ? Color(palette.background).opacity(1 - ShimmerPalette.tonePart(appearance))
                : nil,
              motion: state.motion, opacity: look.opacity, kept: kept)
          }
        }
        .onPreferenceChange(KeptAreasKey.self) { [$keepsSomething] in
          $keepsSomething.wrappedValue = !$0.isEmpty
        }
        .transformPreference(KeptAreasKey.self) { if !isPartOfOther { $0 = [] } }
        .compositingGroup()
        .inertAsDrawn(!state.acceptsInteraction)
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
