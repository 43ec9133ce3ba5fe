/// One search for boxes in a picture.
struct BoxSearch {
  let picture: Picture
  let scale: Double
  private var threshold = 6
  private var colors = ColorCount()

  /// Below this difference of neighbors an outline is a shadow's or a gradient's.
  private static let soft = 4.0

  init(picture: Picture, scale: Double) {
    self.picture = picture
    self.scale = scale
  }

  /// The boxes of the whole picture, or nil where it is of one color.
  mutating func boxes() -> [Found]? {
    let whole = PixelArea(minX: 0, minY: 0, maxX: picture.width, maxY: picture.height)
    let background = self.background(of: whole)
    threshold = self.threshold(for: background)
    var finder = ComponentFinder(picture: picture)
    let components = finder.components(in: whole, background: background, threshold: threshold)
    guard !components.isEmpty else { return nil }
    return boxes(
      of: components, runs: finder.runs, in: whole, background: background, outside: nil, depth: 0)
  }

  // MARK: The background

  /// The color behind everything: of those that are frequent the one that reaches farthest as one component,
  /// which is not always the most frequent one.
  private mutating func background(of area: PixelArea) -> UInt32 {
    let step = max(1, Int(scale))
    colors.clear()
    for y in stride(from: 0, to: area.maxY, by: step) {
      for x in stride(from: 0, to: area.maxX, by: step) { colors.add(picture.pixel(x, y)) }
    }
    let frequent = colors.frequent(0.04).prefix(4)
    guard frequent.count > 1 else {
      return (frequent.first ?? colors.frequent(0).first)?.color ?? 0xFFFF_FFFF
    }
    let (columns, rows) = ((picture.width + step - 1) / step, (picture.height + step - 1) / step)
    var small: [UInt32] = []
    small.reserveCapacity(columns * rows)
    for y in stride(from: 0, to: area.maxY, by: step) {
      for x in stride(from: 0, to: area.maxX, by: step) {
        let pixel = picture.pixel(x, y)
        let match = frequent.firstIndex { difference($0.color, pixel) <= 6 }
        small.append(UInt32(match.map { $0 + 1 } ?? 0) * 40)
      }
    }
    return small.withUnsafeBufferPointer { pixels in
      let picture = Picture(pixels: pixels, width: columns, height: rows)
      let all = PixelArea(minX: 0, minY: 0, maxX: columns, maxY: rows)
      var best = (reach: -1.0, color: frequent[0].color)
      for (index, candidate) in frequent.enumerated() {
        var finder = ComponentFinder(picture: picture)
        let components = finder.components(of: UInt32(index + 1) * 40, in: all)
        for component in components {
          let reach =
            Double(component.area.width * component.area.height) + 0.5 * Double(component.count)
          if reach > best.reach { best = (reach, candidate.color) }
        }
      }
      return best.color
    }
  }

  /// The difference from which a pixel isn't the background's: larger where the background is noisy, as in
  /// a JPEG.
  private func threshold(for background: UInt32) -> Int {
    var near = 0
    var same = 0
    for index in stride(from: 0, to: picture.pixels.count, by: 7) {
      let distance = difference(picture.pixels[index], background)
      if distance == 0 { same += 1 } else if distance <= 12 { near += 1 }
    }
    return near * 4 > same ? 20 : near * 20 > same ? 12 : 6
  }

  // MARK: Components

  private mutating func boxes(
    of components: [Component], runs: [Run], in area: PixelArea, background: UInt32,
    outside: UInt32?, depth: Int
  ) -> [Found] {
    var found: [Found] = []
    var absorbing: [PixelArea] = []
    let speck = max(1, Int(0.4 * scale * scale))
    // Large ones first, because they can hold others.
    let order = components.indices.sorted {
      components[$0].area.width * components[$0].area.height
        > components[$1].area.width * components[$1].area.height
    }
    for index in order {
      let component = components[index]
      guard component.count >= speck, component.sharpness >= Self.soft,
        !isOutside(component, of: area, outside, runs),
        !absorbing.contains(where: { $0.holds(component.area) })
      else { continue }
      let result = look(at: component, runs[component.runs], background: background, depth: depth)
      found += result.found
      if result.absorbs { absorbing.append(component.area) }
    }
    return TextLines(scale: scale).joined(BrokenAreas(scale: scale).joined(found))
  }

  /// Whether a component within a surface is what is seen of the outside: beside round corners, and around
  /// what lies over the surface's edge.
  private func isOutside(
    _ component: Component, of area: PixelArea, _ outside: UInt32?, _ runs: [Run]
  ) -> Bool {
    guard let outside else { return false }
    let inner = component.area
    let isBeside = inner.minX == area.minX || inner.maxX == area.maxX
    let isAbove = inner.minY == area.minY || inner.maxY == area.maxY
    guard isBeside || isAbove else { return false }
    let run = runs[component.runs.lowerBound + component.runs.count / 2]
    let middle = picture.pixel(Int(run.start + run.end) / 2, Int(run.y))
    let isCorner = isBeside && isAbove
    return difference(middle, outside) <= (isCorner ? max(threshold, 24) : threshold)
      || isCorner && component.count * 100 < area.width * area.height
  }

  private func points(_ pixels: Int) -> Double { Double(pixels) / scale }

