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
        Section("Screens that Sheen brings along") {
          ForEach(ExampleScreen.named) { screen in
            NavigationLink {
              ScreenDetail(screen: screen, look: $look)
            } label: {
              ScreenLabel(title: screen.title, summary: screen.summary)
            }
          }
        }
        Section("Written in SwiftUI") {
          ForEach(ExampleScreen.all) { screen in
            NavigationLink {
              ScreenDetail(screen: screen, look: $look)
            } label: {
              ScreenLabel(title: screen.title, summary: screen.summary)
            }
          }
        }
        #if canImport(UIKit)
        Section("Written in UIKit") {
          ForEach(ExampleController.all) { screen in
            NavigationLink {
              ControllerDetail(screen: screen, look: $look)
            } label: {
              ScreenLabel(title: screen.title, summary: screen.summary)
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
}

/// A row of the list.
struct ScreenLabel: View {
  let title: String
  let summary: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title)
      Text(summary)
        .font(.footnote)
        .foregroundColor(.secondary)
    }
  }
}
