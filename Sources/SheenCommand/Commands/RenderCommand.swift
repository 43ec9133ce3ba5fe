extension Subcommand {
  /// `sheen render`: a screen as pictures.
  static let render: Subcommand = Subcommand(
    name: "render", summary: "draws a screen as PNG, APNG, GIF, WebP, HTML, CSS or SVG",
    usage: "SCREEN -o FILE [-o FILE]… [OPTION]…",
    examples: [
      ("sheen render feed -o feed.gif", "one loop of light, 30 frames a second"),
      ("sheen render feed -o feed.png -o feed.webp", "a still picture and an animation"),
      ("sheen render mine.json -o mine.apng --appearance dark", "a file of your own, in the dark"),
      ("sheen render chat -o chat.gif --rtl --style tilted", "mirrored, with slanted light"),
      ("sheen render logo -o logo.gif --style glint --transparent", "for any background"),
      ("sheen render card -o card.png --time 0.5 --size 320x260 --scale 3", "one moment"),
      ("sheen render feed -o feed.html -o feed.svg -o sheen.css", "for the web"),
      ("sheen show list | sheen render - -o - --format png > list.png", "through pipes"),
    ],
    notes: [
      "SCREEN is the name of a screen (sheen screens lists them), the path of a file (its format: "
        + "Documentation/Format.md), or - for the standard input.",
      "Time 0 is the dark start of a sweep. An animation shows the light once round, frame k of N at "
        + "k/N of it, and repeats without a seam. A picture that does not move shows the light in "
        + "the middle of its way, unless a time is given.",
      "A file appears complete or not at all.",
    ],
    options: [
      ("What is written", OutputOptions.all), ("The screen", PictureOptions.all),
      ("The light", StyleOptions.all),
    ]
  ) { arguments in
    try await Render(arguments).write(isQuiet: arguments.has(.quiet))
    return .success
  }
}
