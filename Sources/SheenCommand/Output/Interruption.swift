/// What happens when a signal asks to stop.
///
/// While nothing is half done on the disk, a signal ends the process as it does any other, also where
/// it waits for input or for the reader of a pipe. While files are written it waits for the end of
/// the step that was begun, so that no temporary file is left. A second signal never waits.
enum Interruption {
  // A signal's handler may do next to nothing but set a number of this size, which is written in one
  // piece and only ever from 0 to the signal's number.
  nonisolated(unsafe) private static var signal: Int32 = 0

  /// Lets signals wait from now on, until `stopWaiting` or a `check`.
  static func startWaiting() {
    for number in Platform.interrupts {
      Platform.handle(number) { Interruption.signal = $0 }
    }
  }

  /// Lets signals end the process again, and ends the work if one has come meanwhile.
  static func stopWaiting() throws(CommandError) {
    for number in Platform.interrupts { Platform.stopHandling(number) }
    try check()
  }

  /// Ends the work if a signal has asked for it.
  static func check() throws(CommandError) {
    guard signal == 0 else { throw .interrupted }
  }

  /// The signal that asked to stop, or nil.
  static var received: Int32? { signal == 0 ? nil : signal }
}
