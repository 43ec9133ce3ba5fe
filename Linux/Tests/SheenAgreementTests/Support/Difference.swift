/// How far a result is from a reference, leaving out what lies at the edge of a shape.
///
/// Everything else counts: a shape can't be too large or too small, nor can light be where no shape is.
struct Difference {
  /// The largest distance of two channels, of 255 levels.
  private(set) var largest = 0

  /// Where it is, in pixels.
  private(set) var place = (x: 0, y: 0)

  /// How many pixels of the reference are within shapes, and lit.
  private(set) var litCount = 0

  /// Compares two pictures.
  ///
  /// - Parameter base: The color of a placeholder without light.
  init(of result: Pixels, from reference: Pixels, _ coverage: Coverage, base: UInt32) {
    precondition(result.width == reference.width && result.height == reference.height)
    for index in reference.words.indices {
      let (wanted, got) = (reference.words[index], result.words[index])
      let kind = coverage.kinds[index]
      if kind == .inside, wanted != base { litCount += 1 }
      guard wanted != got, kind != .edge else { continue }
      let distance = Self.distance(wanted, got)
      guard distance > largest else { continue }
      largest = distance
      place = (index % reference.width, index / reference.width)
    }
  }

  /// The largest distance of two channels.
  static func distance(_ a: UInt32, _ b: UInt32) -> Int {
    stride(from: 0 as UInt32, to: 32, by: 8).reduce(0) { largest, shift in
      max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
    }
  }
}
