import Testing

@testable import SheenJSON

@Suite struct JSONParserTests {
  private func parse(_ json: String) throws -> JSONValue {
    try JSONParser.parse(JSONText(path: "f", bytes: Array(json.utf8)))
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("12", 12), ("-1.5", -1.5), ("1e3", 1000), ("1E-2", 0.01), ("0.1", 0.1),
    ("5e-324", .leastNonzeroMagnitude), ("1e-400", 0),
    ("1.7976931348623157e308", 1.7976931348623157e308),
    ("9007199254740993", 9_007_199_254_740_992),
    ("123456789012345678901234567890", 1.2345678901234568e29),
  ])
  func numbersAreTheNearestDouble(json: String, expected: Double) throws {
    guard case .number(let number, let digits) = try parse(json).kind else {
      Issue.record("no number")
      return
    }
    #expect(number == expected)
    #expect(digits == json)
  }

  @Test(arguments: [
    (#""""#, ""), (#""a""#, "a"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
    (#""\u00e9\u00E9""#, "éé"), (#""\ud83d\ude00""#, "😀"), (#""\uD800\uDC00""#, "\u{10000}"),
    (#""\udbff\udfff""#, "\u{10FFFF}"), ("\"é😀\u{7F}\"", "é😀\u{7F}"), (#""\u0000""#, "\0"),
  ])
  func textsHaveTheirEscapesResolved(json: String, expected: String) throws {
    guard case .string(let string) = try parse(json).kind else {
      Issue.record("no text")
      return
    }
    #expect(Array(string.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func listsObjectsAndWordsKeepTheirOrderAndPlaces() throws {
    let text = JSONText(
      path: "f", bytes: Array("\u{FEFF} {\"b\": [1, true],\r\n \"é\": null}\n".utf8))
    guard case .object(let members) = try JSONParser.parse(text).kind,
      case .array(let items) = members[0].value.kind
    else {
      Issue.record("no object")
      return
    }
    #expect(members.map(\.key) == ["b", "é"])
    #expect(text.place(of: items[1].offset) == .init(line: 1, column: 12))
    #expect(text.place(of: members[1].keyOffset) == .init(line: 2, column: 2))
    #expect(text.place(of: members[1].value.offset) == .init(line: 2, column: 7))
    guard case .bool(true) = items[1].kind, case .null = members[1].value.kind else {
      Issue.record("wrong words")
      return
    }
  }

  @Test func everyKindOfLineEndCounts() {
    let text = JSONText(path: "f", bytes: Array("a\nb\rc\r\nd\n\re".utf8))
    let places = [0, 2, 4, 7, 10].map { text.place(of: $0) }
    #expect(places.map(\.line) == [1, 2, 3, 4, 6])
    #expect(places.map(\.column) == [1, 1, 1, 1, 1])
  }

  @Test(arguments: [
    (
      "",
      #"1:1: there is nothing here; expected an object such as {"sheen": 1, "skeleton": {"lines": 3}}"#
    ),
    (
      " \n ",
      #"2:2: there is nothing here; expected an object such as {"sheen": 1, "skeleton": {"lines": 3}}"#
    ),
    ("{", "1:2: found the end of the text; expected a name in double quotes, or '}'"),
    ("[1", "1:3: the text ends inside the list that began in line 1; expected ']'"),
    ("{\"a\":\n1", "2:2: the text ends inside the object that began in line 1; expected '}'"),
    ("{} x", "1:4: found 'x'; expected the end of the text, since the value is complete"),
    ("[1,]", "1:3: nothing follows this comma; remove it"),
    ("{\"a\": 1 ,\n}", "1:9: nothing follows this comma; remove it"),
    ("[1 2]", "1:4: found '2'; expected a comma or ']'"),
    ("{\"a\" 1}", "1:6: found '1'; expected a colon after \"a\""),
    ("{a: 1}", "1:2: a name stands in double quotes: \"a\""),
    ("{1: 1}", "1:2: found '1'; expected a name in double quotes, or '}'"),
    (
      "{\"a\": 1,\n \"b\": 2, \"a\": 3}",
      "2:10: \"a\" stands here a second time; the first is in line 1"
    ),
    ("'a'", "1:1: text stands in double quotes: \"…\""),
    ("// a", "1:1: JSON has no comments; remove this one"),
    ("[fill]", "1:2: found fill; expected a value, and text stands in double quotes: \"fill\""),
    ("[NaN]", "1:2: found NaN; expected a value, and text stands in double quotes: \"NaN\""),
    ("[.5]", "1:2: a number begins with a digit or a minus: 0.5, -0.5"),
    ("[01]", "1:2: a number does not begin with a needless 0"),
    ("[1.]", "1:4: found ']'; expected a digit"),
    ("[-]", "1:3: found ']'; expected a digit"),
    ("[1e+]", "1:5: found ']'; expected a digit"),
    ("[1e400]", "1:2: 1e400 is too large for a number"),
    ("[\"a", "1:2: this text has no closing quote"),
    ("[\"a\n\"]", "1:2: this text has no closing quote in its line"),
    ("[\"\u{1}\"]", "1:3: found U+0001 inside a text; write it as an escape"),
    (#"["\x"]"#, #"1:3: there is no such escape; use \" \\ \/ \b \f \n \r \t or \u and 4 digits"#),
    ("[\"\\", #"1:3: there is no such escape; use \" \\ \/ \b \f \n \r \t or \u and 4 digits"#),
    (#"["\u12g4"]"#, #"1:3: \u is followed by 4 hexadecimal digits, as in \u00e9"#),
    (
      #"["\ud800"]"#,
      "1:3: half of a surrogate pair is no character; write both halves, or the character"
    ),
    (
      #"["\udc00"]"#,
      "1:3: half of a surrogate pair is no character; write both halves, or the character"
    ),
    (
      #"["\ud800\u0041"]"#,
      "1:3: half of a surrogate pair is no character; write both halves, or the character"
    ),
    ("[\u{202E}]", "1:2: found U+202E; expected a value"),
    ("[@]", "1:2: found '@'; expected a value"),
  ])
  func whatIsNoJSONIsAnsweredWithItsPlace(json: String, expected: String) {
    #expect(answer(to: json) == expected)
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC3],
      [0xE2, 0x82], [0xE2, 0x82, 0x22], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func bytesThatAreNoUTF8AreAnsweredWithTheirPlace(bytes: [UInt8]) {
    let text = Array("[\n\"é".utf8) + bytes + Array("\"]".utf8)
    #expect(answer(to: text) == "2:3: this byte is not UTF-8; save the file as UTF-8")
    #expect(answer(to: bytes) == "1:1: this byte is not UTF-8; save the file as UTF-8")
  }

  @Test func nestingEndsWhereTheLimitSays() throws {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
    }
    _ = try parse(nested(256))
    #expect(
      answer(to: nested(257))
        == "1:257: lists and objects are nested deeper than 256 levels; use fewer")
    #expect(
      answer(to: String(repeating: "[", count: 4_000_000))
        == "1:257: lists and objects are nested deeper than 256 levels; use fewer")
  }
}
