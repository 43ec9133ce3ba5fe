/// A sign that turns: what says that work goes on where light is not wanted.
public enum TerminalSpinner {
  /// How often the sign changes: ten times a second.
  public static let stepsPerSecond = 10.0

  /// The sign at a time: one column wide.
  ///
  /// - Parameters:
  ///   - time: In seconds; what is not finite counts as 0.
  ///   - capability: What the terminal can do. Where nothing may turn, nil.
  public static func sign(at time: Double, capability: TerminalCapability) -> String? {
    guard capability.possibleMotion.spinner else { return nil }
    let signs = capability.hasUnicode ? dots : strokes
    let steps = time * stepsPerSecond
    // Beyond this a time has no tenths of a second.
    let step = steps.magnitude < 1e15 ? Int(steps) : 0
    return signs[(step % signs.count + signs.count) % signs.count]
  }

  private static let dots = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"]
  private static let strokes = ["|", "/", "-", "\\"]
}
