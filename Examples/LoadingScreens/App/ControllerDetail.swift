#if canImport(UIKit)
import Sheen
import SwiftUI
import UIKit

/// A UIKit screen, and what can be chosen for it.
struct ControllerDetail: View {
  let screen: ExampleController
  @Binding var look: Look

  @State private var loads = 0

  var body: some View {
    DetailFrame(screen.title, look: $look, hasStyle: false, load: { loads += 1 }) {
      ControllerView(screen: screen, look: look, loads: loads)
    }
  }
}

/// A view controller among SwiftUI's views.
private struct ControllerView: UIViewControllerRepresentable {
  let screen: ExampleController
  let look: Look

  /// How often it was asked to load.
  let loads: Int

  func makeUIViewController(context: Context) -> LookController {
    LookController(screen, loads: loads)
  }

  func updateUIViewController(_ controller: LookController, context: Context) {
    controller.show(look, loads: loads)
  }
}
#endif
