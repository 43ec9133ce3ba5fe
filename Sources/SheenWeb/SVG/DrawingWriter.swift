import SheenCore

/// Writes a laid out skeleton as SVG: for each light the placeholders as a clip, and in it one
/// rectangle that holds the band and moves.
struct DrawingWriter {
  let drawing: SkeletonDrawing
  let layout: SkeletonLayout
  private let lights: [DrawingLight]

  init(_ drawing: SkeletonDrawing, _ layout: SkeletonLayout) {
    self.drawing = drawing
    self.layout = layout
    let area = SheenRect(origin: .zero, size: layout.size)
    let style = drawing.style
    func light(_ area: SheenRect, _ shapes: Range<Int>) -> DrawingLight {
      let shimmer = style.resolved(
        in: area, layoutDirection: drawing.layoutDirection, appearance: drawing.appearance ?? .light
      )
      return DrawingLight(area: area, wave: shimmer.wave, shapes: shapes)
    }
    let count = layout.placeholders.count
    lights =
      style.scope == .view
      ? (0..<count).map { light(layout.placeholders[$0].frame, $0..<($0 + 1)) }
      : [light(area, 0..<count)]
  }

  var text: String {
    var markup = Markup()
    markup.begin(
      "svg",
      [
        Markup.Attribute("xmlns", "http://www.w3.org/2000/svg"),
        Markup.Attribute("id", drawing.id.text),
        Markup.Attribute("width", layout.size.width.text),
        Markup.Attribute("height", layout.size.height.text),
        Markup.Attribute("viewBox", "0 0 \(layout.size.width.text) \(layout.size.height.text)"),
        Markup.Attribute("role", "img"), Markup.Attribute("aria-label", drawing.label),
      ])
    markup.begin("style")
    markup.raw(styleSheet)
    markup.end()
    if drawing.hasBackground {
      markup.closed(
        "rect",
        [
          Markup.Attribute("class", "background"), Markup.Attribute("width", "100%"),
          Markup.Attribute("height", "100%"),
        ])
    }
    for (index, light) in lights.enumerated() { write(light, index, to: &markup) }
    markup.end()
    return markup.text + "\n"
  }

  // MARK: Colors and movement

  private var styleSheet: String {
    var text = ""
    let palettes = ColorRules.palettes(drawing.style.colors, appearance: drawing.appearance)
    for choice in palettes {
      let rules = colors(choice.palette)
      text += choice.condition.isEmpty ? rules : "@media \(choice.condition){\(rules)}"
    }
    guard drawing.time == nil else { return text }
    let moves = lights.enumerated().compactMap { index, light in
      light.movement(drawing.style, name: name("move", index), of: selector(".light", index))
    }
    guard !moves.isEmpty else { return text }
    return text + "@media (prefers-reduced-motion:no-preference){"
      + moves.map { $0.rule }.joined() + "}" + moves.map { $0.keyframes }.joined()
  }

  /// The colors of a palette as classes: the background, and the stops from the middle of the band
  /// outwards, which are the same on both sides.
  private func colors(_ palette: ShimmerPalette) -> String {
    func rule(_ name: String, _ property: String, _ color: ShimmerColor) -> String {
      let (red, green, blue, alpha) = color.bytes
      let opaque = ShimmerColor(
        red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
      let opacity = alpha == 255 ? "" : ";\(property)-opacity:\(color.alpha.text)"
      return "\(selector("." + name)){\(property)\(property == "stop" ? "-color" : "")"
        + ":\(opaque.hex)\(opacity)}"
    }
    var text = rule("background", "fill", palette.background)
    text += rule("base", "fill", palette.base)
    let stops = ShimmerProfile.stops
    for index in 0...(stops.count / 2) {
      text += rule("stop\(index)", "stop", palette.color(at: stops[index].intensity))
    }
    return text
  }

  private func selector(_ rest: String, _ index: Int? = nil) -> String {
    "#" + drawing.id.text + " " + rest + (index.map { "\($0)" } ?? "")
  }

  private func name(_ part: String, _ index: Int) -> String {
    drawing.id.part(part) + (index == 0 ? "" : "-\(index)")
  }
}

// MARK: Shapes

extension DrawingWriter {
  private func write(_ light: DrawingLight, _ index: Int, to markup: inout Markup) {
    let placeholders = layout.placeholders
    let nearer = placeholders[light.shapes.lowerBound...].dropFirst()
    // Gaps can't be cut out of a clip, only out of a mask.
    let isMask = nearer.contains { $0.separation > 0 }
    let shapes = name("shapes", index)
    if isMask {
      markup.begin(
        "mask",
        [
          Markup.Attribute("id", shapes), Markup.Attribute("maskUnits", "userSpaceOnUse"),
          Markup.Attribute("x", "0"), Markup.Attribute("y", "0"),
          Markup.Attribute("width", layout.size.width.text),
          Markup.Attribute("height", layout.size.height.text),
        ])
      for (place, shape) in zip(placeholders.indices, placeholders)
      where place >= light.shapes.lowerBound {
        if shape.separation > 0 { markup.closed("path", shape.gapAttributes) }
        if light.shapes.contains(place) {
          markup.closed("path", shape.attributes + [Markup.Attribute("fill", "#fff")])
        }
      }
    } else {
      markup.begin("clipPath", [Markup.Attribute("id", shapes)])
      for shape in placeholders[light.shapes] {
        markup.closed(
          "path", shape.attributes(rule: "clip-rule"))
      }
    }
    markup.end()

    let box = light.box(drawing.style)
    if let gradient = light.gradient {
      write(gradient, name("gradient", index), to: &markup)
    }
    markup.begin(
      "g", [Markup.Attribute(isMask ? "mask" : "clip-path", "url(#\(shapes))")])
    var band = [
      Markup.Attribute("class", light.wave == nil ? "base" : "light\(index)"),
      Markup.Attribute("x", box.minX.text), Markup.Attribute("y", box.minY.text),
      Markup.Attribute("width", box.width.text), Markup.Attribute("height", box.height.text),
    ]
    if let wave = light.wave {
      band.append(Markup.Attribute("fill", "url(#\(name("gradient", index)))"))
      if let time = drawing.time {
        let place = SheenPoint.zero.moved(wave.offset(at: time), along: wave.sweep.direction)
        band.append(
          Markup.Attribute("transform", "translate(\(place.x.text) \(place.y.text))"))
      }
    }
    markup.closed("rect", band)
    markup.end()
  }

  private func write(
    _ gradient: (start: SheenPoint, end: SheenPoint), _ name: String, to markup: inout Markup
  ) {
    markup.begin(
      "linearGradient",
      [
        Markup.Attribute("id", name), Markup.Attribute("gradientUnits", "userSpaceOnUse"),
        Markup.Attribute("x1", gradient.start.x.text),
        Markup.Attribute("y1", gradient.start.y.text),
        Markup.Attribute("x2", gradient.end.x.text), Markup.Attribute("y2", gradient.end.y.text),
      ])
    let stops = ShimmerProfile.stops
    for (index, stop) in stops.enumerated() {
      let fromEdge = min(index, stops.count - 1 - index)
      markup.closed(
        "stop",
        [
          Markup.Attribute("offset", stop.location.text),
          Markup.Attribute("class", "stop\(fromEdge)"),
        ])
    }
    markup.end()
  }
}
