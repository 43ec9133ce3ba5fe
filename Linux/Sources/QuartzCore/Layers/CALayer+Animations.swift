import Foundation

extension CALayer {
  func attach(_ animation: CAAnimation, _ key: String?) {
    let server = RenderServer.current
    let copy = animation.copied()
    if copy.duration == 0 { copy.duration = CATransaction.animationDuration() }
    if copy.timingFunction == nil { copy.timingFunction = CATransaction.animationTimingFunction() }
    if let key { detach { $0.key == key } }
    attached.append(
      AttachedAnimation(copy, key: key, groups: server.transactions.compactMap(\.group)))
    server.counts.animationsAdded += 1
    server.add(self)
    markStale()
  }

  /// Takes animations away; their delegates hear that they have not finished.
  func detach(where isMeant: (AttachedAnimation) -> Bool) {
    let gone = attached.filter(isMeant)
    guard !gone.isEmpty else { return }
    attached.removeAll(where: isMeant)
    if attached.isEmpty { RenderServer.current.remove(self) }
    gone.forEach { $0.stop(finished: false) }
  }

  /// Takes away what is removed on completion, as Core Animation does when a layer is shown no
  /// longer or the app goes to the background.
  func dropAnimations() { detach { $0.animation.isRemovedOnCompletion } }

  /// How many animations the layer has.
  package var animationCount: Int { attached.count }

  var hasUncommitted: Bool { attached.contains { $0.begin == nil } }

  /// Begins what was added. Where the layer is not shown, nothing would be seen: what is removed
  /// on completion goes at once.
  func commitAnimations() {
    guard hasUncommitted else { return }
    if !isShown {
      detach { $0.begin == nil && $0.animation.isRemovedOnCompletion }
    }
    let now = localTime(RenderServer.current.time)
    for entry in attached where entry.begin == nil {
      let begin = entry.animation.beginTime
      entry.begin = begin == 0 ? now : begin
      entry.animation.beginTime = begin == 0 ? now : begin
    }
    animationsHaveMoved(to: RenderServer.current.time)
  }

  /// The times at which delegates have to be told of something.
  func nextEvent(after time: Double) -> Double? {
    attached.compactMap { entry -> Double? in
      guard let begin = entry.begin, !entry.hasStopped else { return nil }
      if !entry.hasStarted { return globalTime(begin) }
      let end = entry.animation.end(begin: begin)
      return end.isFinite ? globalTime(end) : nil
    }.filter(\.isFinite).min().map { max($0, time) }
  }

  /// Tells of beginnings and ends up to a time.
  func animationsHaveMoved(to time: Double) {
    let now = localTime(time)
    for entry in attached {
      guard let begin = entry.begin, !entry.hasStopped else { continue }
      if now >= begin - 1e-9 { entry.start() }
      guard now >= entry.animation.end(begin: begin) - 1e-9 else { continue }
      if entry.animation.isRemovedOnCompletion {
        attached.removeAll { $0 === entry }
        if attached.isEmpty { RenderServer.current.remove(self) }
      }
      entry.stop(finished: true)
    }
  }

  // MARK: Time

  /// The layer's own time at a time of the clock.
  func localTime(_ time: Double) -> Double {
    let outer = host?.localTime(time) ?? time
    return (outer - beginTime) * Double(speed) + timeOffset
  }

  /// The time of the clock at a time of the layer's own; infinite where its time stands still.
  func globalTime(_ local: Double) -> Double {
    guard speed != 0 else { return .infinity }
    let outer = (local - timeOffset) / Double(speed) + beginTime
    return host?.globalTime(outer) ?? outer
  }

  /// A time of another layer's in this one's; of the clock where there is none.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.globalTime(t) ?? t)
  }
  /// A time of this layer's in another one's; of the clock where there is none.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let global = globalTime(t)
    return l?.localTime(global) ?? global
  }

  // MARK: Presentation

  /// A copy with all animations applied, in the order in which they were added.
  func presented() -> Self {
    let copy = Self()
    copy.modelLayer = self
    copy.takeValues(from: self)
    guard !attached.isEmpty else { return copy }
    let now = localTime(RenderServer.current.time)
    for entry in attached { entry.animation.apply(to: copy, at: now, begin: entry.begin ?? now) }
    return copy
  }
}
