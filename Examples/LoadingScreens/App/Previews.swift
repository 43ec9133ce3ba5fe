import Sheen
import SwiftUI

/// The list of screens, for Xcode's canvas.
struct ContentViewPreviews: PreviewProvider {
  static var previews: some View {
    ContentView()
  }
}

/// Every screen that is written in SwiftUI.
struct ScreenPreviews: PreviewProvider {
  static var previews: some View {
    ForEach(ExampleScreen.all) { screen in
      screen.view
        .previewDisplayName(screen.title)
    }
  }
}

/// Every screen that comes with Sheen.
struct NamedScreenPreviews: PreviewProvider {
  static var previews: some View {
    ForEach(ExampleScreen.named) { screen in
      screen.view
        .previewDisplayName(screen.title)
    }
  }
}
