import Foundation
import SheenCore
import SheenJSON
import Testing

@Suite struct TraceTests {
  private let folder: Scratch

  init() throws { folder = try Scratch() }

  private func draw(_ name: String) throws {
    let drawn = try Sheen.run("render", name, "-o", "screen.png", in: folder)
    try #require(drawn.code == 0)
  }

  @Test func aScreenshotBecomesAFileThatFitsIt() throws {
    try draw("list")
    let traced = try Sheen.run("trace", "screen.png", in: folder)
    #expect(traced.code == 0 && traced.errors.isEmpty)
    let file = try SkeletonFile(json: traced.text)
    #expect(file.screen.name == "screen" && file.screen.size == SkeletonScreen.phone)
    try folder.write(traced.text, to: "screen.json")
    let check = try Sheen.run("trace", "screen.png", "--check", "screen.json", in: folder)
    #expect(check.code == 0 && check.text == "screen: fits the screen\n")
  }

  @Test func whatDoesNotFitIsSaidLineByLine() throws {
    try draw("list")
    let check = try Sheen.run("trace", "screen.png", "--check", "settings", in: folder)
    #expect(check.code == 1)
    #expect(check.text.contains("settings: the placeholder at "))
    #expect(check.text.contains("points: what is shown is at "))
    #expect(check.text.contains("is new: the file has no placeholder there"))
  }

  @Test func everyKindOfFileIsWritten() throws {
    try draw("feed")
    let files = ["a.json", "a.swift", "a.html", "a.png", "a.webp"]
    let traced = try Sheen.run(
      ["trace", "screen.png", "--overlay", "found.png"] + files.flatMap { ["-o", $0] }, in: folder)
    #expect(traced.code == 0 && traced.output.isEmpty && traced.errors.isEmpty)
    #expect(try folder.files == (files + ["found.png", "screen.png"]).sorted())
    let view = try Sheen.run("trace", "screen.png", "--format", "swiftui", in: folder).text
    #expect(view.contains("struct ScreenSkeleton: View {"))
  }

  @Test func damagedFilesAreRefusedInOneSentenceAndNothingIsWritten() throws {
    try draw("card")
    try folder.data("screen.png").prefix(900).write(to: folder.url.appending(path: "cut.png"))
    try folder.write("", to: "empty.png")
    try folder.write("hello", to: "text.png")
    let reasons = [
      "cut.png": "the PNG is damaged, incomplete or of an unknown kind",
      "empty.png": "the file is empty", "text.png": "the file is no PNG, JPEG or WebP",
      "none.png": "No such file or directory",
    ]
    let before = try folder.files
    for (name, reason) in reasons {
      let traced = try Sheen.run("trace", name, "-o", "out.json", "--overlay", "o.png", in: folder)
      #expect(traced.code == 3 && traced.errors == "sheen: \(name): \(reason)\n")
    }
    #expect(try folder.files == before)
  }

  @Test func wrongArgumentsAreAnswered() throws {
    try draw("card")
    let answers: [([String], String)] = [
      ([], "sheen trace needs a screenshot, as in: sheen trace screenshot.png"),
      (["screen.png", "b"], "\"b\" is one operand too many; sheen trace takes one file"),
      (
        ["screen.png", "-o", "a.gif"],
        "a.gif names no format: the ending must be .json, .swift, .html, .png, .webp or .txt"
      ),
      (["screen.png", "--scale", "0"], "--scale is \"0\"; expected a number from 0.25 to 16"),
      (
        ["screen.png", "--overlay", "a.jpg"],
        "--overlay writes a PNG; its name must end in .png, unlike a.jpg"
      ),
    ]
    for (arguments, answer) in answers {
      let traced = try Sheen.run(["trace"] + arguments, in: folder)
      #expect(traced.code == 2 && traced.errors == "sheen: \(answer)\n")
    }
  }
}
