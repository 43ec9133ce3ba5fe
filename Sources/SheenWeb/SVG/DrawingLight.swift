import SheenCore

/// One light of a drawing: the area it passes over, its wave, and which placeholders show it.
struct DrawingLight {
  let area: SheenRect
  let wave: Wave?
  let shapes: Range<Int>

  /// Where the band is before its sweep begins, in the drawing's coordinates.
  var gradient: (start: SheenPoint, end: SheenPoint)? {
    wave.map { wave in
      let gradient = wave.sweep.gradient(at: 0)
      func placed(_ point: SheenPoint) -> SheenPoint {
        SheenPoint(x: point.x + area.minX, y: point.y + area.minY)
      }
      return (placed(gradient.start), placed(gradient.end))
    }
  }

  /// How far the picture is moved in all.
  private func way(_ style: ShimmerStyle) -> Double {
    wave.map { Self.isPlain($0) ? $0.wavelength : $0.sweep.travel } ?? 0
  }

  /// The rectangle that holds the picture: large enough to cover the area wherever it is moved to,
  /// and one point more, so that no edge of it is ever seen.
  func box(_ style: ShimmerStyle) -> SheenRect {
    guard let direction = wave?.sweep.direction else { return area }
    let way = way(style)
    let (x, y) = (direction.dx * way, direction.dy * way)
    return SheenRect(
      x: area.minX - max(0, x), y: area.minY - max(0, y),
      width: area.width + x.magnitude, height: area.height + y.magnitude
    ).outset(by: 1)
  }

  /// Light of one speed simply goes on through the rest, outside of the area.
  private static func isPlain(_ wave: Wave) -> Bool { wave.easing.isLinear && !wave.bounces }

  /// The rule and the keyframes that move the picture, or nil where nothing moves.
  func movement(
    _ style: ShimmerStyle, name: String, of selector: String
  ) -> (rule: String, keyframes: String)? {
    guard let wave else { return nil }
    let count = wave.count.map { (Double($0) * wave.period / wave.cycle).text } ?? "infinite"
    let rule = "\(selector){animation:\(name) \(wave.cycle.text)s linear \(count)}"
    let there = SheenPoint.zero.moved(way(style), along: wave.sweep.direction)
    func frame(_ percent: Double, _ place: SheenPoint, eased: Bool = false) -> String {
      let easing = wave.easing
      let curve = [easing.x1, easing.y1, easing.x2, easing.y2].map { $0.text }.joined(
        separator: ",")
      return "\(percent.text)%{transform:translate(\(place.x.pixels),\(place.y.pixels))"
        + (eased ? ";animation-timing-function:cubic-bezier(\(curve))}" : "}")
    }
    var frames = frame(0, .zero, eased: !wave.easing.isLinear)
    if !Self.isPlain(wave) {
      let sweep = wave.sweepDuration / wave.cycle * 100
      frames += frame(sweep, there)
      if wave.bounces {
        frames += frame(50, there, eased: !wave.easing.isLinear) + frame(50 + sweep, .zero)
      }
    }
    frames += frame(100, wave.bounces ? .zero : there)
    return (rule, "@keyframes \(name){\(frames)}")
  }
}

extension Placeholder {
  /// The outline as a path that is filled.
  var attributes: [Markup.Attribute] { attributes(rule: "fill-rule") }

  /// The outline as a path, with the rule that says what is inside where that matters.
  func attributes(rule: String) -> [Markup.Attribute] {
    let data = Markup.Attribute("d", pathData)
    guard case .path = outline else { return [data] }
    return [data, Markup.Attribute(rule, "evenodd")]
  }

  /// The gap to what lies behind: the outline and all that is near to it, in black.
  var gapAttributes: [Markup.Attribute] {
    attributes + [
      Markup.Attribute("stroke", "#000"),
      Markup.Attribute("stroke-width", (separation * 2).text),
      Markup.Attribute("stroke-linejoin", "round"),
    ]
  }

  private var pathData: String {
    switch outline {
    case .rounded(let radii): roundedData(radii)
    case .path(let contours):
      contours.map { contour in
        contour.enumerated().map { index, point in
          (index == 0 ? "M" : "L") + place(point.x * frame.width, point.y * frame.height)
        }
        .joined() + "Z"
      }
      .joined()
    }
  }

  private func roundedData(_ radii: CornerRadii) -> String {
    let (width, height) = (frame.width, frame.height)
    func arc(_ radius: Double, _ x: Double, _ y: Double) -> String {
      radius > 0 ? "A\(radius.text) \(radius.text) 0 0 1 " + place(x, y) : ""
    }
    return "M" + place(radii.topLeft, 0) + "L" + place(width - radii.topRight, 0)
      + arc(radii.topRight, width, radii.topRight)
      + "L" + place(width, height - radii.bottomRight)
      + arc(radii.bottomRight, width - radii.bottomRight, height)
      + "L" + place(radii.bottomLeft, height)
      + arc(radii.bottomLeft, 0, height - radii.bottomLeft)
      + "L" + place(0, radii.topLeft) + arc(radii.topLeft, radii.topLeft, 0) + "Z"
  }

  private func place(_ x: Double, _ y: Double) -> String {
    (frame.minX + x).text + " " + (frame.minY + y).text
  }
}
