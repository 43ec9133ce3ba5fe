import SheenCore

/// What a run writes, as a value: told what happens and when, it answers with text.
///
/// Times are in seconds since the run began. Where text can be written over, the label is a line below
/// all else that is there as long as the run shows; elsewhere each text is a line, written once.
struct ShimmerSession {
  enum Event: Sendable {
    /// It is the time that was asked for.
    case tick
    case print(String)
    case label(String)
    case finish(ShimmerRunOutcome)
    /// The task of the run was cancelled; its operation may still go on.
    case cancel
  }

  private let options: ShimmerRunOptions
  private(set) var capability: TerminalCapability
  private var label: String
  private var timeline: LoadingTimeline
  private var screen: TerminalScreen?
  private var line: (width: Int, content: TerminalLine)?
  private var light: LineLight?
  private var outcome: ShimmerRunOutcome?
  private var isCancelled = false

  /// Whether the process is in the background of its terminal, where no line is drawn.
  private var isAway = false
  private var shownAt: Double?

  /// Whether the run has ended and its last text was returned.
  private(set) var isOver = false

  init(label: String, options: ShimmerRunOptions, capability: TerminalCapability) {
    self.label = label.harmless(hasUnicode: capability.hasUnicode)
    self.options = options
    self.capability = capability
    self.capability.isSpoken = capability.isSpoken || options.isSpoken
    self.capability.motion = capability.motion.limited(to: options.motion)
    timeline = LoadingTimeline(policy: options.policy)
    timeline.begin(at: 0)
  }

  /// Whether another run has the line.
  private var isSecond = false

  /// How many intervals of a long wait have been told in plain lines.
  private var toldIntervals = 0.0

  /// Whether the label is a line that can be written over.
  var ownsLine: Bool { capability.isInteractive && !capability.isSpoken }

  /// Whether the line is about to show for the first time, so that what is still to be learnt of the
  /// terminal should be learnt now.
  func isAboutToShow(at time: Double) -> Bool {
    shownAt == nil && outcome == nil && timeline.state(at: time).phase.showsPlaceholders
  }

  /// Takes in what the terminal has said about itself.
  mutating func learn(_ answers: TerminalAnswers) {
    capability = capability.informed(by: answers)
    light = nil
  }

  /// Gives the line up to another run: each text is written once.
  mutating func giveUpLine() {
    capability.isInteractive = false
    isSecond = true
  }

  /// Lets the line be drawn again, because something else has written to the terminal.
  mutating func forgetScreen() {
    screen?.forget()
  }

  /// Takes in whether the process is in the background of its terminal, and returns whether it has come back
  /// and the line, which was drawn before, has to be drawn again.
  mutating func setAway(_ isAway: Bool) -> Bool {
    defer { self.isAway = isAway }
    guard self.isAway, !isAway, screen != nil else { return false }
    screen?.forget()
    return true
  }

  /// Takes in what has happened, and returns what is to be written.
  mutating func handle(_ event: Event, at time: Double, size: TerminalSize) -> String {
    var text = ""
    switch event {
    case .tick: break
    case .cancel: isCancelled = true
    case .print(let lines): text += printed(lines)
    case .label(let new):
      let new = new.harmless(hasUnicode: capability.hasUnicode)
      guard new != label else { break }
      label = new
      line = nil
      if shownAt != nil, !ownsLine, !isOver { text += label + "\n" }
    case .finish(let outcome):
      guard self.outcome == nil else { break }
      self.outcome = outcome
      timeline.finish(at: time, outcome == .succeeded ? .loaded : .failed)
    }
    guard !isOver else { return text }
    // A cancelled run holds nobody up.
    if isCancelled, outcome != nil { timeline.cancel(at: time) }
    return text + advanced(to: time, size)
  }

