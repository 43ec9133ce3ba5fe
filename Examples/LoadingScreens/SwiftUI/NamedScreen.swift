import Sheen
import SwiftUI

/// A loading screen that Sheen brings along.
struct NamedScreen: View {
  let screen: SkeletonScreen

  var body: some View {
    SkeletonPlaceholders(screen.skeleton)
      .shimmerScope(.window)
  }
}
