import SheenCore
import SheenJSON
import Testing

@Suite struct PartReadingTests {
  @Test(
    arguments: [
      (#""rectangle""#, .rectangle),
      (#""circle""#, .circle),
      (#""capsule""#, .capsule),
      (#""spacer""#, .spacer),
      (#"{"shape": "capsule", "height": 44}"#, .capsule.frame(height: 44)),
      (#"{"rounded": 14}"#, .roundedRectangle(radius: 14)),
      (
        #"{"rounded": [20, 18, 5, 3]}"#,
        .roundedRectangle(
          SkeletonCorners(topLeading: 20, topTrailing: 18, bottomTrailing: 5, bottomLeading: 3))
      ),
      (#"{"circle": 48}"#, .circle(48)),
      (#"{"bar": 12}"#, .bar(12)),
      (#"{"bar": 12, "width": "62%"}"#, .bar(12, width: .fraction(0.62))),
      (#"{"bar": 12, "width": 92}"#, .bar(12, width: 92)),
      (#"{"lines": 3}"#, .text(lines: 3)),
      (
        #"{"lines": 2, "lineHeight": 24, "spacing": 12, "lastLine": 0.7, "variation": 0.5, "#
          + #""seed": 18446744073709551615, "align": "trailing"}"#,
        .text(
          lines: 2, lineHeight: 24, spacing: 12, lastLine: 0.7, variation: 0.5, seed: .max,
          alignment: .trailing)
      ),
      (
        #"{"path": [[[0.5, 0], [1, 1], [0, 1]]]}"#,
        .polygon([
          SheenPoint(x: 0.5, y: 0), SheenPoint(x: 1, y: 1), SheenPoint(x: 0, y: 1),
        ])
      ),
      (#"{"spacer": 20}"#, .spacer(minimum: 20)),
      (#"{"row": []}"#, .row {}),
      (
        #"{"row": ["spacer", {"circle": 9}], "spacing": 2, "align": "top"}"#,
        .row(spacing: 2, alignment: .top) {
          Skeleton.spacer
          Skeleton.circle(9)
        }
      ),
      (
        #"{"column": [{"bar": 9}], "align": "center"}"#,
        .column(alignment: .center) { Skeleton.bar(9) }
      ),
      (
        #"{"overlay": ["circle"], "align": "bottom-trailing"}"#,
        .overlay(alignment: .bottomTrailing) { Skeleton.circle }
      ),
    ] as [(String, Skeleton)])
  func everyPartHasAWayToBeWritten(json: String, expected: Skeleton) throws {
    #expect(try part(json) == expected)
  }

  @Test(
    arguments: [
      (#""padding": 16"#, .circle(9).padding(16)),
      (
        #""padding": {"horizontal": 4, "top": 2}"#,
        .circle(9).padding(SkeletonInsets(top: 2, leading: 4, trailing: 4))
      ),
      (
        #""padding": {"vertical": 4, "leading": 2, "trailing": 1}"#,
        .circle(9).padding(SkeletonInsets(top: 4, leading: 2, bottom: 4, trailing: 1))
      ),
      (#""separated": 5"#, .circle(9).separated(by: 5)),
      (#""repeat": 3"#, .circle(9).repeated(3)),
      (#""repeat": "fill""#, .circle(9).repeatedToFill()),
      (
        #""repeat": 2, "padding": 1, "separated": 3"#,
        .circle(9).separated(by: 3).padding(1).repeated(2)
      ),
    ] as [(String, Skeleton)])
  func whatIsAroundAPartStandsBesideIt(json: String, expected: Skeleton) throws {
    #expect(try part(#"{"circle": 9, \#(json)}"#) == expected)
  }

  @Test func theOrderAroundAPartDoesNotFollowTheFile() throws {
    #expect(
      try part(
        #"{"repeat": 2, "padding": 1, "separated": 3, "at": "top", "height": "50%", "#
          + #""width": "fill", "aspect": "16:9", "shape": "circle"}"#)
        == .circle.aspectRatio(16 / 9)
        .frame(width: .flexible, height: .fraction(0.5), alignment: .top)
        .separated(by: 3).padding(1).repeated(2))
  }

  @Test func anotherOrderIsWrittenInside() throws {
    #expect(
      try part(#"{"part": {"circle": 9, "padding": 2}, "width": 40, "at": "leading"}"#)
        == .circle(9).padding(2).frame(width: 40, alignment: .leading))
  }

  @Test func aFileNeedsOnlyAVersionAndASkeleton() throws {
    let file = try SkeletonFile(json: #"{"sheen": 1.0, "skeleton": "circle"}"#)
    #expect(
      file.screen == SkeletonScreen(name: "untitled", summary: "", skeleton: .circle))
    #expect(file.style == nil)
  }

  @Test func aFileCanNameEverything() throws {
    let file = try SkeletonFile(
      json: #"""
        {"$schema": "skeleton.schema.json", "sheen": 1, "name": "n", "summary": "s",
         "size": [390, 316.5], "style": "tilted", "skeleton": {"lines": 1}}
        """#)
    #expect(
      file.screen
        == SkeletonScreen(
          name: "n", summary: "s", size: SheenSize(width: 390, height: 316.5), skeleton: .text()))
    #expect(file.style == .tilted)
  }
}
