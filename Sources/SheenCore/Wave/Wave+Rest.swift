extension Wave {
  /// Whether no light is in the scope: between two sweeps, outside the counted ones, and at a time that
  /// is not finite.
  package func isDark(at time: Double) -> Bool {
    !time.isFinite || nextDark(from: time) == time
  }

  /// The first moment without light in the scope, at the given time or after it.
  ///
  /// Stop a movement here and nobody sees it stop. A wave without a rest is dark for one instant each
  /// period.
  package func nextDark(from time: Double) -> Double {
    guard time.isFinite, !isOver(at: time) else { return time }
    let inPeriod = (time - epoch).wrapped(into: period)
    guard inPeriod > 0, inPeriod < sweepDuration else { return time }
    return time + (sweepDuration - inPeriod)
  }
}
