import SheenTerminal
import Testing

struct DetectTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let environment: [String: String]
    var isTerminal = true
    var colors: TerminalColorDepth
    var isInteractive = true

    var testDescription: String {
      let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
      return (isTerminal ? "" : "piped ") + variables.joined(separator: " ")
    }
  }

  static let cases = [
    Case(environment: ["TERM": "xterm-256color"], colors: .ansi256),
    Case(environment: ["TERM": "xterm-256color", "COLORTERM": "truecolor"], colors: .trueColor),
    Case(environment: ["TERM": "xterm-256color", "COLORTERM": "24bit"], colors: .trueColor),
    Case(environment: ["TERM": "xterm-256color", "COLORTERM": "TrueColor"], colors: .trueColor),
    Case(environment: ["TERM": "xterm-256color", "COLORTERM": "yes"], colors: .ansi256),
    Case(environment: ["TERM": "xterm-direct"], colors: .trueColor),
    Case(environment: ["TERM": "xterm-kitty"], colors: .trueColor),
    Case(environment: ["TERM": "xterm-ghostty"], colors: .trueColor),
    Case(environment: ["TERM": "xterm"], colors: .ansi16),
    Case(environment: ["TERM": "screen"], colors: .ansi16),
    Case(environment: ["TERM": "linux"], colors: .ansi16),
    Case(environment: ["TERM": "vt100"], colors: .attributes),
    Case(environment: ["TERM": "vt220"], colors: .attributes),
    Case(environment: ["TERM": "dumb"], colors: .none, isInteractive: false),
    Case(
      environment: ["TERM": "dumb", "COLORTERM": "truecolor"], colors: .none, isInteractive: false),
    Case(environment: ["TERM": ""], colors: .none, isInteractive: false),
    Case(environment: [:], colors: .none, isInteractive: false),
    // NO_COLOR counts when it is not empty, whatever it holds, and beats what forces colors.
    Case(environment: ["TERM": "xterm-256color", "NO_COLOR": "1"], colors: .none),
    Case(environment: ["TERM": "xterm-256color", "NO_COLOR": "0"], colors: .none),
    Case(environment: ["TERM": "xterm-256color", "NO_COLOR": "false"], colors: .none),
    Case(environment: ["TERM": "xterm-256color", "NO_COLOR": ""], colors: .ansi256),
    Case(
      environment: ["TERM": "xterm-256color", "NO_COLOR": "1", "CLICOLOR_FORCE": "1"],
      colors: .none),
    Case(environment: ["TERM": "xterm-256color", "CLICOLOR": "0"], colors: .none),
    Case(environment: ["TERM": "xterm-256color", "CLICOLOR": "1"], colors: .ansi256),
    Case(
      environment: ["TERM": "xterm-256color", "CLICOLOR": "0", "CLICOLOR_FORCE": "1"],
      colors: .ansi256),
    // Forced colors are written to files too, where nothing can be written over all the same.
    Case(
      environment: ["TERM": "xterm-256color", "CLICOLOR_FORCE": "1"], isTerminal: false,
      colors: .ansi256, isInteractive: false),
    Case(
      environment: ["TERM": "xterm-256color", "CLICOLOR_FORCE": "0"], isTerminal: false,
      colors: .none, isInteractive: false),
    Case(
      environment: ["CLICOLOR_FORCE": "1"], isTerminal: false, colors: .ansi16,
      isInteractive: false),
    Case(
      environment: ["CLICOLOR_FORCE": "1", "COLORTERM": "truecolor"], isTerminal: false,
      colors: .trueColor, isInteractive: false),
    Case(
      environment: ["TERM": "xterm-256color"], isTerminal: false, colors: .none,
      isInteractive: false),
    Case(
      environment: ["TERM": "xterm-256color", "CI": "true"], colors: .none, isInteractive: false),
    Case(environment: ["TERM": "xterm-256color", "CI": "1"], colors: .none, isInteractive: false),
    Case(environment: ["TERM": "xterm-256color", "CI": "false"], colors: .ansi256),
    Case(environment: ["TERM": "xterm-256color", "CI": ""], colors: .ansi256),
    Case(
      environment: ["TERM": "xterm-256color", "CI": "true", "CLICOLOR_FORCE": "1"],
      colors: .ansi256, isInteractive: false),
  ]

  @Test("the environment says how many colors there are", arguments: cases)
  func theEnvironmentSaysHowManyColorsThereAre(_ case: Case) {
    let capability = TerminalCapability.detect(
      environment: `case`.environment, isTerminal: `case`.isTerminal)
    #expect(capability.colors == `case`.colors)
    #expect(capability.isInteractive == `case`.isInteractive)
    #expect(capability.theme == nil)
    #expect(!capability.synchronizesOutput)
  }

  @Test(
    "reduced motion, light and the spinner have switches of their own",
    arguments: [
      ([:], TerminalMotion.all, false),
      (["SHEEN_REDUCED_MOTION": "1"], .none, false),
      (["SHEEN_REDUCED_MOTION": "0"], .all, false),
      (["SHEEN_REDUCED_MOTION": ""], .all, false),
      (["SHEEN_SHIMMER": "0"], TerminalMotion(shimmer: false, spinner: true), false),
      (["SHEEN_SHIMMER": "1"], .all, false),
      (["SHEEN_SPINNER": "off"], TerminalMotion(shimmer: true, spinner: false), false),
      (["SHEEN_SHIMMER": "no", "SHEEN_SPINNER": "False"], .none, false),
      (["SHEEN_SCREEN_READER": "1"], .all, true),
      (["SHEEN_SCREEN_READER": "no"], .all, false),
      (["ACCESSIBLE": "1"], .all, true),
      (["ACCESSIBLE": "0"], .all, false),
      (["ACCESSIBLE": "1", "SHEEN_SCREEN_READER": "0"], .all, false),
    ])
  func motionHasSwitches(
    _ variables: [String: String], _ motion: TerminalMotion, _ isSpoken: Bool
  ) {
    let environment = variables.merging(["TERM": "xterm-256color"]) { old, _ in old }
    let capability = TerminalCapability.detect(environment: environment, isTerminal: true)
    #expect(capability.motion == motion)
    #expect(capability.isSpoken == isSpoken)
    #expect(capability.possibleMotion == (isSpoken ? .none : motion))
  }

  @Test(
    "the first locale that is set says whether there is Unicode",
    arguments: [
      ([:], true),
      (["LANG": "en_US.UTF-8"], true),
      (["LANG": "de_DE.utf8@euro"], true),
      (["LANG": "C"], false),
      (["LANG": "POSIX"], false),
      (["LANG": "de_DE.ISO-8859-1"], false),
      (["LANG": "C", "LC_ALL": "C.UTF-8"], true),
      (["LANG": "C.UTF-8", "LC_ALL": "C"], false),
      (["LANG": "C.UTF-8", "LC_CTYPE": "C"], false),
      (["LC_CTYPE": "C.UTF-8", "LC_ALL": "C"], false),
      (["LANG": "C.UTF-8", "LC_ALL": ""], true),
    ])
  func theLocaleSaysWhetherThereIsUnicode(_ variables: [String: String], _ hasUnicode: Bool) {
    let capability = TerminalCapability.detect(environment: variables, isTerminal: true)
    #expect(capability.hasUnicode == hasUnicode)
  }

  @Test("nothing but the listed variables is looked at")
  func nothingButTheListedVariablesIsLookedAt() {
    for one in Self.cases {
      #expect(one.environment.keys.allSatisfy(TerminalCapability.variables.contains))
    }
    #expect(Set(TerminalCapability.variables).count == 14)
  }

  @Test("nothing moves where nothing can be written over")
  func nothingMovesWhereNothingCanBeWrittenOver() {
    #expect(TerminalCapability.plain.possibleMotion == .none)
    #expect(TerminalCapability(colors: .trueColor, isInteractive: false).possibleMotion == .none)
    // Light needs colors; a spinner does not.
    #expect(
      TerminalCapability(colors: .none).possibleMotion
        == TerminalMotion(shimmer: false, spinner: true))
  }
}
