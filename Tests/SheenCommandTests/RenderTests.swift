import Foundation
import Testing

@Suite struct RenderTests {
  private let folder: Scratch

  init() throws { folder = try Scratch() }

  /// Renders, expecting silence.
  private func render(_ typed: String, input: String = "") throws {
    let outcome = try Sheen.run(
      ["render"] + typed.split(separator: " ").map(String.init), in: folder, input: input)
    #expect(outcome.errors == "")
    #expect(outcome.output.isEmpty)
    #expect(outcome.code == 0)
  }

  /// What a script says that has `Image` of Pillow and all frames of a file.
  private func pillow(_ script: String) throws -> String {
    let head = """
      from PIL import Image, ImageOps
      def frames(path):
        image = Image.open(path)
        shown = []
        for index in range(image.n_frames):
          image.seek(index)
          image.load()
          shown.append(image.convert("RGBA").tobytes())
        return shown
      def still(path): return Image.open(path).convert("RGBA").tobytes()

      """
    let outcome = try Sheen.python(head + script, in: folder)
    #expect(outcome.errors == "")
    return outcome.text
  }

  @Test func everyFormatIsWrittenByItsEnding() throws {
    try render("card --scale 0.5 --fps 5 -o a.png -o a.apng -o a.GIF -o a.webp")
    #expect(try folder.files == ["a.GIF", "a.apng", "a.png", "a.webp"])
    let seen = try pillow(
      """
      for name in "a.png", "a.apng", "a.GIF", "a.webp":
        i = Image.open(name)
        print(i.format, *i.size, getattr(i, "n_frames", 1) > 1, i.info.get("loop"))
      """)
    #expect(
      seen == """
        PNG 195 162 False None
        PNG 195 162 True 0
        GIF 195 162 True 0
        WEBP 195 162 True 0

        """)
  }

  @Test func frameKOfNShowsThePhaseKOfN() throws {
    try render("card --scale 0.5 --rest 0 --frames 5 -o a.apng")
    for frame in 0..<5 {
      try render("card --scale 0.5 --rest 0 --phase \(Double(frame) / 5) -o p\(frame).png")
    }
    let seen = try pillow(
      """
      a = frames("a.apng")
      print(len(a), len(set(a)))
      print([f == still(f"p{k}.png") for k, f in enumerate(a)])
      """)
    #expect(seen == "5 5\n[True, True, True, True, True]\n")
  }

  @Test func timeIsMeasuredFromTheDarkStart() throws {
    try render("card --scale 0.5 --time 0 -o dark.png")
    try render("card --scale 0.5 --phase 0 -o phase.png")
    try render("card --scale 0.5 --phase 1 -o round.png")
    try render("card --scale 0.5 --time 0.5 -o time.png")
    try render("card --scale 0.5 --phase 0.25 -o quarter.png")
    try render("card --scale 0.5 -o still.png")
    #expect(try folder.data("dark.png") == folder.data("phase.png"))
    #expect(try folder.data("dark.png") == folder.data("round.png"))
    #expect(try folder.data("time.png") == folder.data("quarter.png"))
    let seen = try pillow(
      """
      for name in "dark", "time", "still":
        i = Image.open(name + ".png").convert("L")
        row = [i.getpixel((x, 60)) for x in range(8, i.width - 8)]
        lit = [x + 8 for x, v in enumerate(row) if v == max(row) > 224]
        print(min(row), max(row), lit and (lit[0] + lit[-1]) / 2)
      """)
    // The band is 156 points wide and comes 390 points far each second, so at 0.5 s its middle is at
    // 117 points, in pixel 58. A still picture has it in the middle, in pixel 97.
    #expect(seen == "224 224 []\n224 236 58.0\n224 236 97.0\n")
  }

  @Test func theSameArgumentsGiveTheSameBytes() throws {
    for name in ["a", "b"] {
      try render("player --scale 0.5 --fps 8 -o \(name).apng -o \(name).gif -o \(name).webp")
    }
    for ending in ["apng", "gif", "webp"] {
      #expect(try folder.data("a.\(ending)") == folder.data("b.\(ending)"))
    }
  }

  @Test func aScreenComesFromAFileOrTheStandardInput() throws {
    let shown = try Sheen.run("show", "card", in: folder).text
    try folder.write(shown, to: "mine.json")
    try folder.write(shown, to: "mine")
    try render("card -o a.png")
    try render("mine.json -o b.png")
    try render("mine -o c.png")
    try render("- -o d.png", input: shown)
    for name in ["b", "c", "d"] {
      #expect(try folder.data("\(name).png") == folder.data("a.png"))
    }
  }

  @Test func aFileBringsItsOwnSizeAndStyleAndOptionsChangeThem() throws {
    let file = #"""
      {"sheen": 1, "size": [40, 20], "style": {"colors": {"background": "#102030",
       "base": "#405060", "highlight": "#8090a0"}}, "skeleton": {"shape": "rectangle"}}
      """#
    try folder.write(file, to: "f.json")
    try render("f.json -o a.png --time 0")
    try render("f.json -o b.png --time 0 --size 10x10 --scale 3 --base #fff")
    try render("f.json -o c.png --time 0 --style standard")
    let seen = try pillow(
      """
      for name in "abc":
        i = Image.open(name + ".png").convert("RGBA")
        print(*i.size, i.getpixel((0, 0)))
      """)
    #expect(
      seen == """
        80 40 (64, 80, 96, 255)
        30 30 (255, 255, 255, 255)
        80 40 (224, 224, 224, 255)

        """)
  }

  @Test func theStandardOutputIsAFileToo() throws {
    try render("card -o a.png")
    let piped = try Sheen.shell("sheen render card -o - --format png", in: folder)
    #expect(piped.output == (try folder.data("a.png")))
    let both = try Sheen.shell(
      "sheen render card -o b.png -o - --format png | cat", in: folder)
    #expect(both.output == (try folder.data("a.png")))
    #expect(try folder.data("b.png") == folder.data("a.png"))
  }

  @Test func aFormatIsForFilesThatNameNone() throws {
    try render("card -o picture -o a.png --format png")
    #expect(try folder.data("picture") == folder.data("a.png"))
  }

  @Test func appearanceReadingAndBackgroundCanBeChosen() throws {
    try render("card --scale 1 --time 0 -o light.png")
    try render("card --scale 1 --time 0 --appearance dark -o dark.png")
    try render("card --scale 1 --time 0 --appearance light-contrast -o contrast.png")
    try render("card --scale 1 --time 0 --transparent -o clear.png")
    try render("card --scale 1 --time 0 --background #fdf6e3 --foreground #586e75 -o tint.png")
    try render("chat --scale 0.5 --time 0 -o ltr.png")
    try render("chat --scale 0.5 --time 0 --rtl -o rtl.png")
    let seen = try pillow(
      """
      for name in "light", "dark", "contrast", "clear", "tint":
        i = Image.open(name + ".png").convert("RGBA")
        print(i.getpixel((2, 2)), i.getpixel((100, 100)))
      a, b = Image.open("ltr.png").convert("RGB"), Image.open("rtl.png").convert("RGB")
      print(a.tobytes() == b.tobytes(), a.tobytes() == ImageOps.mirror(b).tobytes())
      """)
    #expect(
      seen == """
        (255, 255, 255, 255) (224, 224, 224, 255)
        (18, 18, 18, 255) (46, 46, 46, 255)
        (255, 255, 255, 255) (148, 148, 148, 255)
        (0, 0, 0, 0) (224, 224, 224, 255)
        (253, 246, 227, 255) (233, 230, 214, 255)
        False True

        """)
  }

  @Test(arguments: [
    ("--direction right-to-left", 0.4), ("--direction 90", 0.4), ("--direction tilted:20", 0.4),
    ("--speed 200", 0.4), ("--duration 1", 0.4), ("--band 40", 0.4), ("--band 10%", 0.4),
    ("--easing ease-in", 0.4), ("--easing 0.1,0,0.9,1", 0.4), ("--rest 0.1", 1.8),
    ("--bounce", 2.4), ("--count 1", 2.4), ("--style falling", 0.4),
    ("--scope view --duration 1 --rest 1", 0.4), ("--highlight #fff", 0.4),
  ])
  func everyOptionOfTheLightChangesThePicture(options: String, time: Double) throws {
    try render("card --scale 0.5 --time \(time) -o plain.png")
    try render("card --scale 0.5 --time \(time) -o changed.png \(options)")
    #expect(try folder.data("plain.png") != folder.data("changed.png"))
  }

  @Test func bouncingLightComesRoundAfterTwoSweeps() throws {
    try render("card --scale 0.5 --rest 0 --frames 4 --bounce -o a.apng")
    let seen = try pillow(
      """
      a = frames("a.apng")
      print(len(a), a[1] == a[3], a[0] == a[1])
      """)
    // There and back: the middle of both sweeps is the same picture.
    #expect(seen == "4 True False\n")
  }

  @Test(arguments: ["0", "1.5"])
  func countedSweepsPlayOnceAndEndInTheDark(rest: String) throws {
    try render("card --scale 0.5 --count 2 --rest \(rest) --fps 10 -o a.apng -o a.gif")
    try render("card --scale 0.5 --time 0 -o dark.png")
    let seen = try pillow(
      """
      print(Image.open("a.apng").info["loop"], frames("a.apng")[-1] == still("dark.png"))
      print(Image.open("a.gif").info.get("loop"))
      """)
    #expect(seen == "1 True\nNone\n")
  }

  @Test func lightThatWouldFlashIsSlowedDownAndSaidSo() throws {
    let typed =
      "render card --scale 0.5 --duration 0.05 --rest 0 --base #000 --highlight #fff -o a.png"
    let arguments = typed.split(separator: " ").map(String.init)
    let outcome = try Sheen.run(arguments, in: folder)
    #expect(
      outcome.errors.hasPrefix("sheen: note: slowed down: light of these colors every 0.05 s"))
    #expect(outcome.code == 0)
    #expect(try Sheen.run(arguments + ["--quiet"], in: folder).errors == "")
  }
}
