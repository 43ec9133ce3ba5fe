import Foundation

/// The stops that Cairo needs so that its picture looks as if colors had been interpolated after
/// multiplying them by their opacity, as Apple's and CSS gradients are.
///
/// Cairo interpolates color and opacity apart, so that a gradient from clear to white goes
/// through gray. Between two stops with opacities a₀, a₁ the wanted color at t is
/// (c₀·a₀·(1 − t) + c₁·a₁·t) / (a₀·(1 − t) + a₁·t). Where one end is clear that is the other end's
/// color, exactly; where both have a part in it the curve is cut into short straight pieces.
func cairoStops(_ stops: [DrawingStop]) -> [DrawingStop] {
  let ordered = inOrder(stops)
  guard let first = ordered.first else { return [] }
  var result = [first]
  for (from, to) in zip(ordered, ordered.dropFirst()) {
    let (a, b) = (from.color, to.color)
    if a.alpha == 0, b.alpha != 0 {
      result.append(DrawingStop(b.multiplyingAlpha(by: 0), from.location))
    } else if b.alpha == 0, a.alpha != 0 {
      result.append(DrawingStop(a.multiplyingAlpha(by: 0), to.location))
    } else if a.alpha != b.alpha, !haveSameHue(a, b) {
      let pieces = 32
      for k in 1..<pieces {
        let t = Double(k) / Double(pieces)
        let alpha = a.alpha * (1 - t) + b.alpha * t
        func mix(_ x: Double, _ y: Double) -> Double {
          (x * a.alpha * (1 - t) + y * b.alpha * t) / alpha
        }
        result.append(
          DrawingStop(
            DrawingColor(
              red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
              alpha: alpha),
            from.location + (to.location - from.location) * t))
      }
    }
    result.append(to)
  }
  return result
}

/// The stops with finite places that never go back: a stop before its predecessor moves up to it.
func inOrder(_ stops: [DrawingStop]) -> [DrawingStop] {
  var last = -Double.infinity
  return stops.filter { $0.location.isFinite }.map { stop in
    last = max(last, stop.location)
    return DrawingStop(stop.color, last)
  }
}

private func haveSameHue(_ a: DrawingColor, _ b: DrawingColor) -> Bool {
  a.red == b.red && a.green == b.green && a.blue == b.blue
}
