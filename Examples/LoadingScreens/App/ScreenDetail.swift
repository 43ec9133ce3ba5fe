import SwiftUI

/// A SwiftUI screen, and what can be chosen for it. A screen that has a style of its own keeps it.
struct ScreenDetail: View {
  let screen: ExampleScreen
  @Binding var look: Look

  var body: some View {
    DetailFrame(screen.title, look: $look, hasStyle: true) { screen.view }
  }
}
