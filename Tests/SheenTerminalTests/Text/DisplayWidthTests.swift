import Testing

@testable import SheenTerminal

struct DisplayWidthTests {
  @Test(
    "each grapheme cluster has its columns",
    arguments: [
      ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ệ", 1), ("e\u{302}\u{323}", 1),
      ("ß", 1), ("Ω", 1), ("…", 1), ("█", 1), ("⠋", 1), ("✓", 1), ("\u{AD}", 1),
      // Wide and fullwidth.
      ("中", 2), ("あ", 2), ("ア", 2), ("ｱ", 1), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
      ("Ａ", 2), ("￥", 2), ("\u{3000}", 2), ("𠀀", 2), ("か\u{3099}", 2),
      // Emoji: one scalar, with a selector, with a skin tone, joined, flags, keycaps.
      ("😀", 2), ("⌚", 2), ("⏳", 2), ("\u{1FAE9}", 2), ("❤", 1), ("❤\u{FE0F}", 2),
      ("☎\u{FE0E}", 1), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("🇩🇪", 2), ("🇺", 1),
      ("1\u{FE0F}\u{20E3}", 2), ("🏴󠁧󠁢󠁳󠁣󠁴󠁿", 2),
      // No width of their own.
      ("\u{301}", 0), ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("\u{20E3}", 0),
    ])
  func eachClusterHasItsColumns(_ text: String, _ columns: Int) throws {
    try #require(text.count == 1)
    #expect(DisplayWidth(try #require(text.first)).columns == columns)
  }

  @Test(
    "only widths on which terminals agree are certain",
    arguments: [
      ("a", true), ("e\u{301}", true), ("中", true), ("😀", true), ("か\u{3099}", true),
      ("❤\u{FE0F}", false), ("👍🏽", false), ("👩‍👩‍👧‍👦", false), ("🇩🇪", false), ("\u{AD}", false),
      ("नि", false),
    ])
  func onlyAgreedWidthsAreCertain(_ text: String, _ isCertain: Bool) throws {
    try #require(text.count == 1)
    #expect(DisplayWidth(try #require(text.first)).isCertain == isCertain)
  }

  @Test("the table is a list of runs in order")
  func theTableIsInOrder() {
    let bounds = WideScalars.bounds
    #expect(bounds.count % 2 == 0)
    for index in stride(from: 0, to: bounds.count, by: 2) {
      #expect(bounds[index] <= bounds[index + 1])
      #expect(index == 0 || bounds[index] > bounds[index - 1] + 1)
    }
  }

  @Test("the first and the last of each run are wide, and their neighbors are not")
  func theEdgesOfEachRunAreRight() throws {
    func columns(_ value: UInt32) -> Int? {
      guard let scalar = Unicode.Scalar(value), scalar.properties.generalCategory != .nonspacingMark
      else { return nil }
      return DisplayWidth(Character(scalar)).columns
    }
    for index in stride(from: 0, to: WideScalars.bounds.count, by: 2) {
      let (first, last) = (WideScalars.bounds[index], WideScalars.bounds[index + 1])
      #expect(columns(first) ?? 2 == 2)
      #expect(columns(last) ?? 2 == 2)
      #expect(columns(first - 1) ?? 1 != 2)
      #expect(columns(last + 1) ?? 1 != 2)
    }
  }
}
