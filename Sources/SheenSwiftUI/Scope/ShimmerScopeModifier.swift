#if canImport(SwiftUI)
internal import Foundation
public import SheenCore
public import SwiftUI

extension View {
  /// Gives all placeholders in this view one light, anchored to it.
  ///
  /// The light of a window or group is drawn once, whatever the number of placeholders, within the
  /// bounds of this view and above it. So put it on what holds placeholders and nothing that covers
  /// them: on the content of a scroll view or a list, say, and not on the navigation around it. Its
  /// style is that around the scope; a style within the scope only gives placeholders their color.
  ///
  /// ```swift
  /// ScrollView { rows }
  ///   .shimmerScope(.group)
  /// ```
  ///
  /// - Parameter scope: `.group` and `.window` anchor light to this view, which is the window where it
  ///   is the outermost one; `.view` lets each placeholder have light of its own.
  public func shimmerScope(_ scope: ShimmerScope) -> some View {
    modifier(ShimmerScopeModifier(scope: scope))
  }
}

struct ShimmerScopeModifier: ViewModifier {
  let scope: ShimmerScope

  @State private var space = UUID()
  @State private var size = CGSize.zero
  @StateObject private var group = LoadingGroup()

  func body(content: Content) -> some View {
    content
      .environment(\.shimmerAnchor, ShimmerAnchor(space: scope == .view ? nil : space, size: size))
      .environment(\.loadingGroup, scope == .view ? nil : group)
      .environment(\.shownLoads, group.shown)
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: ScopeSizeKey.self, value: proxy.size)
            .background(AnnouncementTimer(group: group))
        }
      )
      .onPreferenceChange(ScopeSizeKey.self) { [$size] in $size.wrappedValue = $0 }
      .transformPreference(ScopeSizeKey.self) { $0 = .zero }
      .overlayPreferenceValue(ScopePlaceholdersKey.self) { placeholders in
        ScopeLight(placeholders: placeholders, anchor: ShimmerAnchor(space: space, size: size))
      }
      // Around the light, too: a space is known only to what is in it.
      .coordinateSpace(name: space)
      // What this scope draws is not drawn again by one around it.
      .transformPreference(ScopePlaceholdersKey.self) { $0 = [] }
  }
}

private struct ScopeSizeKey: PreferenceKey {
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
    let next = nextValue()
    if next != .zero { value = next }
  }
}
#endif
