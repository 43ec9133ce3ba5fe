import Sheen
import SheenScreens
import SwiftUI

/// A screen written in SwiftUI: its name, what it shows, and the view.
public struct ExampleScreen: Identifiable, Sendable {
  /// A short name, such as `cards`.
  public let id: String

  /// What a list of screens calls it.
  public let title: String

  /// What is to be seen, in a sentence.
  public let summary: String

  private let content: @MainActor @Sendable () -> AnyView

  private init<Content: View>(
    _ id: String, _ title: String, _ summary: String,
    content: @escaping @MainActor @Sendable () -> Content
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.content = { AnyView(content()) }
  }

  /// The screen, from its beginning.
  @MainActor public var view: AnyView { content() }
}

extension ExampleScreen {
  /// Screens that an app might have.
  public static let all = [
    ExampleScreen("cards", "Cards", "Light over views that are there anyway.") { CardList() },
    ExampleScreen(
      "contact", "A card that loads", "Parts are covered while they load, and handed over."
    ) { Contact() },
    ExampleScreen("essay", "Made of itself", "Texts, shapes and colors become placeholders.") {
      Essay()
    },
    ExampleScreen("toggle", "On and off", "A bar and a circle, and a button for both.") {
      SkeletonPreview()
    },
    ExampleScreen("directions", "Directions", "Four directions, each in a color.") {
      Directions()
    },
    ExampleScreen(
      "thinking", "Words and shapes",
      "Light through text, over colors, and on lines to come."
    ) { Thinking() },
  ]

  /// The screens that Sheen brings along.
  public static let named = SkeletonScreen.all.map { screen in
    ExampleScreen(
      screen.name, screen.title,
      screen.summary.prefix(1).uppercased() + screen.summary.dropFirst() + "."
    ) { NamedScreen(screen: screen) }
  }
}
