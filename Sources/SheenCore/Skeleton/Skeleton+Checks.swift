extension Skeleton.Part {
  /// The first number or shape of this part that cannot be laid out; its children check themselves.
  var problem: SkeletonError? {
    switch self {
    case .shape(.rounded(let corners)): corners.problem
    case .shape(.path(let path)): path.problem
    case .shape, .failure: nil
    case .lines(let lines): lines.problem
    case .spacer(let minimum): check("a spacer's minimum", minimum, .length)
    case .row(_, let spacing, _), .column(_, let spacing, _):
      check("spacing", spacing, .length)
    case .overlay: nil
    case .padding(_, let insets): insets.problem
    case .frame(_, let width, let height, _):
      check("width", width) ?? check("height", height)
    case .aspect(_, let ratio): check("an aspect ratio", ratio, .positive)
    case .repeated(_, .times(let count)): check("a repetition", Double(count), .count)
    case .repeated(_, .filling): nil
    case .separated(_, let distance): check("a separation", distance, .length)
    }
  }
}

extension Skeleton.Part {
  /// How many parts this is, at most just above the limit.
  var count: Int {
    let below = children.reduce(0) { min($0 + $1.partCount, SkeletonLimits.parts + 1) }
    return switch self {
    case .lines(let lines): 1 + lines.count
    // The checks have bounded both factors, so the product is no overflow.
    case .repeated(_, .times(let count)): min(1 + below * count, SkeletonLimits.parts + 1)
    default: 1 + below
    }
  }
}

extension SkeletonCorners {
  fileprivate var problem: SkeletonError? {
    for radius in [topLeading, topTrailing, bottomTrailing, bottomLeading] {
      if let problem = check("a corner's radius", radius, .length) { return problem }
    }
    return nil
  }
}

extension SkeletonPath {
  fileprivate var problem: SkeletonError? {
    guard !contours.isEmpty else { return .path(points: 0) }
    for contour in contours {
      guard contour.count >= 3 else { return .path(points: contour.count) }
      for point in contour {
        let problem =
          check("a path's x", point.x, .coordinate) ?? check("a path's y", point.y, .coordinate)
        if let problem { return problem }
      }
    }
    return nil
  }
}

extension SkeletonLines {
  fileprivate var problem: SkeletonError? {
    check("the number of lines", Double(count), .count)
      ?? check("a line's height", lineHeight, .positive)
      ?? check("the space between lines", spacing, .length)
      ?? check("the last line's width", lastLine, .fraction)
      ?? (variation <= 0.5 ? nil : .number("the variation of lines", variation, .fraction))
      ?? check("the variation of lines", variation, .fraction)
  }
}

extension SkeletonInsets {
  fileprivate var problem: SkeletonError? {
    for inset in [top, leading, bottom, trailing] {
      if let problem = check("padding", inset, .length) { return problem }
    }
    return nil
  }
}

private func check(_ name: String, _ length: SkeletonLength?) -> SkeletonError? {
  switch length {
  case .fixed(let points): check(name, points, .length)
  case .fraction(let fraction): check(name, fraction, .fraction)
  case .flexible, nil: nil
  }
}

private func check(_ name: String, _ value: Double, _ range: SkeletonRange) -> SkeletonError? {
  range.contains(value) ? nil : .number(name, value, range)
}
