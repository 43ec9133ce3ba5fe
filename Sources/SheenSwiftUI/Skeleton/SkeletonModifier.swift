#if canImport(SwiftUI)
internal import SheenCore
public import SwiftUI

extension View {
  /// Covers this view with a placeholder while it loads.
  ///
  /// The view keeps its place, its identity and its state. While it loads it is not seen and cannot be
  /// used; then it is handed over by a cross-fade, and can be used at once. Short loads show nothing:
  /// see `LoadingPolicy`.
  ///
  /// ```swift
  /// AsyncImage(url: person.photo)
  ///   .frame(width: 50, height: 50)
  ///   .skeleton(Circle(), isLoading: person.isLoading)
  /// ```
  ///
  /// - Parameters:
  ///   - shape: The placeholder's shape; nil: a rectangle with round corners.
  ///   - isLoading: Whether the view loads.
  public func skeleton<S: Shape>(
    _ shape: S? = nil as RoundedRectangle?, isLoading: Bool
  ) -> some View {
    modifier(
      SkeletonModifier(
        layers: { rect in
          guard let shape else {
            return [PlaceholderMask.Layer(path: SkeletonModifier.defaultPath(in: rect))]
          }
          // An app's own shape may wind either way.
          return [
            PlaceholderMask.Layer(
              inside: S.windsAsOthers ? .outline : .winding, path: shape.path(in: rect))
          ]
        },
        isLoading: isLoading))
  }
}

extension Shape {
  /// Whether the shape is one of SwiftUI's own, which all wind clockwise.
  fileprivate static var windsAsOthers: Bool {
    let known: [any Shape.Type] = [
      RoundedRectangle.self, Circle.self, Rectangle.self, Capsule.self, Ellipse.self,
    ]
    return known.contains { $0 == Self.self }
  }
}

struct SkeletonModifier: ViewModifier {
  let layers: @Sendable (CGRect) -> [PlaceholderMask.Layer]
  let isLoading: Bool

  func body(content: Content) -> some View {
    LoadingGate(isLoading: isLoading) { state in
      content
        .opacity(state.contentOpacity)
        .inert(!state.acceptsInteraction)
        .overlay(
          PlaceholderView(
            layers: layers, opacity: state.placeholderOpacity,
            isFading: state.phase == .fadingIn || state.phase == .handingOver,
            motion: state.motion))
    }
  }

  /// A rectangle whose corners have a radius of 20 points, or what there is room for.
  nonisolated static func defaultPath(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: min(20, rect.width / 2, rect.height / 2)).path(in: rect)
  }
}
#endif
