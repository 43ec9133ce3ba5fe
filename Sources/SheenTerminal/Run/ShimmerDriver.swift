/// Brings a session together with a clock, a stream of events and a place to write to.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
struct ShimmerDriver<C: Clock>: Sendable where C.Duration == Duration {
  let clock: C
  let output: TerminalOutput
  let options: ShimmerRunOptions
  let events: AsyncStream<ShimmerSession.Event>
  let continuation: AsyncStream<ShimmerSession.Event>.Continuation

  /// Runs until the session is over and all events that came before are written.
  func run(label: String) async {
    let start = clock.now
    var session = ShimmerSession(label: label, options: options, capability: output.capability)
    var alarm: (time: Double, task: Task<Void, Never>)?
    var ownsTerminal = false
    var resumptions = SignalGuard.resumptions

    func now() -> Double { start.duration(to: clock.now).seconds }

    func setAlarm() {
      // A time too far away for a clock is looked at again in a day.
      let next = min(session.nextTick(after: now()) ?? .infinity, now() + 86_400)
      guard next < alarm?.time ?? .infinity else { return }
      alarm?.task.cancel()
      let deadline = start.advanced(by: Duration(rounded: next))
      alarm = (
        next,
        Task {
          guard (try? await clock.sleep(until: deadline, tolerance: nil)) != nil else { return }
          continuation.yield(.tick)
        }
      )
    }

    setAlarm()
    for await event in events {
      if case .tick = event { alarm = nil }
      if session.ownsLine, session.isAboutToShow(at: now()), let device = output.device {
        ownsTerminal = await TerminalOwner.shared.claim(
          device, region: .inline, events: continuation)
        if ownsTerminal {
          if options.asksTerminal { session.learn(device.answers) }
        } else {
          session.giveUpLine()
        }
      }
      if resumptions != SignalGuard.resumptions {
        resumptions = SignalGuard.resumptions
        session.forgetScreen()
      }
      if let device = output.device, session.setAway(device.isInBackground), ownsTerminal {
        SignalGuard.returnToForeground()
        resumptions = SignalGuard.resumptions
      }
      let text = session.handle(event, at: now(), size: output.size())
      if !text.isEmpty { await write(text, asOwner: ownsTerminal) }
      if session.isOver { continuation.finish() } else { setAlarm() }
    }
    alarm?.task.cancel()
    if ownsTerminal { await TerminalOwner.shared.release() }
  }

  /// Writes text; where another run has the terminal, that one prints it above its line.
  private func write(_ text: String, asOwner: Bool) async {
    if !asOwner, output.device?.isTerminal == true, await TerminalOwner.shared.print(text) {
      return
    }
    output.write(text)
  }
}
