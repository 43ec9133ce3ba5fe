/// Runs an operation, and shows its label in shimmering text as long as it takes.
///
/// Nothing shows for the first 300 milliseconds. Then the label is a line at the bottom of what has
/// been written, light passes over it, and what the operation prints through its `ShimmerLine` appears
/// above it. In the end the line gives way to one that tells how the operation ended. Where nothing
/// can be written over (a file, a pipe, a build), the label is one plain line.
///
/// ```swift
/// let packages = try await withShimmer("Fetching packages") { line in
///   try await fetch { name in line.print("fetched \(name)") }
/// }
/// ```
///
/// The operation runs where the caller does, its result, its error and its cancellation are passed on
/// as they are. Of several runs at the same time the first one has the line; the others write plain
/// lines. An interrupt, a termination or a stop of the process leaves the terminal as it was, unless
/// the program handles the signal itself.
///
/// - Parameters:
///   - label: What the operation does. Control characters are shown, not obeyed.
///   - options: How the run shows that it works.
///   - output: Where it is shown.
///   - clock: Where time comes from.
///   - isolation: Where the operation runs: where the caller does.
///   - operation: What is waited for.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public func withShimmer<Value, Failure: Error, C: Clock>(
  _ label: String,
  options: ShimmerRunOptions = ShimmerRunOptions(),
  output: TerminalOutput = .standardError,
  clock: C = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  operation: (ShimmerLine) async throws(Failure) -> Value
) async throws(Failure) -> Value where C.Duration == Duration {
  let (events, continuation) = AsyncStream.makeStream(of: ShimmerSession.Event.self)
  let driver = ShimmerDriver(
    clock: clock, output: output, options: options, events: events, continuation: continuation)
  let line = ShimmerLine(events: continuation, output: output)
  // Not a child: a child would be cancelled with us, and could not write the end any more.
  let drawing = Task { await driver.run(label: label) }

  let result: Result<Value, Failure> = await withTaskCancellationHandler {
    do throws(Failure) {
      return .success(try await operation(line))
    } catch {
      return .failure(error)
    }
  } onCancel: {
    continuation.yield(.cancel)
  }

  continuation.yield(.finish(outcome(of: result)))
  await withTaskCancellationHandler {
    await drawing.value
  } onCancel: {
    continuation.yield(.cancel)
  }
  return try result.get()
}

/// Runs an operation that prints nothing, and shows its label in shimmering text as long as it takes.
///
/// As the function whose operation is given a `ShimmerLine`.
@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
public func withShimmer<Value, Failure: Error, C: Clock>(
  _ label: String,
  options: ShimmerRunOptions = ShimmerRunOptions(),
  output: TerminalOutput = .standardError,
  clock: C = ContinuousClock(),
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws(Failure) -> Value
) async throws(Failure) -> Value where C.Duration == Duration {
  try await withShimmer(
    label, options: options, output: output, clock: clock, isolation: isolation
  ) { _ async throws(Failure) in
    try await operation()
  }
}

private func outcome<Value, Failure>(of result: Result<Value, Failure>) -> ShimmerRunOutcome {
  guard case .failure(let error) = result else { return .succeeded }
  return error is CancellationError || Task.isCancelled ? .cancelled : .failed
}
