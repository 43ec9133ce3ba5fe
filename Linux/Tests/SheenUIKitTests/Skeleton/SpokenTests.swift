import Foundation
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// What VoiceOver finds and says.
@MainActor struct SpokenTests {
  @Test("while a view loads there is one element, and its end is said once")
  func oneElement() throws {
    let card = Card()
    let stage = try stage([card])
    #expect(stage.spoken.count > 1)
    stage.perform { card.showSkeleton() }
    // Nothing of the content is found, and nothing says yet that it loads.
    #expect(stage.spoken.isEmpty)
    stage.advance(to: 0.5)
    #expect(stage.spoken == ["Loading"])
    stage.advance(to: 3)
    #expect(stage.announcements.isEmpty)
    stage.perform { card.hideSkeleton() }
    stage.advance(to: 5)
    #expect(stage.announcements.map(\.words) == ["Loaded"])
    #expect(stage.spoken.count > 1)
  }

  @Test("a load that was too short to show is not spoken of")
  func short() throws {
    let card = Card()
    let stage = try stage([card])
    stage.perform { card.showSkeleton() }
    stage.advance(to: 0.1)
    stage.perform { card.hideSkeleton() }
    stage.advance(to: 10)
    #expect(stage.announcements.isEmpty)
  }

  @Test("two ends within five seconds are told five seconds apart, in the app's words")
  func spaced() throws {
    let (first, second) = (Card(), Card())
    let stage = try stage([first, second])
    let labels = LoadingLabels(loading: "Lädt", loaded: "Fertig", failed: "Fehlgeschlagen")
    stage.perform {
      first.showSkeleton(policy: .prompt, labels: labels)
      second.showSkeleton(policy: .prompt, labels: labels)
    }
    stage.advance(to: 1)
    stage.perform { first.hideSkeleton() }
    stage.advance(to: 2)
    stage.perform { second.hideSkeleton(.failed) }
    stage.advance(to: 3)
    #expect(stage.announcements.map(\.words) == ["Fertig"])
    stage.advance(to: 7)
    #expect(stage.announcements.map(\.words) == ["Fertig", "Fehlgeschlagen"])
    let times = stage.announcements.map(\.time)
    #expect(times[1] - times[0] >= 5)
  }

  @Test("two ends are five seconds apart in whatever words they are told")
  func spacedInOtherWords() throws {
    let (first, second) = (Card(), Card())
    let stage = try stage([first, second])
    stage.perform {
      first.showSkeleton(policy: .prompt, labels: LoadingLabels(loaded: "Photo loaded"))
      second.showSkeleton(policy: .prompt, labels: LoadingLabels(loaded: "Text loaded"))
    }
    stage.advance(to: 1)
    stage.perform { first.hideSkeleton() }
    stage.advance(to: 2)
    stage.perform { second.hideSkeleton() }
    stage.advance(to: 30)
    try #require(stage.announcements.map(\.words) == ["Photo loaded", "Text loaded"])
    let times = stage.announcements.map(\.time)
    #expect(times[1] - times[0] >= 5)
  }

  @Test("placeholders without a load say the words they are given, and an empty one not at all")
  func placeholders() throws {
    let view = SkeletonPlaceholdersView(
      .rectangle, labels: LoadingLabels(loading: "Messages are loading"))
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 100)
    let stage = try stage([view])
    #expect(stage.spoken == ["Messages are loading"])
    stage.perform { view.labels = LoadingLabels(loading: "Loading more") }
    #expect(stage.spoken == ["Loading more"])
    stage.perform { view.labels = LoadingLabels(loading: "") }
    #expect(stage.spoken.isEmpty)
    stage.perform { view.labels = LoadingLabels() }
    #expect(stage.spoken == ["Loading"])
  }

  @Test("a load whose label is empty is not found, and neither is its content")
  func emptyLabel() throws {
    let card = Card()
    let stage = try stage([card])
    let labels = LoadingLabels(loading: "", loaded: "")
    stage.perform { card.showSkeleton(policy: .prompt, labels: labels) }
    stage.advance(to: 1)
    #expect(stage.accessibilityTree.isEmpty)
    stage.perform { card.hideSkeleton() }
    stage.advance(to: 9)
    #expect(stage.announcements.isEmpty && stage.spoken.count > 1)
  }

  @Test("a label that loads by itself is one element, and itself again afterwards")
  func label() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "Words"
    let stage = try stage([label])
    stage.perform { label.showSkeleton(policy: .prompt) }
    #expect(stage.spoken == ["Loading"])
    stage.perform { label.hideSkeleton() }
    stage.advance(to: 1)
    #expect(stage.spoken == ["Words"] && label.isAccessibilityElement)
  }

  @Test("excluded views are found while the others load")
  func excluded() throws {
    let card = Card()
    card.button.isExcludedFromSkeleton = true
    let stage = try stage([card])
    stage.perform { card.showSkeleton(policy: .prompt) }
    #expect(stage.spoken == ["Loading", "Send"])
  }

  @Test("a covered view's own elements are found again exactly as they were")
  func ownElements() throws {
    let (plain, listed, element) = (Card(), Card(), Card())
    let order = [listed.subviews[1], listed.subviews[0]]
    listed.accessibilityElements = order
    element.isAccessibilityElement = true
    element.accessibilityLabel = "Card"
    let stage = try stage([plain, listed, element])
    let before = stage.spoken
    stage.perform { [plain, listed, element].forEach { $0.showSkeleton(policy: .prompt) } }
    stage.advance(to: 1)
    #expect(stage.spoken == ["Loading", "Loading", "Loading"])
    #expect(plain.accessibilityViewIsModal == false && !element.isAccessibilityElement)
    stage.perform { [plain, listed, element].forEach { $0.hideSkeleton() } }
    stage.advance(to: 5)
    #expect(stage.spoken == before)
    #expect(plain.accessibilityElements == nil && element.isAccessibilityElement)
    #expect(listed.accessibilityElements as? [UIView] == order)
  }

  @Test("what the app lists while a view is covered stays")
  func elementsSetMeanwhile() throws {
    let card = Card()
    let stage = try stage([card])
    stage.perform { card.showSkeleton(policy: .prompt) }
    stage.advance(to: 1)
    let own = [card.subviews[0]]
    stage.perform {
      card.accessibilityElements = own
      card.hideSkeleton()
    }
    stage.advance(to: 5)
    #expect(card.accessibilityElements as? [UIView] == own)
  }

  @Test("a screen reader hears that the layout changed when the element comes and when it goes")
  func layoutChanged() throws {
    let card = Card()
    let stage = try stage([card])
    stage.perform { card.showSkeleton(policy: .prompt) }
    stage.advance(to: 1)
    #expect(stage.layoutChanges == 1)
    stage.perform { card.hideSkeleton() }
    stage.advance(to: 5)
    #expect(stage.layoutChanges == 2)
  }

  @Test("an announcement that was due in the background is made when the app comes back")
  func background() throws {
    let (first, second) = (Card(), Card())
    let stage = try stage([first, second])
    stage.perform { [first, second].forEach { $0.showSkeleton(policy: .prompt) } }
    stage.advance(to: 1)
    stage.perform { first.hideSkeleton() }
    stage.advance(to: 2)
    stage.perform { second.hideSkeleton(.failed) }
    stage.advance(to: 3)
    stage.enterBackground()
    stage.advance(to: 20)
    #expect(stage.announcements.count == 1)
    stage.enterForeground()
    stage.advance(to: 21)
    #expect(stage.announcements.count == 2)
  }
}
