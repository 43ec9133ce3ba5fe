#if canImport(SwiftUI)
internal import Foundation
internal import SheenCore
internal import SwiftUI

/// The scope around a view: its coordinate space, its size, and whether it draws the light of the
/// placeholders in it.
struct ShimmerAnchor: Equatable {
  /// The name of the scope's coordinate space, or nil where each view is a scope of its own.
  let space: UUID?

  /// The size of the scope; zero until it has been laid out.
  let size: CGSize
}

extension GeometryProxy {
  /// The area that light is resolved in, and this view's frame in the same coordinates.
  ///
  /// Without a scope around, a window's light is anchored to the window's coordinates, and is that of
  /// all windows, because the size of this one is not known.
  func placement(
    in anchor: ShimmerAnchor?, style: ShimmerStyle
  ) -> (area: SheenRect, frame: SheenRect) {
    let own = SheenRect(CGRect(origin: .zero, size: size))
    guard let anchor else {
      return style.scope == .view
        ? (own, own) : (ShimmerScope.windowArea, untransformed(frame(in: .global)))
    }
    guard let space = anchor.space else { return (own, own) }
    return (
      SheenRect(CGRect(origin: .zero, size: anchor.size)),
      untransformed(frame(in: .named(space)))
    )
  }

  /// This view's frame in points of its own, about the middle of one that effects may have scaled or rotated.
  ///
  /// Light is drawn before effects such as `scaleEffect` are applied to it, so it has to reach across the
  /// view's own size.
  private func untransformed(_ frame: CGRect) -> SheenRect {
    SheenRect(
      CGRect(
        x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
        height: size.height))
  }
}
#endif
