import SwiftUI

/// How often things were done on a stage.
public struct StageCounts: Equatable, Sendable, CustomStringConvertible {
  /// How often bodies were asked for, by the type's name without module and generic arguments.
  /// The content closures of the stand-in count as "TimelineView", "GeometryReader" and
  /// "PreferenceValue"; its own views do not count.
  public var bodies: [String: Int] = [:]
  /// How often the layout of the window was gone through because something in it had changed.
  public var layoutPasses = 0
  /// How many boxes were given their place anew.
  public var placements = 0
  /// How many pictures of text, shapes or images had to be made anew. One that only moves, turns,
  /// grows or fades is not made anew.
  public var repaints = 0
  /// How many frames were needed because something moved.
  public var frames = 0

  /// Nothing done.
  public init() {}

  init(_ counts: Counts) {
    bodies = counts.bodies
    layoutPasses = counts.layoutPasses
    placements = counts.placements
    repaints = counts.repaints
    frames = counts.frames
  }

  /// What was done between two counts.
  public static func - (later: StageCounts, earlier: StageCounts) -> StageCounts {
    var result = later
    result.layoutPasses -= earlier.layoutPasses
    result.placements -= earlier.placements
    result.repaints -= earlier.repaints
    result.frames -= earlier.frames
    for (name, count) in earlier.bodies { result.bodies[name, default: 0] -= count }
    result.bodies = result.bodies.filter { $0.value != 0 }
    return result
  }

  /// All bodies together.
  public var allBodies: Int { bodies.values.reduce(0, +) }

  /// The counts in words.
  public var description: String {
    let names = bodies.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return "bodies: \(names.isEmpty ? "none" : names.joined(separator: ", ")); "
      + "layout passes \(layoutPasses), placements \(placements), repaints \(repaints), "
      + "frames \(frames)"
  }
}
