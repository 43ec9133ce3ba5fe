package import SheenCore

/// What lies elsewhere on a traced screen than in a skeleton.
package struct TraceComparison: Hashable, Sendable {
  /// One difference.
  package enum Finding: Hashable, Sendable {
    /// A placeholder whose content lies elsewhere, by so many points.
    case moved(from: SheenRect, to: SheenRect, by: Double)

    /// A placeholder without content.
    case missing(SheenRect)

    /// Content without a placeholder.
    case new(SheenRect)
  }

  /// The differences, from top to bottom.
  package let findings: [Finding]

  /// How far something may be from where it was to count as the same, in points.
  private static let reach = 64.0

  /// Compares the boxes of a screen with a layout.
  ///
  /// Of a line of text only the place and the height count, and one of its ends: its words change.
  package init(_ screen: TracedScreen, with layout: SkeletonLayout, tolerance: Double) {
    let area = SheenRect(origin: .zero, size: screen.size)
    let boxes = screen.placeholders
    let placeholders = layout.placeholders.map { $0.frame.common(with: area) }
      .filter { $0.width > 2 && $0.height > 2 }
    var pairs: [(box: Int, placeholder: Int, distance: Double)] = []
    for (index, box) in boxes.enumerated() {
      for (other, frame) in placeholders.enumerated() {
        let distance = Self.distance(box, frame)
        if distance <= Self.reach || box.frame.overlap(with: frame) > 0.3 {
          pairs.append((index, other, distance))
        }
      }
    }
    pairs.sort { $0.distance < $1.distance }
    var usedBoxes = [Bool](repeating: false, count: boxes.count)
    var usedPlaceholders = [Bool](repeating: false, count: placeholders.count)
    var findings: [Finding] = []
    for pair in pairs where !usedBoxes[pair.box] && !usedPlaceholders[pair.placeholder] {
      usedBoxes[pair.box] = true
      usedPlaceholders[pair.placeholder] = true
      if pair.distance > tolerance {
        findings.append(
          .moved(
            from: placeholders[pair.placeholder], to: boxes[pair.box].frame, by: pair.distance))
      }
    }
    for index in placeholders.indices where !usedPlaceholders[index] {
      findings.append(.missing(placeholders[index]))
    }
    for index in boxes.indices where !usedBoxes[index] { findings.append(.new(boxes[index].frame)) }
    self.findings = findings.sorted { $0.place.y < $1.place.y }
  }

  private static func distance(_ box: TracedBox, _ frame: SheenRect) -> Double {
    let left = (box.frame.minX - frame.minX).magnitude
    let right = (box.frame.maxX - frame.maxX).magnitude
    let vertical = max(
      (box.frame.minY - frame.minY).magnitude, (box.frame.maxY - frame.maxY).magnitude)
    return max(box.isLine ? min(left, right) : max(left, right), vertical)
  }
}

extension TraceComparison.Finding {
  private var frame: SheenRect {
    switch self {
    case .moved(let from, _, _): from
    case .missing(let frame), .new(let frame): frame
    }
  }

  fileprivate var place: SheenPoint { frame.origin }

  /// What differs, and where.
  package var text: String {
    switch self {
    case .moved(let from, let to, let distance):
      "the placeholder at \(from.text) has moved by \(distance.whole) points: "
        + "what is shown is at \(to.text)"
    case .missing(let frame): "the placeholder at \(frame.text) is missing on the screen"
    case .new(let frame): "what is shown at \(frame.text) is new: the file has no placeholder there"
    }
  }
}

extension SheenRect {
  fileprivate var text: String {
    "(\(minX.whole), \(minY.whole)), \(width.whole)×\(height.whole)"
  }
}

extension Double {
  fileprivate var whole: Int { magnitude < 0x1p31 ? Int(nearest) : 0 }
}
