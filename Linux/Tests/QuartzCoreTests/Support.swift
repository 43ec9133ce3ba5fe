import Drawing
import QuartzCore

/// Runs something with a display of its own, whose clock stands at 1000.
@MainActor func withDisplay(_ body: (RenderServer, CALayer) throws -> Void) rethrows {
  let outer = RenderServer.current
  let server = RenderServer(time: 1000)
  RenderServer.current = server
  defer { RenderServer.current = outer }
  let root = CALayer()
  root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
  server.show(root)
  server.flush()
  try body(server, root)
}

/// A layer in another one, with a size of 10 by 10, that has been seen.
@MainActor func shownLayer(in root: CALayer, _ server: RenderServer) -> CALayer {
  let layer = CALayer()
  layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  root.addSublayer(layer)
  server.flush()
  return layer
}

extension CALayer {
  /// A number as it is seen now.
  func seen(_ keyPath: String) -> Double? {
    (presentation()?.value(forKeyPath: keyPath) as? Double).map { ($0 * 1e6).rounded() / 1e6 }
  }

  func picture() throws -> DrawingPicture {
    let canvas = try DrawingCanvas(width: 100, height: 100, scale: 1)
    render(on: canvas)
    return canvas.picture()
  }
}

/// Writes down what it hears.
final class Listener: NSObject, CAAnimationDelegate {
  var heard: [String] = []
  func animationDidStart(_ anim: CAAnimation) { heard.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    heard.append(flag ? "finished" : "taken away")
  }
}

func fade(_ duration: Double, from: Double? = 0, to: Double? = 1) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: "opacity")
  animation.duration = duration
  animation.fromValue = from
  animation.toValue = to
  return animation
}
