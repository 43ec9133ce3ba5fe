#if canImport(UIKit) && !os(watchOS)
internal import UIKit

/// A view that follows the appearance, the contrast, the layout direction and the size of text.
///
/// `traitCollectionDidChange(_:)` is deprecated from iOS 17 on. That warns where the oldest supported system
/// is newer, as visionOS is, so the views ask for the changes there; elsewhere they override that method.
@MainActor
protocol TraitFollower: UIView {
  /// Called after one of the traits has changed.
  func traitsDidChange()
}

extension TraitFollower {
  /// Calls `traitsDidChange()` from now on, where the view doesn't override UIKit's method.
  func followTraits() {
    #if os(visionOS)
    let traits: [UITrait] = [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitLayoutDirection.self, UITraitPreferredContentSizeCategory.self,
    ]
    registerForTraitChanges(traits) { (view: Self, _: UITraitCollection) in
      view.traitsDidChange()
    }
    #endif
  }
}
#endif
