#if canImport(SwiftUI)
internal import Foundation
internal import SheenCore
internal import SwiftUI

/// The scope around a view: its coordinate space, its size, and whether it draws the light of the
/// placeholders in it.
struct ShimmerAnchor: Hashable {
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
        ? (own, own)
        : (ShimmerScope.windowArea, SheenRect(frame(in: .global)))
    }
    guard let space = anchor.space else { return (own, own) }
    return (
      SheenRect(CGRect(origin: .zero, size: anchor.size)), SheenRect(frame(in: .named(space)))
    )
  }
}
#endif
