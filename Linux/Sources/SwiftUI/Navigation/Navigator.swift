import Combine

/// The screens that lie on the first one of a navigation view, the topmost last.
@MainActor final class Navigator: ObservableObject {
  @Published private(set) var screens: [PushedScreen] = []

  /// Shows what a link leads to.
  func push(_ destination: AnyView, from link: NavigationSource) {
    screens.append(PushedScreen(link: link, destination: destination))
  }

  /// Goes back to the screen before.
  func pop() {
    if !screens.isEmpty { screens.removeLast() }
  }

  /// A link leads to another value of its destination now.
  func replace(_ destination: AnyView, from link: NavigationSource) {
    for screen in screens where screen.link === link { screen.destination = destination }
  }
}

/// What is shown by a link.
@MainActor final class PushedScreen: ObservableObject, Identifiable {
  let link: NavigationSource
  @Published var destination: AnyView

  init(link: NavigationSource, destination: AnyView) {
    self.link = link
    self.destination = destination
  }
}

/// What makes a link the same one while its values come and go.
@MainActor final class NavigationSource: ObservableObject {}

private struct NavigatorKey: EnvironmentKey {
  static let defaultValue: Navigator? = nil
}

extension EnvironmentValues {
  /// The navigation view around.
  var navigator: Navigator? {
    get { self[NavigatorKey.self] }
    set { self[NavigatorKey.self] = newValue }
  }
}
