package import Drawing

/// Things to be drawn, in order, at any size and as often as they are needed.
package struct DrawingList {
  private var steps: [(DrawingCanvas) -> Void] = []

  /// An empty list.
  package init() {}

  /// Whether there is nothing to be drawn.
  package var isEmpty: Bool { steps.isEmpty }

  /// Adds something.
  package mutating func add(_ step: @escaping (DrawingCanvas) -> Void) { steps.append(step) }

  /// Draws all.
  package func draw(on canvas: DrawingCanvas) { steps.forEach { $0(canvas) } }
}
