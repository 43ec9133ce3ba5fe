import SheenCore
import SheenScreens
import SheenTerminal
import Testing

/// What Documentation/Guides/Terminal.md and the first page of SheenTerminal show.
@Suite struct TerminalSnippets {
  private let environment = ["TERM": "xterm-256color", "LANG": "C.UTF-8"]

  @Test("text of the guide shimmers in the colors of the terminal")
  func text() {
    let capability = TerminalCapability.detect(environment: environment, isTerminal: true)
    let text = TerminalShimmer.frame("Fetching", at: 0.4, width: 80, capability: capability)

    #expect(text.contains("\u{1B}["))
    let time = 0.4

    let line = TerminalShimmer.frame(
      "Fetching packages", at: time, width: 80, capability: capability)

    #expect(line.contains("\u{1B}["))
  }

  private func fetch(_ each: (String) -> Void) async throws -> [String] { [] }

  // Compiled and not run: runs take real time.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  private func run(capability: TerminalCapability) async throws {
    let packages = try await withShimmer("Fetching packages") { line in
      try await fetch { name in line.print("fetched \(name)") }
    }
    _ = packages

    let skeleton = try TerminalSkeleton(
      SkeletonScreen.list.skeleton, size: TerminalSize(columns: 80, rows: 24),
      capability: capability)

    await playInTerminal(for: 5) { frame in skeleton.grid(at: frame.time) }
  }
}
