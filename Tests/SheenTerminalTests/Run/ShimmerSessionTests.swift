import SheenCore
import Testing

@testable import SheenTerminal

/// A session and a terminal that shows what it writes, moved through time by hand.
private struct Run {
  var session: ShimmerSession
  var terminal: FakeTerminal
  var written: [String] = []

  init(
    _ label: String = "Fetching", _ capability: TerminalCapability = fullTerminal,
    options: ShimmerRunOptions = ShimmerRunOptions(), columns: Int = 40
  ) {
    session = ShimmerSession(label: label, options: options, capability: capability)
    terminal = FakeTerminal(columns: columns, rows: 8)
  }

  mutating func send(_ event: ShimmerSession.Event, at time: Double) {
    let size = TerminalSize(columns: terminal.columns, rows: terminal.rows)
    let text = session.handle(event, at: time, size: size)
    if !text.isEmpty { written.append(text) }
    terminal.write(text)
  }

  /// Sends every tick that the session asks for until a time, and returns how many there were.
  @discardableResult
  mutating func pass(from start: Double, to end: Double) -> Int {
    var time = start
    var count = 0
    while let next = session.nextTick(after: time), next <= end {
      time = next
      send(.tick, at: time)
      count += 1
    }
    return count
  }
}

struct ShimmerSessionTests {
  @Test("nothing shows before the onset, and a quick run leaves its outcome alone")
  func aQuickRunLeavesItsOutcome() {
    var run = Run()
    #expect(run.session.nextTick(after: 0) == 0.3)
    run.send(.tick, at: 0.1)
    #expect(run.written.isEmpty)
    run.send(.finish(.succeeded), at: 0.2)
    #expect(run.session.isOver)
    #expect(run.written.map(\.shown) == ["␛[32m✓ ␛[mFetching\n"])
    #expect(run.session.nextTick(after: 0.2) == nil)
  }

  @Test(
    "without an onset the line shows at once, and moves",
    arguments: [fullTerminal, .plain, TerminalCapability(isSpoken: true)])
  func withoutAnOnset(_ capability: TerminalCapability) {
    var run = Run("Fetching", capability, options: ShimmerRunOptions(policy: .immediate))
    #expect(run.session.nextTick(after: 0) == 0)
    run.send(.tick, at: 0)
    #expect(run.terminal.text == "Fetching")
    #expect(run.session.nextTick(after: 0) == (capability == fullTerminal ? 0.05 : 30))
  }

  @Test("the line shows at the onset, stays for the minimum, and gives way to the outcome")
  func theLineStaysForTheMinimum() {
    var run = Run()
    run.pass(from: 0, to: 0.3)
    #expect(run.terminal.text == "Fetching")
    #expect(!run.terminal.isCursorVisible)
    run.send(.finish(.succeeded), at: 0.4)
    #expect(!run.session.isOver)
    #expect(run.terminal.text == "Fetching")
    run.pass(from: 0.4, to: 0.79)
    #expect(!run.session.isOver)
    run.pass(from: 0.79, to: 0.81)
    #expect(run.session.isOver)
    #expect(run.terminal.text == "✓ Fetching")
    #expect(run.terminal.isCursorVisible && run.terminal.wraps && run.terminal.ink == .plain)
    #expect(run.terminal.complaints.isEmpty)
  }

  @Test("a line that has shown stays, also when its operation ends in the same moment")
  func aLineThatHasShownStays() {
    var run = Run()
    run.pass(from: 0, to: 0.3)
    run.send(.finish(.succeeded), at: 0.3)
    #expect(!run.session.isOver)
    run.pass(from: 0.3, to: 0.8)
    #expect(run.session.isOver)
  }

  @Test("light starts with a sweep half a second after the line, at 20 frames a second")
  func lightStartsWithASweep() {
    var run = Run()
    run.pass(from: 0, to: 0.3)
    let dark = run.terminal.cells[0]
    #expect(dark[0].ink.foreground == .rgb(117, 117, 117))
    run.pass(from: 0.3, to: 0.8)
    #expect(run.terminal.cells[0] == dark)
    #expect(run.pass(from: 0.8, to: 1.801) == 20)
    run.pass(from: 0.8, to: 1.001)
    // Two tenths of a second into the sweep the band's middle is at the end of the first column.
    #expect(run.terminal.cells[0][0].ink.foreground == .rgb(252, 252, 252))
  }

