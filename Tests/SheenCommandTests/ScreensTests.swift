import SheenCore
import SheenJSON
import SheenScreens
import Testing

@Suite struct ScreensTests {
  private let folder: Scratch

  init() throws { folder = try Scratch() }

  @Test func everyNamedScreenIsListed() throws {
    let outcome = try Sheen.run("screens", in: folder)
    #expect(outcome.code == 0 && outcome.errors.isEmpty)
    let lines = outcome.text.split(separator: "\n")
    #expect(lines.count == SkeletonScreen.all.count)
    #expect(lines.first == "feed              390x844  stories, then posts with a picture")
    #expect(lines.last?.hasPrefix("placeholder-cell  390x436  rows of a table") == true)
  }

  @Test(arguments: SkeletonScreen.all.map(\.name))
  func everyNamedScreenIsShownAsItsFile(name: String) throws {
    let shown = try Sheen.run("show", name, in: folder)
    #expect(try SkeletonFile(json: shown.text).screen == SkeletonScreen.named(name))
    let again = try Sheen.run("show", "-", in: folder, input: shown.text)
    #expect(again.output == shown.output)
  }

  @Test(arguments: [
    ("swift", "extension SkeletonScreen {"), ("swiftui", "struct CardSkeleton: View {"),
    ("uikit", "final class CardSkeletonController: UIViewController {"),
    ("html", "<!DOCTYPE html>"),
    ("json", "\"sheen\": 1"),
  ])
  func aScreenIsShownAsSourceCode(format: String, line: String) throws {
    let shown = try Sheen.run("show", "card", "--format", format, in: folder)
    #expect(shown.code == 0 && shown.errors.isEmpty)
    #expect(shown.text.contains(line))
  }

  @Test func aFormatThatThereIsNotIsAnsweredWithTheNearest() throws {
    let shown = try Sheen.run("show", "card", "--format", "swiftiu", in: folder)
    #expect(shown.code == 2 && shown.output.isEmpty)
    #expect(shown.errors.contains("did you mean \"swiftui\"?"))
  }
}
