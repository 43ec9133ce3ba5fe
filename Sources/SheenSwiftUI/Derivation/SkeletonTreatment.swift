#if canImport(SwiftUI)
public import SwiftUI

/// What becomes of a view within one that shows placeholders made of itself.
public enum SkeletonTreatment: Hashable, Sendable {
  /// It becomes placeholders, each part for itself.
  case derive

  /// It is seen as it is, without light.
  case keep

  /// It is not seen, and has no placeholder.
  case ignore

  /// It becomes one placeholder, whatever is in it: a rectangle with corners of a radius in points.
  case unite(cornerRadius: Double = 8)
}

extension View {
  /// Says what becomes of this view while one around it shows placeholders made of itself.
  ///
  /// Outside of `.skeletonized(isLoading:)`, and while nothing loads, this changes nothing.
  ///
  /// ```swift
  /// VStack(alignment: .leading) {
  ///   Text("Messages").font(.title).skeletonTreatment(.keep)
  ///   HStack { icon; Text(count) }.skeletonTreatment(.unite())
  ///   Text(newest)
  /// }
  /// .skeletonized(isLoading: isLoading)
  /// ```
  ///
  /// - Parameter treatment: What becomes of it.
  public func skeletonTreatment(_ treatment: SkeletonTreatment) -> some View {
    modifier(SkeletonTreatmentModifier(treatment: treatment))
  }
}

struct SkeletonTreatmentModifier: ViewModifier {
  let treatment: SkeletonTreatment

  @Environment(\.isDerived) private var isDerived
  @Environment(\.shimmerStyle) private var style
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.colorSchemeContrast) private var colorSchemeContrast

  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.redactionReasons) { if isKept { $0.remove(.placeholder) } }
      // What is in it is no part of the placeholders, and may move and be placeholders by itself.
      .transformEnvironment(\.isDerived) { if isKept { $0 = false } }
      .opacity(isHidden ? 0 : 1)
      .overlay {
        if isDerived, case .unite(let radius) = treatment {
          let appearance = ShimmerAppearance(colorScheme, colorSchemeContrast)
          RoundedRectangle(cornerRadius: radius > 0 ? radius : 0)
            .fill(
              Color(
                style.colors.palette(for: appearance).baseBelowVeil(appearance)))
        }
      }
      .transformAnchorPreference(key: KeptAreasKey.self, value: .bounds) { areas, bounds in
        // Always, so that it stays as it is while the rest fades in.
        if treatment == .keep { areas.append(bounds) }
      }
  }

  private var isKept: Bool { isDerived && treatment == .keep }

  private var isHidden: Bool {
    guard isDerived else { return false }
    return switch treatment {
    case .derive, .keep: false
    case .ignore, .unite: true
    }
  }
}

/// The frames of what is kept as it is.
struct KeptAreasKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value.append(contentsOf: nextValue())
  }
}
#endif
