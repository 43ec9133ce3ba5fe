extension Wave {
  /// This wave with its epoch moved so that its light takes over where another wave's is.
  ///
  /// For when a scope is resized: resolve the style for the new area and let the new wave continue
  /// the old one. The band stays where it is on the screen and goes on from there. Between two sweeps
  /// the rest goes on for as much of it as was left.
  ///
  /// Where the band has no constant speed (an easing, a bounce) or the direction has changed, there
  /// is no such place; then the phase is kept.
  ///
  /// - Parameters:
  ///   - old: The wave that was shown until now.
  ///   - time: The moment of the change, in seconds. A time that is not finite changes nothing.
  package func continuing(_ old: Wave, at time: Double) -> Wave {
    guard time.isFinite else { return self }
    let periods = ((time - old.epoch) / old.period).floored
    let inPeriod = (time - old.epoch).wrapped(into: old.period)

    let elapsed: Double
    if inPeriod >= old.sweepDuration {
      let rested = (inPeriod - old.sweepDuration) / (old.period - old.sweepDuration)
      elapsed = sweepDuration + rested * (period - sweepDuration)
    } else if keepsPlace(of: old) {
      let place = old.sweep.start + inPeriod * old.speed
      // A band that the new area has not yet reached waits at its edge; one that the new area no
      // longer holds has its rest.
      elapsed = ((place - sweep.start) / speed).clamped(0, period)
    } else {
      elapsed = inPeriod / old.sweepDuration * sweepDuration
    }
    // Whole periods matter to counted sweeps and to the way back of a bounce.
    return starting(at: time - elapsed - periods * period)
  }

  private func keepsPlace(of old: Wave) -> Bool {
    easing.isLinear && old.easing.isLinear && !bounces && !old.bounces
      && sweep.direction == old.sweep.direction
  }
}
