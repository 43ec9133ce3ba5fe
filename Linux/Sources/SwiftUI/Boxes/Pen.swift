import Drawing
import Foundation

/// A canvas together with the effects that each thing drawn takes on.
///
/// Opacity and blend mode belong to each drawn thing, not to the container that they were set on:
/// only a compositing group makes one picture of several things first.
struct Pen {
  let canvas: DrawingCanvas
  var opacity = 1.0
  var blend = DrawingBlend.normal

  func fading(_ factor: Double) -> Pen {
    var copy = self
    copy.opacity *= factor > 0 ? min(factor, 1) : 0
    return copy
  }

  func blending(_ mode: DrawingBlend) -> Pen {
    var copy = self
    copy.blend = mode
    return copy
  }

  func fill(
    _ path: DrawingPath, _ paint: DrawingPaint, evenOdd: Bool = false, antialiased: Bool = true
  ) {
    canvas.fill(
      path, with: paint, evenOdd: evenOdd, antialiased: antialiased, opacity: opacity, blend: blend)
  }

  func stroke(_ path: DrawingPath, _ paint: DrawingPaint, _ style: DrawingStroke) {
    canvas.stroke(path, with: paint, style: style, opacity: opacity, blend: blend)
  }

  /// Draws several things as one picture, and that with this pen's effects.
  func group(_ body: (Pen) -> Void) {
    canvas.group(opacity: opacity, blend: blend) { body(Pen(canvas: canvas)) }
  }
}
