/// One load: when its parts begin and end, on the caller's clock. Infinite is never.
///
/// The boundaries that states, events and next changes are asked for are computed once, here, so that
/// rounding can't make them disagree.
struct LoadSchedule: Hashable, Sendable {
  /// Which events have been given out.
  struct Reported: Hashable, Sendable {
    var shown = false
    var handedOver = false
  }

  let policy: LoadingPolicy
  let keepsContent: Bool

  /// Where the fade starts: above 0 when placeholders come back during a hand-over.
  private let startOpacity: Double

  private var shown: Double
  private var motionBegins: Double
  private var motionEnds: Double
  private var handsOver = Double.infinity
  private(set) var outcome: LoadingOutcome?
  private(set) var reported = Reported()

  init(
    policy: LoadingPolicy, wave: Wave?, begun: Double, keepsContent: Bool, after old: LoadSchedule?
  ) {
    self.policy = policy
    self.keepsContent = keepsContent
    let before = old?.state(at: begun) ?? .idle
    startOpacity = before.placeholderOpacity
    shown = startOpacity > 0 ? begun : begun + policy.onset
    if let old, before.motion == .allowed {
      motionBegins = old.motionBegins
      motionEnds = old.motionEnds
    } else {
      motionBegins = shown + policy.motionDelay
      motionEnds = .infinity
      follow(wave, at: motionBegins)
    }
  }

  /// Counts from the beginning of another load, unless placeholders are shown already.
  mutating func join(begun: Double, wave: Wave?) {
    guard !reported.shown, startOpacity == 0, outcome == nil else { return }
    shown = min(shown, begun + policy.onset)
    motionBegins = shown + policy.motionDelay
    motionEnds = .infinity
    follow(wave, at: motionBegins)
  }

  /// Whether the load has finished while its placeholders still have to stay.
  var isHeld: Bool {
    outcome != nil && shown < .infinity && !reported.handedOver
  }

  private var fadeInEnds: Double { shown + policy.fadeIn * (1 - startOpacity) }
  private var handOverEnds: Double {
    shown < .infinity ? handsOver + policy.handOver : handsOver
  }

  mutating func finish(at time: Double, _ outcome: LoadingOutcome) {
    self.outcome = outcome
    if time > shown || reported.shown || startOpacity > 0 {
      handsOver = max(time, shown + policy.minimumShow)
    } else {
      handsOver = time
      shown = .infinity
    }
  }

  /// The load that begins before this one's placeholders had to go: they just stay.
  func resumed() -> LoadSchedule {
    var run = self
    run.outcome = nil
    run.handsOver = .infinity
    return run
  }

  mutating func follow(_ wave: Wave?, at time: Double) {
    guard let limit = policy.stopsMotionAfter, time < motionEnds else { return }
    let due = max(motionBegins + limit, time)
    motionEnds = wave?.nextDark(from: due) ?? due
  }

  mutating func move(by step: MonotonicTime.Step) {
    shown = step.moved(shown)
    motionBegins = step.moved(motionBegins)
    motionEnds = step.moved(motionEnds)
    handsOver = step.moved(handsOver)
  }

  mutating func takeEvents(through time: Double) -> [LoadingEvent] {
    var events: [LoadingEvent] = []
    if !reported.shown, shown <= time {
      reported.shown = true
      events.append(LoadingEvent(.shown, at: shown))
    }
    if !reported.handedOver, let outcome, handsOver <= time {
      reported.handedOver = true
      events.append(
        LoadingEvent(.handedOver(outcome, wasShown: shown < .infinity), at: handsOver))
    }
    return events
  }

  func nextChange(after time: Double) -> Double {
    var changes = [handsOver, handOverEnds]
    // Before the content takes over; nothing appears or starts to move after that.
    for change in [shown, fadeInEnds, motionBegins] where change < handsOver {
      changes.append(change)
    }
    if motionEnds < handOverEnds { changes.append(motionEnds) }
    return changes.reduce(.infinity) { $1 > time ? min($0, $1) : $0 }
  }

  func state(at time: Double) -> LoadingState {
    let placeholders = placeholderOpacity(at: time)
    let phase = phase(at: time)
    let content: Double
    let isUsable: Bool
    switch phase {
    case .idle, .waiting, .fadingIn, .showing:
      content = keepsContent ? 1 - placeholders : 0
      isUsable = keepsContent && phase == .waiting
    case .handingOver:
      content = keepsContent ? 1 - placeholders : handedOver(at: time)
      isUsable = true
    case .done:
      content = 1
      isUsable = true
    }
    return LoadingState(
      phase: phase, placeholderOpacity: placeholders, contentOpacity: content,
      acceptsInteraction: isUsable, motion: motion(at: time))
  }

  private func phase(at time: Double) -> LoadingPhase {
    if time >= handOverEnds { return .done }
    if time >= handsOver { return .handingOver }
    if time < shown { return .waiting }
    return time < fadeInEnds ? .fadingIn : .showing
  }

  private func motion(at time: Double) -> LoadingMotion {
    guard phase(at: time).showsPlaceholders else { return .nothingShown }
    // What is still when the content comes stays still.
    guard time >= motionBegins, motionBegins < handsOver else { return .notYet }
    return time < motionEnds ? .allowed : .stopped
  }

  private func placeholderOpacity(at time: Double) -> Double {
    if time < shown || time >= handOverEnds { return 0 }
    let fade = min(time, handsOver)
    let opacity =
      fade >= fadeInEnds
      ? 1 : (startOpacity + (fade - shown) / policy.fadeIn).clamped(startOpacity, 1)
    return opacity * (1 - handedOver(at: time))
  }

  /// How much of the cross-fade is over, from 0 to 1.
  private func handedOver(at time: Double) -> Double {
    if time < handsOver { return 0 }
    return ((time - handsOver) / policy.handOver).clamped(0, 1)
  }
}