  @Test("nothing is written while nothing changes")
  func nothingIsWrittenWhileNothingChanges() {
    var run = Run()
    run.pass(from: 0, to: 1.46)
    let before = run.written.count
    // From 1.4 to 2.8 the band is beyond the label or rests.
    #expect(run.pass(from: 1.46, to: 2.8) >= 26)
    #expect(run.written.count == before)
    run.pass(from: 2.8, to: 2.9)
    #expect(run.written.count > before)
  }

  @Test("printed text is above the line, in order")
  func printedTextIsAboveTheLine() {
    var run = Run()
    run.send(.print("before"), at: 0.1)
    #expect(run.written == ["before\n"])
    run.pass(from: 0.1, to: 0.9)
    run.send(.print("one"), at: 0.91)
    run.send(.print("two\nthree\n"), at: 0.92)
    #expect(run.terminal.text == "before\none\ntwo\nthree\nFetching")
    run.pass(from: 0.92, to: 1.5)
    run.send(.finish(.failed), at: 1.5)
    run.send(.print("after"), at: 1.6)
    #expect(run.terminal.text == "before\none\ntwo\nthree\n✗ Fetching\nafter")
    #expect(run.terminal.complaints.isEmpty)
  }

  @Test("a new label takes the place of the old one")
  func aNewLabelTakesThePlace() {
    var run = Run("Fetching packages")
    run.pass(from: 0, to: 0.3)
    run.send(.label("Linking"), at: 0.4)
    #expect(run.terminal.text == "Linking")
    run.send(.finish(.succeeded), at: 2)
    #expect(run.terminal.text == "✓ Linking")
  }

  @Test("the line follows the terminal's width")
  func theLineFollowsTheWidth() {
    var run = Run("Fetching all packages")
    run.pass(from: 0, to: 0.9)
    for (columns, text) in [(10, "Fetching …"), (40, "Fetching all packages"), (1, "…")] {
      run.terminal.resize(columns: columns, rows: 8)
      run.send(.tick, at: 1)
      #expect(run.terminal.text == text)
    }
    run.terminal.resize(columns: 40, rows: 8)
    run.send(.finish(.succeeded), at: 2)
    #expect(run.terminal.text == "✓ Fetching all packages")
  }

  @Test(
    "where nothing can be written over, each text is a line, written once",
    arguments: [
      TerminalCapability.plain,
      TerminalCapability(colors: .ansi256, theme: darkTheme, isInteractive: false),
    ])
  func plainLines(_ capability: TerminalCapability) {
    var run = Run("Fetching\u{1B}[2J", capability)
    #expect(run.pass(from: 0, to: 20) == 1)
    #expect(run.written == ["Fetching␛[2J\n"])
    run.send(.label("Fetching␛[2J"), at: 20)
    run.send(.label("Linking"), at: 21)
    run.send(.label("Linking"), at: 22)
    run.send(.print("one"), at: 23)
    run.send(.finish(.succeeded), at: 24)
    #expect(run.written.dropFirst().prefix(2) == ["Linking\n", "one\n"])
    #expect(run.written.last?.withoutEscapes == "✓ Linking\n")
    #expect(run.written.count == 4)
  }

  @Test("a run that is piped and quick writes one line")
  func aQuickPipedRunWritesOneLine() {
    var run = Run("Fetching", .plain)
    run.send(.finish(.failed), at: 0.1)
    #expect(run.written == ["✗ Fetching\n"])
  }

