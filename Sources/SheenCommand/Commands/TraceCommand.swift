import SheenCore
import SheenImage
import SheenJSON
import SheenTrace

extension Subcommand {
  /// `sheen trace`: the skeleton of a screenshot.
  static let trace: Subcommand = Subcommand(
    name: "trace", summary: "makes a skeleton of a screenshot or a page",
    usage: "FILE [OPTION]…",
    examples: [
      ("sheen trace screenshot.png", "prints what was found, as a screen's file"),
      ("sheen trace screenshot.png --format swiftui", "as a view for an app"),
      ("sheen trace screenshot.png -o feed.json -o feed.swift -o feed.png", "as files"),
      ("sheen trace page.html --width 390 --width 820", "a page, at two widths"),
      ("sheen trace screenshot.png --overlay found.png", "shows what was understood"),
      ("sheen trace screenshot.png --check feed.json", "does the file still fit the screen?"),
    ],
    notes: [
      "FILE is a PNG, JPEG or WebP of the loaded screen, or - for the standard input. Lines of text, "
        + "pictures, buttons and icons become placeholders; cards, separators, the status bar and the "
        + "home indicator don't.",
      "FILE can also be a page, .html or an address: Chromium shows it, and the boxes come from the "
        + "document. An element of the class sheen-ignore or sheen-keep has no placeholder, one of the "
        + "class sheen-unite has one with all in it.",
      "With --check each difference is one line, and the exit code is 1 when there is one. Of a line of "
        + "text only its place and height count, because its words change.",
    ],
    options: [
      ("What is written", TraceOptions.written), ("How it is read", TraceOptions.read),
      ("What it is compared with", TraceOptions.compared),
    ]
  ) { arguments in
    try await Tracing(arguments).run()
  }
}
