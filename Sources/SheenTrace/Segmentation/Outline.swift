/// What a component looks like from outside: a rectangle with round corners, or something else.
struct Outline {
  /// The radii in pixels: top left, top right, bottom right, bottom left.
  var radii: [Double]

  /// Whether a rectangle with those corners is what the component looks like.
  var isRounded: Bool

  /// How much of what is within the outline belongs to the component, from 0 to 1.
  var fill: Double

  /// What a corner of radius 1 lacks of a square: 1 − π/4.
  private static let corner = 0.214_601_836_602_551_7

  init(of component: Component, runs: ArraySlice<Run>) {
    let area = component.area
    let (width, height) = (area.width, area.height)
    // Where each row begins and ends, counted from the sides.
    var left = [Int](repeating: width, count: height)
    var right = [Int](repeating: width, count: height)
    for run in runs {
      let row = Int(run.y) - area.minY
      left[row] = min(left[row], Int(run.start) - area.minX)
      right[row] = min(right[row], area.maxX - Int(run.end))
    }
    var missing = [0.0, 0.0, 0.0, 0.0]
    var inside = 0
    for row in 0..<height {
      let isTop = 2 * row < height
      missing[isTop ? 0 : 3] += Double(left[row])
      missing[isTop ? 1 : 2] += Double(right[row])
      inside += max(0, width - left[row] - right[row])
    }
    let largest = Double(min(width, height)) / 2
    radii = missing.map { min(($0 / Self.corner).squareRoot(), largest) }
    fill = inside > 0 ? Double(component.count) / Double(inside) : 0
    var error = 0.0
    for row in 0..<height {
      let isTop = 2 * row < height
      let distance = Double(isTop ? row : height - 1 - row) + 0.5
      error += (Double(left[row]) - Self.inset(distance, radii[isTop ? 0 : 3])).magnitude
      error += (Double(right[row]) - Self.inset(distance, radii[isTop ? 1 : 2])).magnitude
    }
    let mean = error / Double(2 * height)
    isRounded = mean <= 0.8 + 0.02 * Double(min(width, height))
  }

  /// How far a round corner is from the side, at a distance from the top.
  private static func inset(_ distance: Double, _ radius: Double) -> Double {
    guard distance < radius else { return 0 }
    let height = radius - distance
    return radius - (radius * radius - height * height).squareRoot()
  }
}