  @Test(
    "plain lines tell of a long wait every 30 seconds",
    arguments: [.plain, TerminalCapability(isSpoken: true)])
  func plainLinesTellOfALongWait(_ capability: TerminalCapability) {
    var run = Run("Fetching packages", capability)
    #expect(run.pass(from: 0, to: 130) == 5)
    run.send(.finish(.succeeded), at: 130)
    #expect(
      run.written.dropLast() == [
        "Fetching packages\n", "still fetching packages, 30 s\n",
        "still fetching packages, 1 min\n", "still fetching packages, 1 min 30 s\n",
        "still fetching packages, 2 min\n",
      ])
  }

  @Test("a late tick tells of a long wait once, and a second run does not tell of it")
  func aLateTickTellsOnce() {
    var run = Run("PNG files", .plain)
    run.pass(from: 0, to: 1)
    run.send(.tick, at: 95)
    #expect(run.written == ["PNG files\n", "still PNG files, 1 min 30 s\n"])
    #expect(run.session.nextTick(after: 95) == 120)
    var second = Run()
    second.session.giveUpLine()
    second.pass(from: 0, to: 100)
    #expect(second.written == ["Fetching\n"])
  }

  @Test("a screen reader hears words, once", arguments: [false, true])
  func aScreenReaderHearsWords(_ isOption: Bool) {
    var capability = fullTerminal
    capability.isSpoken = !isOption
    for (outcome, word) in [
      (ShimmerRunOutcome.succeeded, "done"), (.failed, "failed"), (.cancelled, "cancelled"),
    ] {
      var run = Run("Fetching", capability, options: ShimmerRunOptions(isSpoken: isOption))
      run.pass(from: 0, to: 20)
      run.send(.finish(outcome), at: 20)
      #expect(run.written == ["Fetching\n", "Fetching: \(word)\n"])
    }
  }

  @Test("without Unicode the outcome is a word")
  func withoutUnicodeTheOutcomeIsAWord() {
    var run = Run("Fetching", TerminalCapability(hasUnicode: false))
    run.send(.finish(.succeeded), at: 0.1)
    #expect(run.written == ["Fetching: done\n"])
  }

  @Test(
    "reduced motion and no colors leave a line that stands still",
    arguments: [
      (ShimmerRunOptions(motion: .none), fullTerminal),
      (ShimmerRunOptions(), TerminalCapability(theme: darkTheme, motion: .none)),
      (ShimmerRunOptions(), TerminalCapability(colors: .none)),
    ])
  func reducedMotion(_ options: ShimmerRunOptions, _ capability: TerminalCapability) {
    var run = Run("Fetching", capability, options: options)
    run.pass(from: 0, to: 0.3)
    #expect(run.terminal.cells[0].prefix(8).allSatisfy { $0.ink == .plain })
    // The size is looked at four times a second.
    #expect(run.session.nextTick(after: 0.3) == 0.55)
    run.pass(from: 0.3, to: 100)
    #expect(run.written.count == 1)
    run.send(.finish(.succeeded), at: 100)
    #expect(run.terminal.text == "✓ Fetching")
  }

  @Test("light and the spinner are switched one by one")
  func lightAndTheSpinnerAreSwitchedOneByOne() {
    func line(_ motion: TerminalMotion, _ capability: TerminalCapability = fullTerminal) -> Run {
      var run = Run("Fetching", capability, options: ShimmerRunOptions(motion: motion))
      run.pass(from: 0, to: 1.04)
      return run
    }
    let both = line(.all)
    #expect(both.terminal.text == "⠧ Fetching")
    // The band's middle is at the end of the first column, one and a half before the middle of the
    // label's first.
    #expect(both.terminal.cells[0][2].ink.foreground == .rgb(226, 226, 226))
    let spinner = line(TerminalMotion(shimmer: false, spinner: true))
    #expect(spinner.terminal.text.hasSuffix(" Fetching"))
    #expect(spinner.terminal.text != "Fetching")
    #expect(spinner.terminal.cells[0].allSatisfy { $0.ink == .plain })
    #expect(line(TerminalMotion(shimmer: true, spinner: false)).terminal.text == "Fetching")
    // The reader's switch is stronger than the program's wish.
    let off = TerminalCapability(
      theme: darkTheme, motion: TerminalMotion(shimmer: true, spinner: false))
    #expect(line(.all, off).terminal.text == "Fetching")
  }

  @Test("a line that stands still follows the width too")
  func aLineThatStandsStillFollowsTheWidth() {
    var run = Run("Fetching all packages", options: ShimmerRunOptions(motion: .none))
    run.pass(from: 0, to: 0.3)
    run.terminal.resize(columns: 10, rows: 8)
    run.pass(from: 0.3, to: 0.6)
    #expect(run.terminal.text == "Fetching …")
  }

  @Test("light that stops by itself does so in the dark")
  func lightStopsInTheDark() {
    var run = Run(options: ShimmerRunOptions(policy: LoadingPolicy(fadeIn: 0, stopsMotionAfter: 1)))
    run.pass(from: 0, to: 1.9)
    // After one second, at 1.8 s, the band is beyond the label but not beyond its scope.
    #expect(run.session.nextTick(after: 1.9) == 1.95)
    run.pass(from: 1.9, to: 30)
    let dark = run.terminal.cells[0]
    #expect(dark[0].ink.foreground == .rgb(117, 117, 117))
    #expect(run.session.nextTick(after: 30) == 30.25)
    run.pass(from: 30, to: 60)
    #expect(run.terminal.cells[0] == dark)
  }

  @Test("a cancelled run stops moving, and ends at once when its operation does")
  func aCancelledRunEndsAtOnce() {
    var run = Run()
    run.pass(from: 0, to: 0.9)
    run.send(.cancel, at: 0.9)
    #expect(run.session.nextTick(after: 1) == 1.25)
    run.send(.print("tidying up"), at: 1)
    #expect(run.terminal.text == "tidying up\nFetching")
    run.send(.finish(.cancelled), at: 1.01)
    #expect(run.session.isOver)
    #expect(run.terminal.text == "tidying up\n– Fetching")
  }

  @Test("a run that is cancelled while it is held ends at once")
  func aHeldRunEndsAtOnce() {
    var run = Run()
    run.pass(from: 0, to: 0.35)
    run.send(.finish(.succeeded), at: 0.4)
    #expect(!run.session.isOver)
    run.send(.cancel, at: 0.45)
    #expect(run.session.isOver)
    #expect(run.terminal.text == "✓ Fetching")
  }

  @Test("the outcome can be left out")
  func theOutcomeCanBeLeftOut() {
    var run = Run(options: ShimmerRunOptions(showsOutcome: false))
    run.pass(from: 0, to: 1)
    run.send(.finish(.succeeded), at: 1)
    #expect(run.terminal.text == "")
    #expect(run.terminal.isCursorVisible)
  }

  @Test("only the first finish counts")
  func onlyTheFirstFinishCounts() {
    var run = Run()
    run.send(.finish(.failed), at: 0.1)
    run.send(.finish(.succeeded), at: 0.2)
    #expect(run.written.map(\.withoutEscapes) == ["✗ Fetching\n"])
  }

  @Test("what the terminal answers is used from the first frame")
  func whatTheTerminalAnswersIsUsed() {
    var run = Run("Fetching", TerminalCapability(.trueColor, theme: nil))
    #expect(!run.session.isAboutToShow(at: 0.29))
    #expect(run.session.isAboutToShow(at: 0.3))
    run.session.learn(TerminalAnswers(foreground: .black, background: .white))
    run.pass(from: 0, to: 0.3)
    #expect(!run.session.isAboutToShow(at: 0.3))
    #expect(run.terminal.cells[0][0].ink.foreground == .rgb(118, 118, 118))
  }

  @Test("a run without the line writes plain lines")
  func aRunWithoutTheLine() {
    var run = Run()
    run.session.giveUpLine()
    run.pass(from: 0, to: 5)
    run.send(.finish(.succeeded), at: 5)
    #expect(run.written.map(\.withoutEscapes) == ["Fetching\n", "✓ Fetching\n"])
  }

  @Test(
    "odd frame rates are held",
    arguments: [
      (0.0, 1.0), (-5, 1), (.nan, 1), (.infinity, 1.0 / 60), (1e9, 1.0 / 60), (20, 0.05),
    ])
  func oddFrameRatesAreHeld(_ rate: Double, _ interval: Double) {
    #expect(ShimmerRunOptions(framesPerSecond: rate).frameInterval == interval)
  }

  @Test("a policy of never and always does no harm")
  func oddPoliciesDoNoHarm() {
    let policies = [
      LoadingPolicy(onset: .infinity), LoadingPolicy(onset: 0, motionDelay: .infinity),
      LoadingPolicy.immediate, LoadingPolicy(onset: 1e300, minimumShow: 1e300),
    ]
    for policy in policies {
      var run = Run(options: ShimmerRunOptions(policy: policy))
      run.pass(from: 0, to: 3)
      run.send(.finish(.succeeded), at: 3)
      run.pass(from: 3, to: 200)
      #expect(run.session.isOver)
      #expect(run.terminal.text == "✓ Fetching")
    }
  }
}
