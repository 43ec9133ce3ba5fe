import Testing

@testable import SheenCommand

@Suite struct PageTests {
  @Test(
    "every link within the repository leads to a file, and to a heading of it", arguments: Page.all)
  func links(page: Page) throws {
    for (path, place) in page.targets {
      try #require(Repository.has(path), "\(path)")
      guard let place else { continue }
      #expect(try Page(path: path).places.contains(place), "\(path)#\(place)")
    }
  }

  @Test("every command that a page names is one that is understood", arguments: Page.all)
  func commands(page: Page) throws {
    // A word of capitals, such as SCREEN, stands for what the reader chooses.
    for line in page.commands(of: "sheen") {
      guard line.firstMatch(of: /\b[A-Z]{3,}\b|--help/) == nil else { continue }
      for part in line.split(separator: "|") { try understand(part.split(separator: ">")[0]) }
    }
  }

  private func understand(_ command: Substring) throws {
    let words = command.split(separator: " ").map(String.init)
    let used = try #require(Subcommand.all.first { $0.name == words[1] }, "\(command)")
    // A screen that there is, in the place of a reader's own file and of the standard input.
    let rest = words.dropFirst(2).map { $0 == "-" || $0.hasSuffix(".json") ? "feed" : $0 }
    _ = try Arguments(rest, options: used.allOptions, command: used.fullName)
    guard ["check", "render"].contains(used.name) else { return }
    // Looks at the values too; what `check` takes, `render` does.
    let output = used.name == "check" ? ["-o", "feed.png"] : []
    _ = try Render(
      Arguments(
        rest + output, options: Subcommand.render.allOptions, command: used.fullName))
  }

  @Test("every guide is listed in the reading order of the documentation")
  func listed() throws {
    let listed = Set(try Page(path: "Documentation/README.md").links)
    for page in Page.all where page.path.hasPrefix("Documentation/") {
      #expect(listed.contains(page.path) || page.path == "Documentation/README.md", "\(page.path)")
    }
  }

  @Test(
    "every picture is shown on a page, and a command that draws it is named",
    arguments: [".png", ".webp"])
  func pictures(ending: String) {
    let shown = Set(Page.all.flatMap(\.links))
    let commands = Page.all.flatMap { $0.commands(of: "sheen") }
    for picture in Repository.files(below: "Documentation/Images", ending: ending) {
      #expect(shown.contains(picture), "\(picture)")
      // Utilities/record-terminal.sh draws what a terminal shows.
      let isDrawn = commands.contains {
        $0.hasSuffix("-o \(picture)") || $0.hasSuffix("--overlay \(picture)")
      }
      #expect(isDrawn || picture.hasSuffix("/terminal.webp"), "\(picture)")
    }
  }
}
