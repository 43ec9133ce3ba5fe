import Sheen
import SwiftUI

/// The list of all screens: what an app shows first.
struct ContentView: View {
  /// Kept here, so that one screen after the other can be looked at in the same way.
  @State private var look = Look()

  var body: some View {
    // A navigation stack would need iOS 16 and macOS 13.
    NavigationView {
      List {
        section("Screens that Sheen brings along", ExampleScreen.named)
        section("Written in SwiftUI", ExampleScreen.all)
        #if canImport(UIKit)
        Section("Written in UIKit") {
          ForEach(ExampleController.all) { screen in
            ScreenLink(title: screen.title, summary: screen.summary) {
              ControllerDetail(screen: screen, look: $look)
            }
          }
        }
        #endif
      }
      .navigationTitle("Loading screens")

      // What a wide window shows until a screen is chosen.
      Text("Choose a screen")
        .foregroundColor(.secondary)
    }
  }
  private func section(_ title: LocalizedStringKey, _ screens: [ExampleScreen]) -> some View {
    Section(title) {
      ForEach(screens) { screen in
        ScreenLink(title: screen.title, summary: screen.summary) {
          ScreenDetail(screen: screen, look: $look)
        }
      }
    }
  }
}

/// A row of the list, which leads to a screen.
private struct ScreenLink<Destination: View>: View {
  let title: String
  let summary: String
  @ViewBuilder let destination: () -> Destination

  var body: some View {
    NavigationLink(destination: destination) {
      VStack(alignment: .leading, spacing: 2) {
        Text(title)
        Text(summary)
          .font(.footnote)
          .foregroundColor(.secondary)
      }
    }
  }
}