  /// When the next tick is wanted, in seconds, or nil: not before something happens.
  func nextTick(after time: Double) -> Double? {
    guard !isOver else { return nil }
    // Without an onset no change of the timeline is still to come.
    if isAboutToShow(at: time) { return time }
    // What can't be written over changes next when a long wait is told, or when its operation ends.
    guard shownAt == nil || outcome != nil || ownsLine else {
      return isSecond || isCancelled
        ? nil : max(time, (toldIntervals + 1) * TerminalDefaults.longWaitInterval)
    }
    var next: Double? =
      switch timeline.nextChange(after: time) {
      case .never: nil
      case .at(let time), .continuous(until: let time): time
      }
    if screen != nil || (isAway && ownsLine) {
      // A line that stands still follows the width of its terminal all the same.
      let interval = moves(at: time) && !isAway ? options.frameInterval : TerminalDefaults.sizeCheck
      next = min(next ?? .infinity, time + interval)
    }
    return next
  }

  private mutating func advanced(to time: Double, _ size: TerminalSize) -> String {
    // What was shown has happened, also for an operation that ends in the same moment.
    _ = timeline.advance(to: time)
    let state = timeline.state(at: time)
    if outcome != nil, !state.phase.showsPlaceholders { return ended() }
    guard state.phase.showsPlaceholders else { return "" }
    let isFirst = shownAt == nil
    if isFirst { begin(at: time) }
    guard ownsLine else { return isFirst ? label + "\n" : longWait(at: time) }
    guard !isAway else { return "" }
    var screen = self.screen ?? TerminalScreen(capability: capability)
    let start = self.screen == nil ? screen.begin() : ""
    let text = screen.update(to: grid(at: time, size))
    self.screen = screen
    return start + text
  }

  private mutating func begin(at time: Double) {
    shownAt = time
    // So that a motion that stops by itself does so in the dark.
    let start = time + options.policy.motionDelay
    timeline.follow(options.style.terminalTextWave(epoch: start), at: time)
  }

  /// The line that tells that a wait goes on, once in each interval.
  private mutating func longWait(at time: Double) -> String {
    let intervals = (time / TerminalDefaults.longWaitInterval).rounded(.down)
    guard outcome == nil, !isCancelled, !isSecond, intervals > toldIntervals else { return "" }
    toldIntervals = intervals
    return LongWaitLine(label, seconds: intervals * TerminalDefaults.longWaitInterval).text + "\n"
  }

  private mutating func ended() -> String {
    isOver = true
    let start = isAway ? "" : screen?.end() ?? ""
    screen = nil
    guard options.showsOutcome, let outcome else { return start }
    return start + OutcomeLine(label, outcome, capability).text + "\n"
  }

  private mutating func printed(_ text: String) -> String {
    guard screen != nil, !isAway else { return text.hasSuffix("\n") ? text : text + "\n" }
    return screen?.print(text) ?? ""
  }

  // MARK: The line

  private func moves(at time: Double) -> Bool {
    let state = timeline.state(at: time)
    let possible = capability.possibleMotion
    guard possible != .none, !isCancelled, state.phase.showsPlaceholders else { return false }
    // A spinner turns from the start: it is small, and all it says is that work goes on.
    return possible.spinner || state.motion == .allowed && possible.shimmer
  }

  private mutating func grid(at time: Double, _ size: TerminalSize) -> TerminalGrid {
    let sinceShown = time - (shownAt ?? time)
    var cells: [TerminalCell] = []
    if let sign = TerminalSpinner.sign(at: sinceShown, capability: capability) {
      cells = [TerminalCell(sign), .blank]
    }
    let content = content(width: size.columns - cells.count)
    // Light starts with a sweep and not with a rest, so that a short wait sees it.
    let motionStart = options.policy.motionDelay
    let isMoving = timeline.state(at: time).motion == .allowed
    let light = self.light ?? LineLight(options.style, on: capability)
    self.light = light
    cells += light.cells(
      content, at: isMoving ? sinceShown - motionStart : 0, column: cells.count)
    return TerminalGrid(row: cells, columns: size.columns)
  }

  private mutating func content(width: Int) -> TerminalLine {
    if let line, line.width == width { return line.content }
    let content = TerminalLine(label, width: width, hasUnicode: capability.hasUnicode)
    line = (width, content)
    return content
  }
}
