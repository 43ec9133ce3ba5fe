import Foundation
import SheenCore
import SheenJSON
import Testing

/// Pages in Chromium, one after the other: each test starts one.
@Suite(.serialized) struct TracePageTests {
  private let folder: Scratch

  init() throws { folder = try Scratch() }

  private static let page = """
    <!doctype html><meta charset=utf-8>
    <style>body { margin: 16px; font: 16px/24px sans-serif } div { margin: 0 0 16px }
    .hero { height: 120px; background: #48c; border-radius: 12px } .half { width: 50%; height: 40px;
    background: #888 } .fix { width: 100px; height: 30px; background: #888 }</style>
    <div class=hero></div><div>One line of text</div>
    <div class=half></div><div class=fix></div>
    """

  /// Runs the command with a folder of its own for what Chromium writes, and sees to it that nothing is
  /// left: no process and no file.
  private func trace(_ arguments: String) throws -> Sheen.Outcome {
    let outcome = try Sheen.shell("mkdir tmp; TMPDIR=$PWD/tmp sheen trace \(arguments)", in: folder)
    #expect(try processes().isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")).isEmpty)
    return outcome
  }

  /// The processes that know this test's folder.
  private func processes() throws -> String {
    try Sheen.shell("pgrep -f \"^[^ ]*chrom.*$PWD/tmp/\" || true", in: folder).text
  }

  @Test func aPageBecomesASkeletonThatFlows() throws {
    try folder.write(Self.page, to: "page.html")
    let traced = try trace("page.html --width 390 --width 820")
    #expect(traced.code == 0 && traced.errors.isEmpty)
    let skeleton = try SkeletonFile(json: traced.text).screen.skeleton
    for width in [390.0, 820, 600] {
      let frames = try skeleton.layout(width: width).placeholders.map(\.frame)
      try #require(frames.count == 4)
      #expect(frames[0] == SheenRect(x: 16, y: 16, width: width - 32, height: 120))
      #expect(abs(frames[2].width - (width - 32) / 2) <= 4)
      #expect(frames[3].width == 100)
    }
  }

  @Test func classesSayWhatBecomesOfAnElement() throws {
    try folder.write(
      """
      <style>body { margin: 20px } div { margin: 10px 0 }</style>
      <div class=sheen-unite style="height: 90px; border-radius: 9px"><p>One</p><p>Two</p></div>
      <div class=sheen-ignore style="height: 50px; background: red">Three</div>
      <div class=sheen-keep>Four</div>
      """, to: "page.html")
    let traced = try trace("page.html")
    let layout = try SkeletonFile(json: traced.text).screen.skeleton.layout(width: 390)
    #expect(layout.placeholders.map(\.frame.height) == [90])
  }

  @Test func aPageIsDrawnWithWhatWasFound() throws {
    try folder.write(Self.page, to: "page.html")
    let traced = try trace("page.html --overlay found.png -o page.json -o page.swift")
    #expect(traced.code == 0)
    #expect(try folder.files == ["found.png", "page.html", "page.json", "page.swift", "tmp"])
    let check = try Sheen.run("trace", "page.html", "--check", "page.json", in: folder)
    #expect(check.text == "page: fits the screen\n")
  }

  @Test func aPageThatNeverEndsIsGivenUp() throws {
    try folder.write("<p>Text</p><script>alert('hello'); while (true);</script>", to: "page.html")
    let traced = try trace("page.html --timeout 2 -o page.json")
    #expect(traced.code == 3)
    #expect(
      traced.errors
        == "sheen: the page was not there after 2 s; --timeout gives it more time\n")
    #expect(try folder.files == ["page.html", "tmp"])
  }

  @Test func whatIsMissingIsSaid() throws {
    let file = try Sheen.run("trace", "none.html", in: folder)
    #expect(file.code == 3 && file.errors == "sheen: none.html: No such file or directory\n")
    let address = try trace("http://127.0.0.1:9/")
    #expect(address.code == 3)
    #expect(address.errors.hasPrefix("sheen: http://127.0.0.1:9/: net::ERR_"))
    try folder.write("<title>Nothing</title>", to: "page.html")
    let browser = try Sheen.shell("PATH= \"$sheen\" trace page.html", in: folder)
    #expect(
      browser.errors
        == "sheen: a page is traced by Chromium, which is not there: on Debian and Ubuntu, install "
        + "chromium\n")
    let empty = try Sheen.run("trace", "page.html", in: folder)
    #expect(
      empty.errors == "sheen: page.html: nothing was found that looks like content\n")
  }

  @Test(arguments: ["TERM", "HUP", "KILL"])
  func aSignalLeavesNoProcess(signal: String) throws {
    try folder.write("<script>while (true);</script>", to: "page.html")
    // Waits until Chromium runs, sends the signal, and waits until Chromium has gone.
    let outcome = try Sheen.shell(
      """
      mkdir tmp; export TMPDIR=$PWD/tmp; "$sheen" trace page.html --timeout 60 & command=$!
      until pgrep -f "^[^ ]*chrom.*$TMPDIR/.*renderer" >/dev/null; do sleep 0.05; done
      kill -\(signal) $command; wait $command; echo $?
      while pgrep -f "^[^ ]*chrom.*$TMPDIR/" >/dev/null; do sleep 0.05; done
      """, in: folder)
    let number = ["TERM": 143, "HUP": 129, "KILL": 137][signal]
    #expect(outcome.text == "\(number ?? 0)\n")
    if signal != "KILL" {
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")).isEmpty)
    }
  }

  @Test func wrongArgumentsAreAnswered() throws {
    try folder.write("", to: "page.html")
    let answers = [
      "page.html --scale 2": "--scale is for a picture; a page has --width",
      "a.png --width 390": "--width is for a page, such as page.html; a picture has its own width",
      "page.html --width 5":
        "--width is \"5\"; expected a whole number of points from 100 to 4000",
    ]
    for (arguments, answer) in answers {
      let outcome = try Sheen.shell("sheen trace \(arguments)", in: folder)
      #expect(outcome.code == 2 && outcome.errors == "sheen: \(answer)\n")
    }
  }
}
