import SwiftUI

/// Every loading screen of the examples, one at a time.
@main
struct LoadingScreensApp: App {
  var body: some Scene {
    WindowGroup {
      ContentView()
    }
  }
}
