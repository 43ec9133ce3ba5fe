import Sheen
import SwiftUI

/// A loading screen that Sheen brings along.
package struct NamedScreen: View {
  private let screen: SkeletonScreen

  /// The screen.
  package init(_ screen: SkeletonScreen) {
    self.screen = screen
  }

  package var body: some View {
    SkeletonPlaceholders(screen.skeleton)
      .shimmerScope(.window)
  }
}
