/// Where a run writes to.
public struct TerminalOutput: Sendable {
  /// What the place can do, as far as it is known without asking it.
  public let capability: TerminalCapability

  /// Its size now.
  public let size: @Sendable () -> TerminalSize

  /// Writes text.
  public let write: @Sendable (String) -> Void

  /// The terminal behind it, or nil where we are not the ones who write to it.
  let device: TerminalDevice?

  /// A place of one's own: a test, or a window that is no terminal of the system.
  ///
  /// - Parameters:
  ///   - capability: What the place can do.
  ///   - size: Its size now, asked with every frame.
  ///   - write: Writes text; called from one task at a time.
  public init(
    capability: TerminalCapability,
    size: @escaping @Sendable () -> TerminalSize = { .usual },
    write: @escaping @Sendable (String) -> Void
  ) {
    self.capability = capability
    self.size = size
    self.write = write
    device = nil
  }

  private init(_ device: TerminalDevice) {
    capability = TerminalCapability.detect(
      environment: System.environment(TerminalCapability.variables),
      isTerminal: device.isTerminal)
    size = { device.size ?? .usual }
    write = { device.write($0) }
    self.device = device
  }

  /// Standard error: where a program says how it gets on, so that its results can be piped.
  public static var standardError: TerminalOutput { TerminalOutput(.standardError) }

  /// Standard output.
  public static var standardOutput: TerminalOutput { TerminalOutput(.standardOutput) }

  /// The capability with the answers of the terminal, which is asked at most once in the life of the
  /// process, and only where standard input is a terminal too.
  public func askedCapability() -> TerminalCapability {
    guard capability.isInteractive, let device else { return capability }
    return capability.informed(by: device.answers)
  }
}
