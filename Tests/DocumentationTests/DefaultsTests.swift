import SheenCore
import SheenImage
import SheenTerminal
import Testing

@testable import SheenCommand

/// Defaults are written once, in code; where a page says one in a sentence, it is compared here.
@Suite struct DefaultsTests {
  private static let policy = LoadingPolicy.standard

  private static let said: [(page: String, words: [String])] = [
    (
      "Guides/SwiftUI.md",
      [
        "nothing for the first \(ms(policy.onset))",
        "at least \(ms(policy.minimumShow)) once they were seen",
        "never less than \(word(LoadingDefaults.announcementSpacing)) seconds after",
      ]
    ),
    (
      "Guides/UIKit.md",
      [
        "nothing is drawn for \(ms(policy.onset))",
        "what is shown stays for \(ms(policy.minimumShow))",
        "a cross-fade of \(ms(policy.handOver))",
        "\(percent(ShimmerDefaults.dim)) without light",
      ]
    ),
    (
      "Guides/Terminal.md",
      [
        "Nothing shows for the first \(ms(TerminalDefaults.policy.onset))",
        "stays for at least \(ms(TerminalDefaults.policy.minimumShow))",
        "A column counts as \(whole(TerminalDefaults.columnWidth)) points",
        "a row as \(whole(TerminalDefaults.rowHeight))",
        "The band is \(columns(TerminalDefaults.textBand)) columns wide",
        "moves at \(columns(TerminalDefaults.textSpeed)) columns a second",
        "by at most \(percent(1 - ShimmerDefaults.dim))",
        "a contrast of \(TerminalDefaults.textContrast) : 1",
        "at most \(TerminalDefaults.answerTime) seconds long",
        "at \(whole(TerminalDefaults.framesPerSecond)) frames a second",
      ]
    ),
    (
      "Guides/Style.md",
      [
        "a swing of relative luminance of \(FlashGuard.swing)", "below \(FlashGuard.darkerSide)",
      ]
    ),
    (
      "Guides/Loading.md",
      ["| \(policy.onset) s | placeholders begin", "within the first \(policy.onset) seconds"]
    ),
    (
      "Guides/Accessibility.md",
      [
        "of at least \(word(ShimmerReducedMotion.minimumFadePeriod)) seconds",
        "stoppable after \(word(LoadingDefaults.motionLimit)) seconds",
        "at least \(word(LoadingDefaults.announcementSpacing)) seconds apart",
        "a contrast of \(TerminalDefaults.textContrast) : 1",
      ]
    ),
    ("Guides/Pictures.md", ["at most \(whole(Picture.mostPixels / 1e6)) million pixels"]),
    (
      "Migrating.md",
      [
        "nothing is shown for the first \(ms(policy.onset))",
        "about \(word(ShimmerDefaults.cycle)) seconds from sweep to sweep",
      ]
    ),
    (
      "Format.md",
      [
        "`lineHeight` (\(whole(SkeletonDefaults.lineHeight)))",
        "`lastLine` (\(SkeletonDefaults.lastLine))", "`variation` (\(SkeletonDefaults.variation))",
        "`spacing` (\(whole(SkeletonDefaults.spacing)))",
        "shows without light, 0 to 1 | \(ShimmerDefaults.dim)",
        "seconds, at least \(whole(ShimmerReducedMotion.minimumFadePeriod))",
        "at most \(SkeletonLimits.depth) levels",
      ]
    ),
    (
      "Command.md",
      [
        "at most \(whole(Picture.mostPixels / 1e6)) million pixels",
        "an animation at most \(whole(FrameTiming.maximumPeriod)) s",
        "\(whole(FrameTiming.defaultRate)) frames a second",
      ]
    ),
  ]

  @Test("a default that a page tells in words is the one in the code", arguments: said)
  func told(page: String, words: [String]) throws {
    let text = try Repository.text("Documentation/" + page)
    for words in words { #expect(text.contains(words), "\(words)") }
  }

  @Test("the table of styles says what the styles say of themselves")
  func styles() throws {
    let text = try Repository.text("Documentation/Guides/Style.md")
    for style in ShimmerStyle.named {
      #expect(text.contains("| `\(style.name)` | \(style.summary) |"))
    }
  }

  private static func ms(_ seconds: Double) -> String { "\(whole(seconds * 1000)) ms" }
  private static func percent(_ part: Double) -> String { "\(whole(part * 100)) %" }
  private static func columns(_ points: Double) -> String {
    whole(points / TerminalDefaults.columnWidth)
  }
  private static func whole(_ number: Double) -> String { "\(Int(number.rounded()))" }
  private static func word(_ number: Double) -> String {
    ["zero", "one", "two", "three", "four", "five"][Int(number)]
  }
}
