import SheenCore
import SheenJSON
import SheenScreens
import Testing

@Suite struct WritingTests {
  private func json(_ skeleton: Skeleton, style: ShimmerStyle? = nil) throws -> String {
    let screen = SkeletonScreen(
      name: "s", summary: "", size: SheenSize(width: 1, height: 2), skeleton: skeleton)
    return try SkeletonFile(screen: screen, style: style).json
  }

  /// The skeleton as it stands in the file, in one line.
  private func written(_ skeleton: Skeleton) throws -> String {
    let lines = try json(skeleton).split(separator: "\n").dropFirst(4).dropLast()
    let text = lines.map { line in
      let bare = line.drop { $0 == " " }
      return bare.hasSuffix(",") ? bare + " " : bare
    }.joined()
    return String(text.dropFirst(12))
  }

  @Test(
    arguments: [
      (.rectangle, #""rectangle""#),
      (.spacer, #""spacer""#),
      (.capsule.frame(height: 44), #"{"shape": "capsule", "height": 44}"#),
      (.circle(48), #"{"circle": 48}"#),
      (.bar(12), #"{"bar": 12}"#),
      (.bar(12.5, width: .fraction(0.62)), #"{"bar": 12.5, "width": "62%"}"#),
      (.roundedRectangle(radius: 14), #"{"rounded": 14}"#),
      (.roundedRectangle(SkeletonCorners(topLeading: 20)), #"{"rounded": [20, 0, 0, 0]}"#),
      (.text(lines: 3), #"{"lines": 3}"#),
      (
        .text(lines: 2, lineHeight: 24, spacing: 12, lastLine: 0.7, variation: 0, seed: 7),
        #"{"lines": 2, "lineHeight": 24, "spacing": 12, "lastLine": 0.7, "variation": 0, "seed": 7}"#
      ),
      (.spacer(minimum: 4).padding(2), #"{"spacer": 4, "padding": 2}"#),
      (.rectangle.aspectRatio(16 / 9), #"{"shape": "rectangle", "aspect": "16:9"}"#),
      (.rectangle.aspectRatio(16 / 10), #"{"shape": "rectangle", "aspect": 1.6}"#),
      (.circle(9).padding(SkeletonInsets()), #"{"circle": 9, "padding": 0}"#),
      (
        .circle(9).padding(SkeletonInsets(top: 2, leading: 4, bottom: 3, trailing: 4)),
        #"{"circle": 9, "padding": {"horizontal": 4, "top": 2, "bottom": 3}}"#
      ),
      (.circle(9).frame(width: 20), #"{"part": {"circle": 9}, "width": 20}"#),
      (.bar(9).aspectRatio(2), #"{"part": {"bar": 9}, "aspect": 2}"#),
      (.circle.frame(), #"{"shape": "circle", "at": "center"}"#),
      (
        .circle(9).repeated(2).padding(1).separated(by: 3),
        #"{"part": {"part": {"circle": 9, "repeat": 2}, "padding": 1}, "separated": 3}"#
      ),
      (.circle(9).padding(1).padding(2), #"{"part": {"circle": 9, "padding": 1}, "padding": 2}"#),
    ] as [(Skeleton, String)])
  func partsAreWrittenShort(skeleton: Skeleton, expected: String) throws {
    #expect(try written(skeleton) == expected)
    #expect(try part(expected) == skeleton)
  }

  @Test(
    arguments: [
      (.standard, #""standard""#),
      (.calm, #""calm""#),
      (
        ShimmerStyle(direction: .angle(45), speed: .duration(1.5), band: .fraction(0.4), count: 2),
        #"{"direction": 45, "duration": 1.5, "band": "40%", "count": 2}"#
      ),
      (
        ShimmerStyle(direction: .tilted(-7.5), rest: .seconds(0), easing: .ease, bounces: true),
        #"{"direction": "tilted -7.5", "rest": 0, "easing": "ease", "bounce": true}"#
      ),
      (
        ShimmerStyle(
          scope: .group, mode: .overlay, dim: 1,
          colors: .derived(foreground: .black, background: ShimmerColor(white: 0.3))),
        #"{"scope": "group", "mode": "overlay", "dim": 1, "colors": "#
          + ##"{"foreground": "#000000", "background": [0.3, 0.3, 0.3, 1]}}"##
      ),
    ] as [(ShimmerStyle, String)])
  func stylesAreWrittenAsWhatDiffers(value: ShimmerStyle, expected: String) throws {
    #expect(try style(expected) == value)
    let written = try json(.circle, style: value).filter { $0 != "\n" && $0 != " " }
    #expect(written.contains(expected.filter { $0 != " " }))
  }

  @Test func aFileIsPrettyAndItsLinesAreNotLong() throws {
    #expect(
      try SkeletonFile(screen: .card, style: .tilted).json == """
        {
          "sheen": 1,
          "name": "card",
          "summary": "a picture and three lines below it",
          "size": [390, 324],
          "style": "tilted",
          "skeleton": {
            "column": [
              {"rounded": 10, "width": "fill", "height": 200},
              {"column": [{"rounded": 5, "width": "fill", "height": 20, "repeat": 3}]}
            ],
            "spacing": 16,
            "padding": 16
          }
        }

        """)
  }

  @Test(arguments: SkeletonScreen.all.map(\.name))
  func linesOfNamedScreensFitIn88Columns(name: String) throws {
    let screen = try #require(SkeletonScreen.named(name))
    let longest = try SkeletonFile(screen: screen).json.split(separator: "\n").map(\.count).max()
    #expect(try #require(longest) <= 88)
  }

  @Test(arguments: [
    ("a\"b\\c", #""a\"b\\c""#), ("\n\t\r\0", #""\n\t\r\u0000""#), ("é😀👩‍💻", "\"é😀👩‍💻\""),
    ("\u{202E}\u{2028}\u{E0001}", #""\u202e\u2028\udb40\udc01""#),
  ])
  func namesAreEscapedWhereTheyWouldNotShow(name: String, expected: String) throws {
    let file = try SkeletonFile(
      screen: SkeletonScreen(name: name, summary: name, skeleton: .circle))
    #expect(file.json.contains("\"name\": \(expected),\n"))
    #expect(try SkeletonFile(json: file.json) == file)
  }
}
