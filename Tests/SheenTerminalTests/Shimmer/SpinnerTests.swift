import SheenTerminal
import Testing

struct SpinnerTests {
  @Test(
    "the sign changes ten times a second",
    arguments: [
      (0.0, "⠋"), (0.09, "⠋"), (0.11, "⠙"), (0.95, "⠏"), (1.01, "⠋"), (-0.15, "⠏"),
      (.nan, "⠋"), (.infinity, "⠋"), (1e300, "⠋"),
    ])
  func theSignChanges(_ time: Double, _ expected: String) {
    #expect(TerminalSpinner.sign(at: time, capability: fullTerminal) == expected)
  }

  @Test("it has its own switch, needs no colors and no Unicode")
  func itHasItsOwnSwitch() {
    func sign(_ capability: TerminalCapability) -> String? {
      TerminalSpinner.sign(at: 0.15, capability: capability)
    }
    #expect(sign(TerminalCapability(motion: TerminalMotion(shimmer: false, spinner: true))) == "⠙")
    #expect(sign(TerminalCapability(motion: TerminalMotion(shimmer: true, spinner: false))) == nil)
    #expect(sign(TerminalCapability(colors: .none)) == "⠙")
    #expect(sign(TerminalCapability(hasUnicode: false)) == "/")
    #expect(sign(TerminalCapability(isSpoken: true)) == nil)
    #expect(sign(.plain) == nil)
  }
}