  private mutating func look(
    at component: Component, _ runs: ArraySlice<Run>, background: UInt32, depth: Int
  ) -> (found: [Found], absorbs: Bool) {
    let area = component.area
    let (width, height) = (points(area.width), points(area.height))
    let (short, long) = (min(width, height), max(width, height))
    // A separator.
    if short <= 1.7, long >= 20 { return ([], false) }
    let outline = Outline(of: component, runs: runs)
    if outline.isRounded {
      let isBar = short >= 5.5 || short >= 2.5 && width >= 4 * height
      if outline.fill < 0.5 {
        let thickness = Double(component.count) / Double(2 * (area.width + area.height)) / scale
        if thickness <= 3, width >= 40 || width >= 28 && height >= 28 {
          let isControl = height <= 64 || outline.radii.allSatisfy { $0 / scale >= 0.42 * short }
          return (
            [Found(area: area, kind: isControl ? .area : .surface, radii: outline.radii)], isControl
          )
        }
      } else if isBar {
        let isLarge = width >= 20 && height >= 14
        if isLarge, depth < Segmentation.deepest {
          let inner = lookInside(component, runs, outline, background: background, depth: depth)
          if let inner { return (inner, true) }
        }
        // A bullet.
        if long < 7 { return ([], false) }
        let isSmall = height <= 40 && width <= 48
        // A stem of a large letter, such as an l.
        let isStem = isSmall && width <= 9 && height >= 1.8 * width
        let isSolid =
          isSmall
          ? !isStem && outline.fill >= 0.985 && isFilled(runs, in: area, background: background)
          : outline.fill >= 0.9 || short >= 40
        if isSolid {
          var solid = Found(area: area, kind: .area, radii: outline.radii)
          solid.coverage = coverage(of: area, background: background)
          return ([solid], true)
        }
      }
    }
    let fill = Double(component.count) / Double(area.width * area.height)
    let isLarge = width >= 40 && height >= 40
    if isLarge, fill >= 0.35 {
      return ([Found(area: area, kind: .area, isIrregular: true)], true)
    }
    // Lines of a table or a chart.
    if isLarge, fill < 0.2 { return ([], false) }
    return ([Found(area: area, kind: .ink, isIrregular: isLarge)], false)
  }

  /// Whether a small component has the same color within, up to its edges: where a picture has few pixels, the
  /// strokes of a letter run into each other, so that its outline alone is that of a disc.
  private func isFilled(_ runs: ArraySlice<Run>, in area: PixelArea, background: UInt32) -> Bool {
    var strongest = 0
    for run in runs {
      for x in Int(run.start)..<Int(run.end) {
        strongest = max(strongest, difference(picture.pixel(x, Int(run.y)), background))
      }
    }
    var (inside, strong) = (0, 0)
    for run in runs where Int(run.y) > area.minY && Int(run.y) < area.maxY - 1 {
      for x in stride(from: Int(run.start) + 1, to: Int(run.end) - 1, by: 1) {
        inside += 1
        let seen = difference(picture.pixel(x, Int(run.y)), background)
        if seen * 10 >= strongest * 6 { strong += 1 }
      }
    }
    return strong * 100 >= inside * 94
  }

  /// What a filled area is that others lie on, or nil where nothing does.
  private mutating func lookInside(
    _ component: Component, _ runs: ArraySlice<Run>, _ outline: Outline, background: UInt32,
    depth: Int
  ) -> [Found]? {
    let area = component.area
    let (width, height) = (points(area.width), points(area.height))
    colors.clear()
    let step = max(1, runs.count / 200)
    for index in stride(from: runs.startIndex, to: runs.endIndex, by: step) {
      let run = runs[index]
      let stride = max(1, Int(run.end - run.start) / 100)
      for x in Swift.stride(from: Int(run.start), to: Int(run.end), by: stride) {
        colors.add(picture.pixel(x, Int(run.y)))
      }
    }
    guard let main = colors.frequent(0).first else { return nil }
    var finder = ComponentFinder(picture: picture)
    let components = finder.components(in: area, background: main.color, threshold: threshold)
    let inner = boxes(
      of: components, runs: finder.runs, in: area, background: main.color, outside: background,
      depth: depth + 1)
    guard !inner.isEmpty else { return nil }
    let whole = Found(area: area, kind: .area, radii: outline.radii)
    let irregular = inner.reduce(0) { $0 + ($1.isIrregular ? $1.area.width * $1.area.height : 0) }
    let isPicture = main.share < 0.35 || irregular * 4 > area.width * area.height
    let isControl = height <= 36 || height <= 64 && inner.count <= 2 || width <= 36
    if isPicture || isControl { return [whole] }
    return [Found(area: area, kind: .surface, radii: outline.radii)] + inner
  }

  /// How much of the first and last row and column a filled area covers, seen in their middle.
  private func coverage(of area: PixelArea, background: UInt32) -> [Double] {
    let (x, y) = ((area.minX + area.maxX) / 2, (area.minY + area.maxY) / 2)
    func part(_ edge: (Int, Int), _ inner: (Int, Int)) -> Double {
      let whole = difference(picture.pixel(inner.0, inner.1), background)
      let seen = difference(picture.pixel(edge.0, edge.1), background)
      return whole > 0 && seen < whole ? Double(seen) / Double(whole) : 1
    }
    guard area.width > 6, area.height > 6 else { return [1, 1, 1, 1] }
    return [
      part((area.minX, y), (area.minX + 2, y)), part((x, area.minY), (x, area.minY + 2)),
      part((area.maxX - 1, y), (area.maxX - 3, y)), part((x, area.maxY - 1), (x, area.maxY - 3)),
    ]
  }
}
