import SheenCore

/// What there is to know for drawing one frame on a terminal.
public struct TerminalFrame: Hashable, Sendable {
  /// The time since the first frame, in seconds.
  public let time: Double

  /// The size of the terminal now.
  public let size: TerminalSize

  /// What the terminal can do, its own answers included.
  public let capability: TerminalCapability
}

/// Shows frames on a terminal, one after the other, until the time is over or the task is cancelled.
///
/// Only cells that change are written. The terminal is left as it was, at a cancellation, an error, an
/// interrupt or a crash too. Where nothing may move, a frame is drawn only when the terminal has another
/// size; where nothing can be written over, the first frame is printed and that is all. While another
/// run has the terminal, nothing is shown, and in the background of a shell nothing is drawn until the
/// process comes back.
///
/// ```swift
/// try await playInTerminal(for: 5) { frame in
///   try TerminalSkeleton(
///     SkeletonScreen.list.skeleton, size: frame.size, capability: frame.capability
///   ).grid(at: frame.time)
/// }
/// ```
///
/// - Parameters:
///   - seconds: How long; infinite: until the task is cancelled. NaN and what is below 0 count as 0.
///   - framesPerSecond: Held in 1…60.
///   - region: All of the terminal's other screen, or rows below what was printed before.
///   - output: Where it is shown.
///   - clock: Where time comes from.
///   - isolation: Where the frames are drawn: where the caller is.
///   - frame: The cells of one frame. Rows beyond the terminal's, or in an inline region its last one,
///     are cut off.
/// - Throws: What `frame` throws.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public func playInTerminal<Failure: Error, C: Clock>(
  for seconds: Double = .infinity,
  framesPerSecond: Double = TerminalDefaults.framesPerSecond,
  region: TerminalScreen.Region = .alternate,
  output: TerminalOutput = .standardOutput,
  clock: C = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  frame: (TerminalFrame) throws(Failure) -> TerminalGrid
) async throws(Failure) where C.Duration == Duration {
  let capability = output.askedCapability()
  guard capability.isInteractive, !capability.isSpoken else {
    let first = TerminalFrame(time: 0, size: output.size(), capability: capability)
    return output.write(try frame(first).text + "\n")
  }
  let (printed, others) = AsyncStream.makeStream(of: ShimmerSession.Event.self)
  if let device = output.device {
    guard await TerminalOwner.shared.claim(device, region: region, events: others) else { return }
  }

  let start = clock.now
  let end = seconds > 0 ? seconds : 0
  let moves = capability.possibleMotion.shimmer
  let interval = moves ? 1 / framesPerSecond.clamped(1, 60) : TerminalDefaults.sizeCheck
  var screen = TerminalScreen(capability: capability, region: region)
  var failure: Failure?
  var drawnSize: TerminalSize?
  var resumptions = SignalGuard.resumptions
  var hasBegun = false
  var wasAway = false
  while true {
    let time = start.duration(to: clock.now).seconds
    let size = output.size()
    let isAway = output.device?.isInBackground ?? false
    if !isAway, !hasBegun {
      output.write(screen.begin())
      hasBegun = true
    } else if !isAway, wasAway {
      SignalGuard.returnToForeground()
    }
    wasAway = isAway
    let isResumed = resumptions != SignalGuard.resumptions
    if isResumed { screen.forget() }
    resumptions = SignalGuard.resumptions
    if !isAway, moves || size != drawnSize || isResumed {
      do throws(Failure) {
        let grid = try frame(TerminalFrame(time: time, size: size, capability: capability))
        // More rows than there are would scroll with each frame.
        let rows = region == .inline ? size.rows - 1 : size.rows
        let text = screen.update(to: grid.first(rows: rows))
        if !text.isEmpty { output.write(text) }
      } catch {
        failure = error
        break
      }
      drawnSize = size
    }
    guard time < end else { break }
    let next = start.advanced(by: Duration(rounded: min(time + interval, end)))
    guard (try? await clock.sleep(until: next, tolerance: nil)) != nil else { break }
  }
  if hasBegun, !wasAway { output.write(screen.end()) }
  if output.device != nil { await TerminalOwner.shared.release() }
  // What other runs wanted to print meanwhile.
  others.finish()
  for await case .print(let text) in printed { output.write(text) }
  if let failure { throw failure }
}
