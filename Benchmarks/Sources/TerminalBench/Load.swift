import Foundation
import SheenCore
import SheenTerminal

/// How much of a core light on a terminal takes, in the processor time of this process: a busy machine
/// changes it little.
enum Load {
  /// A real run of ten seconds at the default rate, whose text goes nowhere.
  static func lineGoal() async -> Goal {
    let output = TerminalOutput(capability: Bytes.terminal(.trueColor), write: { _ in })
    let seconds = 10.0
    let start = processorTime()
    await withShimmer(
      "Resolving the dependencies of 42 packages",
      options: ShimmerRunOptions(policy: .immediate), output: output
    ) {
      try? await Task.sleep(for: .seconds(seconds))
    }
    return Goal(
      name: "a shimmering line at 20 frames a second",
      figure: (processorTime() - start) / seconds * 100, unit: "% of a core", bound: .atMost(1))
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
