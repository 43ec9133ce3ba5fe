import SheenCore
import SheenScreens
import Testing

@testable import SheenCommand

@Suite struct CheckTests {
  private let folder: Scratch

  init() throws { folder = try Scratch() }

  @Test(arguments: SkeletonScreen.all.map(\.name))
  func namedScreensNeedNoChange(name: String) throws {
    let outcome = try Sheen.run("check", name, in: folder)
    #expect(outcome.text == "\(name): nothing to change\n")
    #expect(outcome.errors == "")
    #expect(outcome.code == 0)
    #expect(try Sheen.run("check", name, "--rtl", "-q", in: folder).output.isEmpty)
  }

  /// What is found about a skeleton in a screen of 100 × 50 points.
  private func findings(_ skeleton: String, _ options: String...) throws -> [String] {
    let file = #"{"sheen": 1, "name": "s", "size": [100, 50], "skeleton": \#(skeleton)}"#
    let outcome = try Sheen.run(["check", "-"] + options, in: folder, input: file)
    let lines = outcome.text.split(separator: "\n").map(String.init)
    #expect(outcome.errors == "")
    #expect(outcome.code == (lines == ["s: nothing to change"] ? 0 : 1))
    return lines
  }

  @Test func aScreenWithoutPlaceholdersIsFound() throws {
    #expect(try findings(#"{"row": []}"#) == ["s: there is no placeholder; add some"])
  }

  @Test func aPlaceholderWithoutRoomIsFound() throws {
    #expect(
      try findings(
        #"{"row": [{"rounded": 0, "width": 92, "height": 10}, {"bar": 10}], "align": "top"}"#)
        == [
          "s: placeholder 2 (0×10 at 100, 0) has no room; make the screen larger or what is beside it "
            + "smaller"
        ])
  }

  @Test func aSpeckIsFound() throws {
    #expect(
      try findings(#"{"bar": 2}"#) == [
        "s: placeholder 1 (100×2 at 0, 0) is too small to be seen; make its sides at least 3"
      ])
  }

  @Test(arguments: [
    (#"{"rounded": 0, "width": 120, "height": 10}"#, "120×10 at 0, 0) reaches 20 over the right"),
    (#"{"rounded": 0, "width": 10, "height": 60}"#, "10×60 at 0, 0) reaches 10 over the bottom"),
    (
      #"{"part": {"rounded": 0, "width": 120, "height": 10}, "width": 100}"#,
      "120×10 at -10, 0) reaches 10 over the"
    ),
  ])
  func whatReachesOverTheEdgeIsFound(skeleton: String, expected: String) throws {
    let found = try findings(skeleton)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("s: placeholder 1 (\(expected)") == true)
  }

  @Test func theLastOfWhatFillsMayBeCutOff() throws {
    #expect(
      try findings(#"{"rounded": 0, "height": 20, "repeat": "fill"}"#) == [
        "s: nothing to change"
      ])
    #expect(try findings(#"{"rounded": 0, "height": 20, "repeat": 3}"#).count == 1)
  }

  @Test func whatLiesOnAnotherIsFoundUnlessItIsSeparated() throws {
    func avatar(_ more: String) -> String {
      #"{"overlay": ["rectangle", {"circle": 20\#(more)}]}"#
    }
    #expect(
      try findings(avatar("")) == [
        "s: placeholder 2 (20×20 at 40, 15) lies on placeholder 1 (100×50 at 0, 0) and can't be told "
          + "from it; add \"separated\", or move one of them"
      ])
    #expect(try findings(avatar(#", "separated": 3"#)) == ["s: nothing to change"])
  }

  @Test func framesThatOverlapWhereNothingIsDrawnAreNotFound() throws {
    // Two circles whose squares overlap in a corner.
    let circles = #"""
      {"overlay": [{"circle": 20}, {"part": {"circle": 20}, "padding": {"top": 16, "leading": 16}}],
       "align": "top-leading"}
      """#
    #expect(try findings(circles) == ["s: nothing to change"])
  }

  @Test func tooMuchIsFoundWithoutComparingAll() throws {
    let dots = #"{"row": [{"circle": 3, "repeat": 30000}], "spacing": 0}"#
    let found = try findings(dots)
    #expect(found.contains("s: there are 30000 placeholders; a reader needs some dozens"))
    #expect(found.contains { $0.hasPrefix("s: and 29957 more like this") })
  }

  @Test func contrastIsFoundWithAColorThatWouldDo() throws {
    let found = try findings(#""circle""#, "--base", "#f4f4f4", "--appearance", "light")
    #expect(
      found.first
        == "s: light: the contrast of a placeholder to what is behind it is 1.09:1; make it at least "
        + "1.3:1, with a base such as #e0e0e0, or let the colors be derived from those of text and "
        + "background")
    let dark = try findings(
      #""circle""#, "--base", "#0a0a0a", "--highlight", "#333", "--background", "#000",
      "--appearance", "dark-contrast")
    #expect(dark.count == 1)
    #expect(
      dark.first?.contains("is 1.06:1; make it at least 3:1, with a base such as #595959") == true)
  }

  @Test func lightThatIsNotSeenIsFound() throws {
    #expect(
      try findings(
        #""circle""#, "--base", "#d0d0d0", "--highlight", "#d7d7d7", "--appearance=light")
        == [
          "s: light: the light is hardly seen: highlight and base are 7 of 255 levels apart; make it "
            + "at least 8"
        ])
    #expect(
      try findings(
        #""circle""#, "--base", "#d0d0d0", "--highlight", "#d8d8d8", "--appearance=light")
        == ["s: nothing to change"])
  }

  @Test func lightThatFlashesIsFound() throws {
    let found = try findings(
      #""circle""#, "--base", "#000", "--highlight", "#fff", "--duration", "0.1", "--rest", "0",
      "--appearance", "light")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("s: light: slowed down: light of these colors") == true)
  }

  @Test func allAppearancesAreCheckedUnlessOneIsChosen() throws {
    let all = try findings(#""circle""#, "--base", "#fff", "--highlight", "#eee")
    #expect(all.count == 2)
    #expect(all.map { $0.split(separator: ":")[1] } == [" light", " light-contrast"])
  }

  @Test func sizeAndDirectionAreThoseAsked() throws {
    let bar = #"{"rounded": 0, "width": 80, "height": 10}"#
    #expect(
      try findings(bar, "--size", "70x50").first?.contains("reaches 10 over the right") == true)
    #expect(
      try findings(bar, "--size", "70x50", "--rtl").first?.contains("reaches 10 over the left")
        == true)
  }
}
