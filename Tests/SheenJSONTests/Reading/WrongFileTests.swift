import Testing

@testable import SheenJSON

@Suite struct WrongFileTests {
  @Test(
    arguments: AnswerTable(
      ##"""
      []
        1:1: the file is an empty list; expected an object such as {"sheen": 1, "skeleton":
        {"lines": 3}}
      {}
        1:1: the file has no "sheen"; expected the version of the format: "sheen": 1
      {"sheen": 2, "x": 0}
        1:11: "sheen" is 2; expected 1, the version of the format that can be read here
      {"sheen": "1"}
        1:11: "sheen" is "1"; expected 1, the version of the format that can be read here
      {"sheen": 1}
        1:1: the file has no "skeleton"; expected a part such as {"bar": 12, "width": "50%"}
      {"sheen": 1, "skelton": 5}
        1:14: "skelton" is unknown; did you mean "skeleton"?
      {"sheen": 1, "x": 5}
        1:14: "x" is unknown; known in the file: "$schema", "sheen", "name", "summary", "size",
        "style" or "skeleton"
      {"sheen": 1, "name": 5, "skeleton": "circle"}
        1:22: "name" is 5; expected a name
      {"sheen": 1, "size": [1], "skeleton": "circle"}
        1:22: "size" is a list; expected a width and a height in points, as in [390, 844]
      {"sheen": 1, "size": [1, 0], "skeleton": "circle"}
        1:26: item 2 of "size" is 0; expected a number of points above 0 and up to 1000000
      """##
    ).rows)
  func aWrongFileIsAnswered(row: AnswerTable.Row) {
    #expect(answer(to: row.input) == row.answer)
  }

  @Test(
    arguments: AnswerTable(
      ##"""
      5
        1:1: "skeleton" is 5; expected a part: an object such as {"bar": 12, "width": "50%"}, or a
        word such as "circle"
      "circel"
        1:1: "skeleton" is "circel"; expected "rectangle", "circle", "capsule" or "spacer", or an
        object such as {"bar": 12, "width": "50%"} (did you mean "circle"?)
      {}
        1:1: "skeleton" doesn't say what it is; expected one of "shape", "rounded", "circle", "bar",
        "lines", "path", "spacer", "row", "column", "overlay" or "part"
      {"padding": 2}
        1:1: "skeleton" doesn't say what it is; expected one of "shape", "rounded", "circle", "bar",
        "lines", "path", "spacer", "row", "column", "overlay" or "part"
      {"cirle": 2}
        1:2: "cirle" is unknown; did you mean "circle"?
      {"circle": 2, "bar": 4}
        1:15: "bar" can't stand beside "circle"; a part is one of both
      {"circle": 2, "width": 4}
        1:15: "width" can't stand beside "circle", whose number is its size; put it around: {"part":
        {…}, "width": …}
      {"bar": 2, "height": 4}
        1:12: "height" can't stand beside "bar", whose number is its size; put it around: {"part":
        {…}, "height": …}
      {"row": [], "lineHeight": 4}
        1:13: "lineHeight" can't stand beside "row"; it belongs to "lines"
      {"bar": 2, "widht": 4}
        1:12: "widht" is unknown; did you mean "width"?
      {"lines": 2, "xyz": 4}
        1:14: "xyz" is unknown; known in "skeleton": "lineHeight", "spacing", "lastLine",
        "variation", "seed", "align", "aspect", "width", "height", "at", "separated", "padding" or
        "repeat"
      {"bar": 2, "width": "wide"}
        1:21: "width" is "wide"; expected a number of points, a percentage such as "50%", or "fill"
      {"bar": 2, "width": "120%"}
        1:21: "width" is "120%"; expected a percentage from 0% to 100%
      {"bar": 2, "width": -1}
        1:21: "width" is -1; expected a number of points from 0 to 1000000
      {"bar": 1e9}
        1:9: "bar" is 1e9; expected a number of points from 0 to 1000000
      {"row": {}}
        1:9: "row" is an object; expected a list of parts
      {"row": ["circle", {"row": [null]}]}
        1:29: item 1 of "row" is null; expected a part: an object such as {"bar": 12, "width":
        "50%"}, or a word such as "circle"
      {"row": [], "align": "leading"}
        1:22: "align" is "leading"; expected "top", "center" or "bottom"
      {"column": [], "align": "leadin"}
        1:25: "align" is "leadin"; expected "leading", "center" or "trailing" (did you mean
        "leading"?)
      {"lines": 1.5}
        1:11: "lines" is 1.5; expected a whole number from 0 to 100000
      {"lines": 2, "seed": -1}
        1:22: "seed" is -1; expected a whole number from 0 to 18446744073709551615
      {"lines": 2, "variation": 0.6}
        1:27: "variation" is 0.6; expected a number from 0 to 0.5
      {"lines": 2, "lineHeight": 0}
        1:28: "lineHeight" is 0; expected a number of points above 0 and up to 1000000
      {"rounded": [1, 2]}
        1:13: "rounded" is a list; expected a radius in points, or four: [top leading, top trailing,
        bottom trailing, bottom leading]
      {"path": []}
        1:10: "path" is an empty list; expected a list of contours, each a list of at least 3 points
        such as [0.5, 0]
      {"path": [[[0, 0], [1, 1]]]}
        1:11: item 1 of "path" has 2 points; a contour needs at least 3
      {"path": [[[0, 0], [1, 1], [0]]]}
        1:28: item 3 of item 1 of "path" is a list; expected a point: two fractions of the frame, as
        in [0.5, 0]
      {"circle": 2, "padding": {"horizontal": 1, "leading": 2}}
        1:44: "leading" can't stand beside "horizontal", which names it already
      {"circle": 2, "padding": "x"}
        1:26: "padding" is "x"; expected a number of points, or an object such as {"horizontal": 16,
        "top": 8}
      {"circle": 2, "repeat": "full"}
        1:25: "repeat" is "full"; expected a whole number from 0 to 100000, or "fill"
      {"shape": "circle", "aspect": "16/9"}
        1:31: "aspect" is "16/9"; expected a number above 0, or a ratio such as "16:9"
      {"shape": "circle", "aspect": 0}
        1:31: "aspect" is 0; expected a number above 0, or a ratio such as "16:9"
      """##
    ).rows)
  func aWrongPartIsAnswered(row: AnswerTable.Row) {
    let head = "{\"sheen\": 1, \"skeleton\": \n"
    #expect(answer(to: head + row.input + "}") == row.answer.replacingFirstLine(with: 2))
  }

  @Test(
    arguments: AnswerTable(
      ##"""
      "tiltd"
        1:1: "style" is "tiltd"; expected the name of a style: "standard", "tilted", "calm", "glint"
        or "falling" (did you mean "tilted"?)
      5
        1:1: "style" is 5; expected the name of a style ("standard", "tilted", "calm", "glint" or
        "falling"), or an object such as {"band": 120}
      {"sped": 5}
        1:2: "sped" is unknown; did you mean "speed"?
      {"speed": 5, "duration": 1}
        1:14: "speed" and "duration" can't both be given; keep one of them
      {"speed": 0}
        1:11: "speed" is 0; expected a number of points per second above 0 and up to 1000000, or
        "automatic"
      {"duration": 0}
        1:14: "duration" is 0; expected a number of seconds from 0.001 to 86400
      {"band": "0%"}
        1:10: "band" is "0%"; expected a number of points above 0 and up to 1000000, a percentage of
        the scope such as "40%", or "automatic"
      {"rest": -1}
        1:10: "rest" is -1; expected a number of seconds from 0 to 86400, or "automatic"
      {"direction": "sideways"}
        1:15: "direction" is "sideways"; expected a number of degrees, "tilted 20" or one of
        "leading-to-trailing", "trailing-to-leading", "left-to-right", "right-to-left",
        "top-to-bottom" or "bottom-to-top"
      {"direction": "left-to-rigth"}
        1:15: "direction" is "left-to-rigth"; expected a number of degrees, "tilted 20" or one of
        "leading-to-trailing", "trailing-to-leading", "left-to-right", "right-to-left",
        "top-to-bottom" or "bottom-to-top" (did you mean "left-to-right"?)
      {"easing": [2, 0, 0, 1]}
        1:13: item 1 of "easing" is 2; expected a number from 0 to 1
      {"bounce": 1}
        1:12: "bounce" is 1; expected true or false
      {"count": -1}
        1:11: "count" is -1; expected a whole number from 0 (no end) to 1000000
      {"reducedMotion": {"fade": 1}}
        1:28: "fade" is 1; expected a number of seconds from 2 to 86400
      {"reducedMotion": {}}
        1:19: "reducedMotion" has no "fade"; expected a number of seconds from 2 to 86400
      {"colors": {"foreground": "#ggg", "background": "#fff"}}
        1:27: "foreground" is "#ggg"; expected a color: 3, 4, 6 or 8 hexadecimal digits such as
        "#e0e0e0", or three or four numbers from 0 to 1
      {"colors": {"base": "#fff"}}
        1:12: "colors" has no "background"; expected a color: 3, 4, 6 or 8 hexadecimal digits such
        as "#e0e0e0", or three or four numbers from 0 to 1
      {"colors": 5}
        1:12: "colors" is 5; expected "automatic", or an object with "foreground" and "background",
        with "background", "base" and "highlight", or with "light" and "dark"
      """##
    ).rows)
  func aWrongStyleIsAnswered(row: AnswerTable.Row) {
    let head = "{\"sheen\": 1, \"skeleton\": \"circle\", \"style\": \n"
    #expect(answer(to: head + row.input + "}") == row.answer.replacingFirstLine(with: 2))
  }

  @Test func longWordsAreCutInMessages() {
    let word = String(repeating: "é\u{301}", count: 100_000)
    let message = answer(to: "{\"sheen\": \"\(word)\"}")
    #expect(message.utf8.count < 250)
    #expect(message.hasSuffix("…\"; expected 1, the version of the format that can be read here"))
  }

  @Test func controlCharactersAreNotPassedOn() {
    #expect(
      answer(to: "{\"sheen\": 1, \"\\u001b[2J\": 1}").hasPrefix("1:14: \"\\u001b[2J\" is unknown"))
  }

  @Test func nestingDeeperThanASkeletonIsAnswered() {
    func nested(_ levels: Int) -> String {
      "{\"sheen\": 1, \"skeleton\": "
        + String(repeating: "{\"row\": [", count: levels) + "\"circle\""
        + String(repeating: "]}", count: levels) + "}"
    }
    #expect(answer(to: nested(63)) == "read")
    #expect(
      answer(to: nested(64))
        == "1:26: the skeleton is nested deeper than 64 levels; put parts side by side")
  }

  @Test func aFileThatIsTooLongIsAnswered() {
    let longest = SkeletonFile.maximumLength
    #expect(answer(to: String(repeating: " ", count: longest)).hasPrefix("1:"))
    do {
      _ = try SkeletonFile(json: String(repeating: " ", count: longest + 1), path: "f")
      Issue.record("read")
    } catch {
      #expect(
        error.description == "f: the file has 4194305 bytes; expected at most 4194304")
    }
  }
}

extension String {
  /// The answer with its line number changed from 1: tests put what they test into line 2.
  fileprivate func replacingFirstLine(with line: Int) -> String {
    "\(line)" + dropFirst()
  }
}
