#if canImport(UIKit) && !os(watchOS)
internal import UIKit

/// The loads in one scroll view, which count as one for what is scrolled into sight.
///
/// A row that appears while the rows around it show placeholders shows its own at once: for a person the list
/// loads, and not the row.
@MainActor
final class ScrollLoad {
  private struct Member {
    weak var overlay: SkeletonOverlay?
    let begun: Double
  }

  private var members: [Member] = []

  /// The loads in the nearest scroll view around a view; nil: it is in none.
  static func around(_ view: UIView) -> ScrollLoad? {
    var ancestor = view.superview
    while let current = ancestor, !(current is UIScrollView) { ancestor = current.superview }
    guard let scroll = ancestor else { return nil }
    if let load = scroll.layer.value(forKey: key) as? ScrollLoad { return load }
    let load = ScrollLoad()
    scroll.layer.setValue(load, forKey: key)
    return load
  }

  private static let key = "sheenScrollLoad"

  /// Counts a load, and returns when the first of those that still run began.
  ///
  /// - Parameters:
  ///   - overlay: What covers the view that loads.
  ///   - now: The current time, on Core Animation's clock.
  func join(_ overlay: SkeletonOverlay, at now: Double) -> Double {
    members.removeAll {
      $0.overlay == nil || $0.overlay === overlay || $0.overlay?.isLoading == false
    }
    let begun = members.map(\.begun).min() ?? now
    members.append(Member(overlay: overlay, begun: begun))
    return begun
  }
}
#endif
