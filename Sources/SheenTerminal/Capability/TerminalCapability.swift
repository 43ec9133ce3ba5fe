/// What a terminal can do, and what its reader wants.
public struct TerminalCapability: Hashable, Sendable {
  /// How many colors there are.
  public var colors: TerminalColorDepth

  /// The terminal's own colors; nil where it has not told them. Then text is dim and bold instead of
  /// colored, which can be read on every background.
  public var theme: TerminalTheme?

  /// Whether what was written can be written over. Where not (a file, a pipe, the log of a build),
  /// each text is written once.
  public var isInteractive: Bool

  /// Whether what belongs together can be shown at once (DEC mode 2026).
  public var synchronizesOutput: Bool

  /// Whether there are more characters than those of ASCII.
  public var hasUnicode: Bool

  /// What may move.
  public var motion: TerminalMotion

  /// Whether the reader listens instead of looking: each text is written once, whole, and signs are
  /// words.
  public var isSpoken: Bool

  /// A terminal of the given capability; what is not named is as a terminal of today has it.
  public init(
    colors: TerminalColorDepth = .trueColor, theme: TerminalTheme? = nil,
    isInteractive: Bool = true, synchronizesOutput: Bool = false, hasUnicode: Bool = true,
    motion: TerminalMotion = .all, isSpoken: Bool = false
  ) {
    self.colors = colors
    self.theme = theme
    self.isInteractive = isInteractive
    self.synchronizesOutput = synchronizesOutput
    self.hasUnicode = hasUnicode
    self.motion = motion
    self.isSpoken = isSpoken
  }

  /// No terminal: plain text of which nothing can be taken back.
  public static let plain = TerminalCapability(
    colors: .none, isInteractive: false, motion: .none)

  /// Whether light can be shown at all.
  public var showsLight: Bool {
    colors > .none && motion.shimmer && !isSpoken
  }

  /// What may really move here: nothing where nothing can be written over.
  public var possibleMotion: TerminalMotion {
    guard isInteractive, !isSpoken else { return .none }
    return TerminalMotion(shimmer: showsLight, spinner: motion.spinner)
  }
}
