#if canImport(UIKit)
import Sheen
import SheenScreens
import UIKit

/// A screen written in UIKit: its name, what it shows, and the view controller.
public struct ExampleController: Identifiable, Sendable {
  /// A short name, such as `people`.
  public let id: String

  /// What a list of screens calls it.
  public let title: String

  /// What is to be seen, in a sentence.
  public let summary: String

  private let content: @MainActor @Sendable () -> (UIViewController, (() -> Void)?)

  /// The screen, from its beginning, and how what it waits for comes, where it waits for something.
  @MainActor public func make() -> (controller: UIViewController, load: (() -> Void)?) {
    content()
  }
}

extension ExampleController {
  /// Screens that an app might have.
  public static let all = [
    ExampleController(
      id: "logo", title: "A logo", summary: "It shimmers three times, then the app goes on.",
      content: { (LogoViewController(), nil) }),
    ExampleController(
      id: "people", title: "A table",
      summary: "Every view that is flagged shimmers, until the people have come.",
      content: {
        let controller = PeopleViewController()
        return (controller, controller.load)
      }),
    ExampleController(
      id: "profile", title: "A profile",
      summary: "Its skeleton is read from the views, and handed over.",
      content: {
        let controller = ProfileViewController()
        return (controller, controller.load)
      }),
  ]

  /// The screens that Sheen brings along.
  public static let named = SkeletonScreen.all.map { screen in
    ExampleController(
      id: screen.name, title: screen.title,
      summary: screen.summary.prefix(1).uppercased() + screen.summary.dropFirst() + ".",
      content: { (NamedScreenController(screen), nil) })
  }
}
#endif
