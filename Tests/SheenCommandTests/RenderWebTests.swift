import Foundation
import Testing

@Suite struct RenderWebTests {
  private let folder: Scratch

  init() throws { folder = try Scratch() }

  private func render(_ typed: String) throws -> Sheen.Outcome {
    try Sheen.run(["render"] + typed.split(separator: " ").map(String.init), in: folder)
  }

  private func text(_ file: String) throws -> String {
    try String(contentsOf: folder.url.appending(path: file), encoding: .utf8)
  }

  @Test("a page, a style sheet and a drawing are written by their endings, beside pictures")
  func endings() throws {
    let outcome = try render("card -o a.html -o a.css -o a.SVG -o a.png --scale 0.5 --style tilted")
    #expect(outcome.errors == "")
    #expect(outcome.code == 0)
    #expect(try folder.files == ["a.SVG", "a.css", "a.html", "a.png"])
    let html = try text("a.html")
    #expect(html.hasPrefix("<!DOCTYPE html>") && html.contains("--sheen-angle: 20deg"))
    #expect(html.contains("(prefers-color-scheme: dark)"))
    #expect(try text("a.css").hasPrefix(":root"))
    #expect(try text("a.SVG").contains("width=\"390\" height=\"324\""))
  }

  @Test("size, direction, appearance, time and background are the drawing's too")
  func options() throws {
    let outcome = try render(
      "card -o a.svg -o a.html --size 200x100 --rtl --appearance dark --time 0.5 --transparent")
    #expect(outcome.errors == "")
    let svg = try text("a.svg")
    #expect(svg.contains("viewBox=\"0 0 200 100\"") && svg.contains("#121212"))
    #expect(!svg.contains("@media") && !svg.contains("@keyframes"))
    #expect(!svg.contains("<rect class=\"background\""))
    let html = try text("a.html")
    #expect(html.contains("dir=\"rtl\"") && html.contains("--sheen-time: 0.5s"))
    #expect(!html.contains("prefers-color-scheme"))
  }

  @Test("a page, a style sheet and a drawing go through pipes, and to files without an ending")
  func pipes() throws {
    for (format, start) in [("svg", "<svg"), ("css", ":root"), ("html", "<!DOCTYPE html>")] {
      let piped = try Sheen.shell("sheen render card -o - --format \(format) | cat", in: folder)
      #expect(piped.errors == "" && String(decoding: piped.output, as: UTF8.self).hasPrefix(start))
      #expect(try render("card -o plain --format \(format)").code == 0)
      #expect(try Data(text("plain").utf8) == piped.output)
    }
  }

  @Test("a page goes with its window up to a column's width, or that of the size")
  func width() throws {
    for (size, width) in [("", 720), (" --size 1000x600", 1000), (" --size 100x60", 720)] {
      #expect(try render("card -o a.html" + size).code == 0)
      #expect(try text("a.html").contains("main { max-width: \(width)px; margin-inline: auto; }"))
    }
  }

  @Test("a file for the web can't be written twice, and frames say nothing about it")
  func wrong() throws {
    #expect(try render("card -o a.svg -o a.svg").code == 2)
    #expect(try render("card -o a.svg --fps 5").code == 2)
    #expect(try folder.files.isEmpty)
  }
}
