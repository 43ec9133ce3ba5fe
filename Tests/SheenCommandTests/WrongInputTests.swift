import Testing

/// Every way to go wrong before anything is written: the exit code, and one line that helps.
@Suite struct WrongInputTests {
  private let folder: Scratch

  init() throws { folder = try Scratch() }

  private func check(_ row: AnswerTable.Row, code: Int32) throws {
    let outcome = try Sheen.run(row.arguments, in: folder)
    #expect(outcome.errors == "sheen: \(row.answer)\n")
    #expect(outcome.code == code)
    #expect(outcome.output.isEmpty)
    #expect(try folder.files == [])
  }

  @Test func withoutACommandThereIsAHint() throws {
    let outcome = try Sheen.run(in: folder)
    #expect(outcome.errors == "sheen: no command; try sheen demo, or sheen --help\n")
    #expect(outcome.code == 2)
  }

  @Test(
    arguments: AnswerTable(
      #"""
      rendr feed
        unknown command "rendr"; did you mean "render"?
      xyzzy
        unknown command "xyzzy"; sheen --help lists the commands
      --verbose
        unknown option "--verbose"; sheen --help lists the commands
      help xyzzy
        unknown command "xyzzy"; sheen --help lists the commands
      render
        sheen render needs a screen, as in: sheen render feed -o feed.gif
      render feed
        no file to write; add one, as in: sheen render … -o feed.gif
      render feed list -o a.png
        "list" is one operand too many; sheen render takes one screen
      screens feed
        "feed" is one operand too many; sheen screens takes none
      render feed -o a.jpg
        a.jpg names no format: the ending must be ".png", ".apng", ".gif", ".webp", ".html",
        ".css" or ".svg"
      render feed -o -
        -o - needs a format, as in: -o - --format gif
      render feed -o - --format jpg
        --format is "jpg"; expected "png", "apng", "gif", "webp", "html", "css" or "svg"
      render feed -o a.png -o a.png
        a.png can't be written twice; give each file its own name
      render feed -o a.png --sise 2x3
        unknown option --sise; did you mean --size?
      render feed -o a.png --size 390
        --size is "390"; expected a width and a height such as 390x844, each a number of points
        above 0 and up to 1000000
      render feed -o a.png --size 0x844
        --size is "0x844"; expected a width and a height such as 390x844, each a number of points
        above 0 and up to 1000000
      render feed -o a.png --size nanx5
        --size is "nanx5"; expected a width and a height such as 390x844, each a number of points
        above 0 and up to 1000000
      render feed -o a.png --size 1000000x1
        a layout of 1000000.0 × 1.0 points can't be drawn at a scale of 2.0: each side must come to
        1 to 16383 pixels
      render feed -o a.png --size 16000x16000 --scale 1
        256000000 pixels are too many; choose a --size and --scale of at most 64000000 pixels
      render feed -o a.png --scale 0
        --scale is "0"; expected a number from 0.01 to 100
      render feed -o a.png --scale inf
        --scale is "inf"; expected a number from 0.01 to 100
      render feed -o a.png --scale 1e999
        --scale is "1e999"; expected a number from 0.01 to 100
      render feed -o a.png --scale
        --scale needs a value: --scale N
      render feed -o a.png --appearance drak
        --appearance is "drak"; expected "light", "dark", "light-contrast" or "dark-contrast" (did
        you mean "dark"?)
      render feed -o a.png --time -1
        --time is "-1"; expected a number of seconds from 0 to 86400
      render feed -o a.png --time nan
        --time is "nan"; expected a number of seconds from 0 to 86400
      render feed -o a.png --phase 1.5
        --phase is "1.5"; expected a number from 0 to 1
      render feed -o a.png --time 1 --phase 0
        --time and --phase can't both be given; keep one of them
      render feed -o a.gif --fps 0
        --fps is "0"; expected a number from 0.1 to 90
      render feed -o a.gif --fps 60
        120 frames in 2.0 s are too fast for gif: a frame must last at least 0.02 s, so use at most
        100 frames or a longer period
      render feed -o a.gif --frames 1.5
        --frames is "1.5"; expected a whole number from 1 to 5000
      render feed -o a.gif --frames 99999999999999999999
        --frames is "99999999999999999999"; expected a whole number from 1 to 5000
      render feed -o a.gif --frames 5 --fps 5
        --frames and --fps can't both be given; keep one of them
      render feed -o a.gif --frames 5 --time 1
        --frames says nothing about one moment; leave one of them out
      render feed -o a.png --fps 5
        --fps says nothing about a still .png; write .apng, .gif or .webp
      render feed -o a.gif --rest 100
        a period of 101.4 s can't be written: it must be more than 0 and at most 60.0 s
      render feed -o a.png --style tiltd
        --style is "tiltd"; expected "standard", "tilted", "calm", "glint" or "falling" (did you
        mean "tilted"?)
      render feed -o a.png --direction up
        --direction is "up"; expected a number of degrees, "tilted 20" or one of
        "leading-to-trailing", "trailing-to-leading", "left-to-right", "right-to-left",
        "top-to-bottom" or "bottom-to-top"
      render feed -o a.png --speed 0
        --speed is "0"; expected a number of points per second above 0 and up to 1000000
      render feed -o a.png --speed 5 --duration 5
        --speed and --duration can't both be given; keep one of them
      render feed -o a.png --duration 0
        --duration is "0"; expected a number of seconds from 0.001 to 86400
      render feed -o a.png --band 0%
        --band is "0%"; expected a percentage above 0% and up to 100000%
      render feed -o a.png --band -3
        --band is "-3"; expected a number of points above 0 and up to 1000000, or a percentage such
        as 40%
      render feed -o a.png --rest -1
        --rest is "-1"; expected a number of seconds from 0 to 86400
      render feed -o a.png --easing 2,0,0,1
        --easing is "2,0,0,1"; expected "linear", "ease", "ease-in", "ease-out" or "ease-in-out", or
        x1,y1,x2,y2 with both x from 0 to 1
      render feed -o a.png --easing 0,0,1
        --easing is "0,0,1"; expected "linear", "ease", "ease-in", "ease-out" or "ease-in-out", or
        x1,y1,x2,y2 with both x from 0 to 1
      render feed -o a.png --count -1
        --count is "-1"; expected a whole number from 0 (no end) to 1000000
      render feed -o a.png --scope screen
        --scope is "screen"; expected "window", "group" or "view"
      render feed -o a.png --base gray
        --base is "gray"; expected a color such as #e0e0e0 or #e0e0e080
      render feed -o a.gif --style glint
        with a light for each part they come round at different times, every 1.45 to 2.41 s; give
        all of them one time, as in --duration 1.01, or one light: --scope window
      check feed --size 5
        --size is "5"; expected a width and a height such as 390x844, each a number of points above
        0 and up to 1000000
      demo feed
        "feed" is one operand too many; sheen demo takes none
      demo --terminal -o folder
        --terminal and --output can't both be given; keep one of them
      play
        sheen play needs a screen, as in: sheen play feed
      play feed --fps 0
        --fps is "0"; expected a number from 1 to 60
      play feed --seconds -1
        --seconds is "-1"; expected a number of seconds from 0 to 86400
      play feed --time inf
        --time is "inf"; expected a number of seconds from 0 to 86400
      play feed --time 1 --seconds 2
        --time and --seconds can't both be given; keep one of them
      play feed --size 320x200 --fps 5
        --size and --fps can't both be given; keep one of them
      play feed --size 0x5
        --size is "0x5"; expected a width and a height such as 390x844, each a number of points
        above 0 and up to 1000000
      """#
    ).rows)
  func wrongArgumentsEndWith2(row: AnswerTable.Row) throws {
    try check(row, code: 2)
  }

  @Test(
    arguments: AnswerTable(
      #"""
      render fed -o a.png
        there is no screen and no file called "fed"; did you mean "feed"?
      check xyzzy
        there is no screen and no file called "xyzzy"; sheen screens lists the screens
      show photogrid
        there is no screen and no file called "photogrid"; did you mean "photo-grid"?
      show my.json
        my.json: No such file or directory
      show no/such
        no/such: No such file or directory
      show .
        .: Is a directory
      show /dev/null
        /dev/null:1:1: there is nothing here; expected an object such as {"sheen": 1, "skeleton":
        {"lines": 3}}
      show /dev/zero
        /dev/zero: more than the 4194304 bytes that a skeleton's file has at most
      show -
        <stdin>:1:1: there is nothing here; expected an object such as {"sheen": 1, "skeleton":
        {"lines": 3}}
      """#
    ).rows)
  func aScreenThatCannotBeReadEndsWith3(row: AnswerTable.Row) throws {
    try check(row, code: 3)
  }

  @Test func aWrongFileIsAnsweredWithPathLineAndWhatWasExpected() throws {
    let text = #"{"sheen": 1,\#n "skeleton": {"bar": 12, "width": "wide"}}"#
    try folder.write(text, to: "card.json")
    let reason =
      #"2:35: "width" is "wide"; expected a number of points, a percentage such as "50%", or "fill""#
    for arguments in [["show", "./card.json"], ["check", "./card.json"]] {
      let outcome = try Sheen.run(arguments, in: folder)
      #expect(outcome.errors == "sheen: ./card.json:\(reason)\n")
      #expect(outcome.code == 3)
    }
    let piped = try Sheen.run("render", "-", "-o", "a.png", in: folder, input: text)
    #expect(piped.errors == "sheen: <stdin>:\(reason)\n")
    #expect(piped.code == 3)
    #expect(try folder.files == ["card.json"])
  }

  @Test func whatANameCarriesDoesNotReachTheTerminal() throws {
    let outcome = try Sheen.run("show", "a\u{1B}[2J/\n.json", in: folder)
    #expect(outcome.errors == "sheen: a\\u{1b}[2J/\\u{a}.json: No such file or directory\n")
  }
}
