/// How often things were done.
package struct Counts: Sendable, Equatable {
  /// How often bodies were asked for, by the type's name; timelines count as "TimelineView", the
  /// content of a geometry reader as "GeometryReader".
  package var bodies: [String: Int] = [:]
  /// How often the layout of the window was gone through because something in it had changed.
  package var layoutPasses = 0
  /// How often a box was given its place anew.
  package var placements = 0
  /// How often a picture of text, shapes or images had to be made anew. A picture that only
  /// moves, turns, grows or fades is not made anew.
  package var repaints = 0
  /// How many frames were needed because something moved.
  package var frames = 0

  package init() {}
}
