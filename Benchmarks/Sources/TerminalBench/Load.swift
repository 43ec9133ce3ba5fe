import Foundation
import SheenCore
import SheenScreens
import SheenTerminal
import Synchronization

/// How much of a core light on a terminal takes, in the processor time of this process: a busy machine
/// changes it little.
enum Load {
  /// A real run of ten seconds at the default rate, whose text goes nowhere.
  ///
  /// The time of one frame counts, twenty times a second: a machine too busy to draw all frames would
  /// else look like one that needs no time for them.
  static func lineGoal() async -> Goal {
    let frames = Atomic(0)
    let output = TerminalOutput(
      capability: Bytes.terminal(.trueColor),
      // The size is asked for with every frame.
      size: {
        frames.add(1, ordering: .relaxed)
        return .usual
      },
      write: { _ in })
    let seconds = 10.0
    let start = processorTime()
    await withShimmer(
      "Resolving the dependencies of 42 packages",
      options: ShimmerRunOptions(policy: .immediate), output: output
    ) {
      try? await Task.sleep(for: .seconds(seconds))
    }
    let count = Double(frames.load(ordering: .relaxed))
    // Fewer than one a second are no moving line, whose load says nothing.
    let perFrame = count < seconds ? .infinity : (processorTime() - start) / count
    return Goal(
      name: "a shimmering line at 20 frames a second",
      figure: perFrame * TerminalDefaults.framesPerSecond * 100, unit: "% of a core",
      bound: .atMost(1), details: "; \(count.short) frames in \(seconds.short) s")
  }

  /// The frames of ten seconds, one after the other.
  static func skeletonGoal() throws -> Goal {
    let capability = Bytes.terminal(.trueColor)
    let skeleton = try TerminalSkeleton(
      SkeletonScreen.feed.skeleton, size: .usual, capability: capability)
    var screen = TerminalScreen(capability: capability)
    _ = screen.begin()
    var bytes = 0
    let seconds = 10.0
    let start = processorTime()
    for frame in 0..<Int(seconds * TerminalDefaults.framesPerSecond) {
      let grid = skeleton.grid(at: Double(frame) / TerminalDefaults.framesPerSecond)
      bytes += screen.update(to: grid).utf8.count
    }
    return Goal(
      name: "the screen `feed` in 80 × 24 at 20 frames a second",
      figure: (processorTime() - start) / seconds * 100, unit: "% of a core", bound: .atMost(1))
  }

  /// The time that all threads of this process have run, in seconds.
  private static func processorTime() -> Double {
    Double(clock()) / Double(CLOCKS_PER_SEC)
  }
}
