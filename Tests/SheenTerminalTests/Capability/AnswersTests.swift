import SheenCore
import SheenTerminal
import Testing

struct AnswersTests {
  @Test("all four answers are read, whatever ends them")
  func allFourAnswersAreRead() {
    let bytes =
      "\u{1B}]10;rgb:ffff/8080/0000\u{1B}\\\u{1B}]11;rgb:0000/0000/0000\u{7}\u{1B}[?2026;2$y"
      + "\u{1B}[?62;4c"
    let answers = TerminalAnswers(parsing: Array(bytes.utf8))
    #expect(answers.foreground?.hex == "#ff8000")
    #expect(answers.background == .black)
    #expect(answers.synchronizesOutput == true)
    #expect(answers.isComplete)
    #expect(
      answers.theme?.foreground.hex == "#ff8000" && answers.theme?.scheme == .dark)
  }

  @Test(
    "a color has one to four digits for each part",
    arguments: [
      ("rgb:f/0/8", "#ff0088"), ("rgb:ff/00/80", "#ff0080"), ("rgb:fff/000/800", "#ff0080"),
      ("rgb:FFFF/0000/8080", "#ff0080"), ("rgba:ffff/0000/8080/ffff", "#ff0080"),
    ])
  func aColorHasOneToFourDigits(_ text: String, _ hex: String) {
    let answers = TerminalAnswers(parsing: Array("\u{1B}]11;\(text)\u{7}".utf8))
    #expect(answers.background?.hex == hex)
  }

  @Test(
    "what is no color is none",
    arguments: [
      "rgb:", "rgb:ff/00", "rgb:ff/00/80/11", "rgb:ff//80", "rgb:fffff/0/0", "rgb:gg/00/00",
      "rgb:+f/00/00", "rgb:-1/00/00", "#ff0080", "rgba:ff/00/80", "?", "",
    ])
  func whatIsNoColorIsNone(_ text: String) {
    #expect(TerminalAnswers(parsing: Array("\u{1B}]11;\(text)\u{7}".utf8)) == TerminalAnswers())
  }

  @Test(
    "synchronized output is there where the mode is known and can be changed",
    arguments: [("0", false), ("1", true), ("2", true), ("3", false), ("4", false)])
  func synchronisedOutputIsKnown(_ setting: String, _ expected: Bool) {
    let bytes = Array("\u{1B}[?2026;\(setting)$y".utf8)
    #expect(TerminalAnswers(parsing: bytes).synchronizesOutput == expected)
  }

  @Test("another mode's answer says nothing")
  func anotherModeSaysNothing() {
    #expect(TerminalAnswers(parsing: Array("\u{1B}[?2027;1$y".utf8)) == TerminalAnswers())
  }

  @Test("what the user types meanwhile is passed over")
  func whatTheUserTypesIsPassedOver() {
    let bytes = "ls\r\u{1B}[A\u{1B}OP\u{1B}]11;rgb:ff/ff/ff\u{7}x\u{1B}\u{1B}[?1;2c"
    let answers = TerminalAnswers(parsing: Array(bytes.utf8))
    #expect(answers.background == .white)
    #expect(answers.isComplete)
    #expect(answers.foreground == nil)
    #expect(answers.theme == nil)
  }

  @Test("an answer cut anywhere is not read, and does no harm")
  func anAnswerCutAnywhereIsNotRead() {
    let whole = Array("\u{1B}]10;rgb:ff/ff/ff\u{1B}\\".utf8)
    for length in 0..<whole.count {
      #expect(TerminalAnswers(parsing: Array(whole.prefix(length))) == TerminalAnswers())
    }
    #expect(TerminalAnswers(parsing: whole).foreground == .white)
  }

  @Test("random bytes do no harm")
  func randomBytesDoNoHarm() {
    var random = SeededRandom(seed: 5)
    let alphabet = Array("\u{1B}\u{7}]\\[?;:/rgb1026$yc\u{FF}".utf8)
    for _ in 0..<5_000 {
      let bytes = (0..<random.index(below: 40)).map { _ in
        alphabet[random.index(below: alphabet.count)]
      }
      _ = TerminalAnswers(parsing: bytes)
    }
  }

  @Test("a capability takes what was answered and keeps the rest")
  func aCapabilityTakesWhatWasAnswered() {
    let capability = TerminalCapability(.trueColor, theme: nil)
    #expect(capability.informed(by: TerminalAnswers()) == capability)
    let answers = TerminalAnswers(
      foreground: .black, background: .white, synchronizesOutput: true, isComplete: true)
    #expect(
      capability.informed(by: answers)
        == TerminalCapability(colors: .trueColor, theme: lightTheme, synchronizesOutput: true))
    // One color alone is no theme.
    #expect(capability.informed(by: TerminalAnswers(foreground: .black)).theme == nil)
  }
}
