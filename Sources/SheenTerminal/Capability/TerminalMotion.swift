/// What may move on a terminal.
///
/// The two have separate switches: a band of light can disturb a reader to whom a spinner still says
/// that work goes on.
public struct TerminalMotion: Hashable, Sendable {
  /// Whether light may pass over text and placeholders.
  public var shimmer: Bool

  /// Whether a spinner may turn.
  public var spinner: Bool

  /// Motion of the two kinds.
  public init(shimmer: Bool, spinner: Bool) {
    self.shimmer = shimmer
    self.spinner = spinner
  }

  /// Both may move.
  public static let all = TerminalMotion(shimmer: true, spinner: true)

  /// Nothing moves.
  public static let none = TerminalMotion(shimmer: false, spinner: false)

  /// What two sides both allow.
  public func limited(to other: TerminalMotion) -> TerminalMotion {
    TerminalMotion(shimmer: shimmer && other.shimmer, spinner: spinner && other.spinner)
  }
}
