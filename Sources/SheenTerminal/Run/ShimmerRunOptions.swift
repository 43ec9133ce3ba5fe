public import SheenCore

/// How a run shows that it works.
public struct ShimmerRunOptions: Hashable, Sendable {
  /// How light looks and moves.
  public var style: ShimmerStyle

  /// When the line shows, when its light moves, and how long it stays. Its fades are not used.
  public var policy: LoadingPolicy

  /// What moves, as far as the terminal and its reader allow it: light, and no spinner. `.none` is
  /// reduced motion.
  public var motion: TerminalMotion

  /// Whether each text is written once, with words instead of signs, also where the environment does
  /// not ask for it.
  public var isSpoken: Bool

  /// How many frames a second are drawn, held in 1…60. Light over text needs no more than 20.
  public var framesPerSecond: Double

  /// Whether a last line tells how the run ended.
  public var showsOutcome: Bool

  /// Whether the terminal is asked for its colors, once in the life of the process, when a line is
  /// shown for the first time. Not wanted where something else reads from standard input meanwhile.
  public var asksTerminal: Bool

  /// Options; what is not named has its default.
  public init(
    style: ShimmerStyle = .terminalText,
    policy: LoadingPolicy = TerminalDefaults.policy,
    motion: TerminalMotion = TerminalMotion(shimmer: true, spinner: false),
    isSpoken: Bool = false,
    framesPerSecond: Double = TerminalDefaults.framesPerSecond,
    showsOutcome: Bool = true,
    asksTerminal: Bool = true
  ) {
    self.style = style
    self.policy = policy
    self.motion = motion
    self.isSpoken = isSpoken
    self.framesPerSecond = framesPerSecond
    self.showsOutcome = showsOutcome
    self.asksTerminal = asksTerminal
  }

  /// The time between two frames, in seconds.
  var frameInterval: Double { 1 / framesPerSecond.clamped(1, 60) }
}

/// How a run ended.
enum ShimmerRunOutcome: Hashable, Sendable, CaseIterable {
  case succeeded
  case failed
  case cancelled
}
