import SheenCore

extension FlowWriter {
  /// Writes a placeholder, and before it the gap to what lies behind.
  mutating func write(_ shape: SkeletonShape, isSquare: Bool, gap: Double, style: [String]) {
    guard gap > 0 else {
      writeInk(shape, isSquare, style)
      return
    }
    begin("sheen-cell", style)
    writeGap(around: shape, isSquare, gap)
    writeInk(shape, isSquare, [])
    markup.end()
  }

  private mutating func writeInk(_ shape: SkeletonShape, _ isSquare: Bool, _ style: [String]) {
    let isWindow = options.backdrop == .anything
    let name = ["sheen-shape", Self.name(of: shape, isSquare), isWindow ? "sheen-window" : ""]
    begin(name.filter { !$0.isEmpty }.joined(separator: " "), style + Self.outline(of: shape))
    if isWindow { SkeletonMarkup.writeLight("sheen-light", to: &markup) }
    markup.end()
  }

  /// A shape that is larger by the gap on every side, in the color behind.
  private mutating func writeGap(around shape: SkeletonShape, _ isSquare: Bool, _ gap: Double) {
    if case .path(let path) = shape {
      begin("sheen-path", [])
      writeStroke(of: path, width: gap * 2)
      markup.end()
      return
    }
    let name = ["sheen-gap", Self.name(of: shape, isSquare)].filter { !$0.isEmpty }
    begin(
      name.joined(separator: " "),
      ["margin:" + (-gap).pixels] + Self.outline(of: shape, grownBy: gap))
    markup.end()
  }

  private static func name(of shape: SkeletonShape, _ isSquare: Bool) -> String {
    switch shape {
    case .rectangle, .rounded: ""
    case .capsule: "sheen-capsule"
    case .circle: isSquare ? "sheen-capsule" : "sheen-circle"
    case .path: "sheen-path"
    }
  }

  /// The declarations for the outline of a shape; radii follow the side at which text begins.
  private static func outline(of shape: SkeletonShape, grownBy gap: Double = 0) -> [String] {
    switch shape {
    case .circle, .capsule: return []
    case .rectangle: return gap > 0 ? ["border-radius:" + gap.pixels] : []
    case .rounded(let corners):
      let radii = [
        corners.topLeading, corners.topTrailing, corners.bottomTrailing, corners.bottomLeading,
      ].map { $0 + gap }
      if radii.allSatisfy({ $0 == radii[0] }) { return ["border-radius:" + radii[0].pixels] }
      let names = ["start-start", "start-end", "end-end", "end-start"]
      return zip(names, radii).map { "border-" + $0 + "-radius:" + $1.pixels }
    case .path(let path): return [polygon(path), path.reachesOut ? spread : ""]
    }
  }

  /// A polygon shows only what is painted, and a path may leave its box.
  private static let spread =
    "box-shadow:0 0 0 " + Double(SkeletonLimits.length).pixels + " var(--sheen-ink)"

  /// All contours as one: from the end of each a line leads to the next, and at the end back the same
  /// way, so that by the even-odd rule it is around nothing.
  private static func polygon(_ path: SkeletonPath) -> String {
    var points: [SheenPoint] = []
    for contour in path.contours {
      points += contour
      points += contour.prefix(1)
    }
    for contour in path.contours.dropLast().reversed() { points += contour.prefix(1) }
    let text = points.map { point -> String in
      guard path.mirrors else { return point.x.percent + " " + point.y.percent }
      return "calc(50% + var(--sheen-flip)*\((point.x - 0.5).percent)) " + point.y.percent
    }
    return "clip-path:polygon(evenodd," + text.joined(separator: ",") + ")"
  }

  /// The outline of a path as a line of the color behind, which keeps its width in every size.
  private mutating func writeStroke(of path: SkeletonPath, width: Double) {
    var data = ""
    for contour in path.contours {
      for (index, point) in contour.enumerated() {
        data += (index == 0 ? "M" : "L") + point.x.text + " " + point.y.text
      }
      data += "Z"
    }
    let flip = path.mirrors ? " sheen-flipped" : ""
    markup.begin(
      "svg",
      [
        Markup.Attribute("class", "sheen-outline" + flip), Markup.Attribute("viewBox", "0 0 1 1"),
        Markup.Attribute("preserveAspectRatio", "none"),
      ])
    markup.element(
      "path",
      [
        Markup.Attribute("d", data), Markup.Attribute("fill", "none"),
        Markup.Attribute("stroke-width", width.text),
        Markup.Attribute("vector-effect", "non-scaling-stroke"),
        Markup.Attribute("stroke-linejoin", "round"),
      ])
    markup.end()
  }
}

extension SkeletonPath {
  /// Whether a point lies outside of the path's own box.
  fileprivate var reachesOut: Bool {
    contours.contains { $0.contains { !(0...1).contains($0.x) || !(0...1).contains($0.y) } }
  }
}
