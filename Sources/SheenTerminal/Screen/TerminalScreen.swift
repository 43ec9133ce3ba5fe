/// What is written to a terminal to turn what it shows into what it should show: only the cells that
/// differ, and nothing at all where none does.
///
/// The screen is a region of rows. Between two updates the cursor rests at the region's top left
/// corner, so the region can be erased, drawn anew or left from any state with the same few bytes,
/// also by someone who knows nothing of it, such as a handler of an interrupt.
///
/// ```swift
/// var screen = TerminalScreen(capability: capability)
/// write(screen.begin())
/// write(screen.update(to: skeleton.grid(at: 0.05)))  // what has changed
/// write(screen.update(to: skeleton.grid(at: 0.05)))  // ""
/// write(screen.end())
/// ```
public struct TerminalScreen: Hashable, Sendable {
  /// Where the region is.
  public enum Region: Hashable, Sendable, CaseIterable {
    /// Where the cursor is, below what was printed before. It needs fewer rows than the terminal has.
    case inline

    /// All of the terminal's alternate screen; what was there before comes back at the end.
    case alternate
  }

  private let region: Region
  private let synchronizes: Bool
  private var shown: TerminalGrid?

  /// A screen on which nothing is shown yet.
  public init(capability: TerminalCapability, region: Region = .inline) {
    self.region = region
    synchronizes = capability.synchronizesOutput
  }

  /// What makes the terminal ready.
  public mutating func begin() -> String {
    shown = nil
    return Escape.preparation(region).description
  }

  /// What turns the shown cells into the given ones: "" where they are the same.
  ///
  /// A grid of another size is drawn from the start. Where the terminal can do it, an update of several
  /// rows is shown all at once.
  public mutating func update(to grid: TerminalGrid) -> String {
    guard grid != shown else { return "" }
    var old = shown
    var start = ""
    if old?.size != grid.size {
      start = erased + room(for: grid.size.rows)
      old = nil
    }
    shown = grid
    let changes = ScreenChanges(from: old ?? TerminalGrid(size: grid.size), to: grid)
    let text = start + changes.text
    // One row is one write of a few hundred bytes, which is not seen half done.
    guard synchronizes, changes.rowCount > 1 || !start.isEmpty else { return text }
    return Escape.beginUpdate + text + Escape.endUpdate
  }

  /// Lets the next update draw everything, because something else has written to the terminal.
  public mutating func forget() {
    shown = nil
  }

  /// What puts text above the region: it scrolls up with all that was printed before. The region is
  /// drawn again by the next update.
  ///
  /// - Parameter text: Whole lines; the last line's end may be missing.
  public mutating func print(_ text: String) -> String {
    shown = nil
    let end = text.hasSuffix("\n") ? "" : "\n"
    let reset = text.contains("\u{1B}") ? Escape.resetInk : ""
    return erased + Escape.startWrapping + text + reset + end + Escape.stopWrapping
  }

  /// What removes the region and leaves the terminal as it was: the cursor visible, no colors.
  public mutating func end() -> String {
    shown = nil
    return Escape.restoration(region).description
  }

  /// The cursor is where a region begins; after a resize of the other screen it may not be.
  private var erased: String {
    region == .inline ? "\r" + Escape.eraseRestOfScreen : Escape.eraseScreen
  }

  /// Rows of our own: what is below the cursor's row may not exist yet.
  private func room(for rows: Int) -> String {
    guard rows > 1, region == .inline else { return "" }
    return String(repeating: "\n", count: rows - 1) + Escape.up(rows - 1)
  }
}
