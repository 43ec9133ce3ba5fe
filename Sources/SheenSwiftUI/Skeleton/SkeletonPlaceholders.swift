#if canImport(SwiftUI)
public import SheenCore
public import SwiftUI

/// The placeholders of a skeleton, in the space they are offered.
///
/// ```swift
/// SkeletonPlaceholders(SkeletonScreen.feed.skeleton)
/// ```
///
/// A skeleton that cannot be laid out draws nothing.
public struct SkeletonPlaceholders: View {
  private let skeleton: Skeleton

  @Environment(\.layoutDirection) private var layoutDirection

  /// The placeholders of a skeleton.
  public init(_ skeleton: Skeleton) {
    self.skeleton = skeleton
  }

  /// What is drawn.
  public var body: some View {
    GeometryReader { proxy in
      let size = SheenSize(width: Double(proxy.size.width), height: Double(proxy.size.height))
      let layoutDirection = SheenLayoutDirection(layoutDirection)
      if let layout = try? skeleton.layout(in: size, layoutDirection: layoutDirection) {
        PlaceholderView(layers: { layout.layers(at: $0.origin) }, parts: layout.parts)
      }
    }
  }
}
#endif
