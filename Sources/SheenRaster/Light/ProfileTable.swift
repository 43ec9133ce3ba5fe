import SheenCore

/// The brightness of the band's profile by place, for the pixels of edges.
struct ProfileTable {
  /// From the middle of the band to its edge.
  let values: [Float]

  /// How many steps there are to half a band. The nearest value is off by 0.0002 at most, where the
  /// profile is steepest: a twentieth of a level between black and white.
  static let count = 4096

  /// The one table that all renderers read.
  static let shared = ProfileTable()

  private init() {
    values = (0...Self.count).map { index in
      Float(ShimmerProfile.intensity(at: Double(index) / Double(2 * Self.count)))
    }
  }
}

extension LightField.Memory {
  /// The brightness at a place in the band.
  ///
  /// - Parameter place: The distance from the band's middle, where half the band's width is
  ///   `ProfileTable.count`; 0 or more.
  @inline(__always)
  func brightness(at place: Double) -> Float {
    // As in `nearestWhole`, the last bits of the sum are the rounded number. What is no number fails
    // the comparison, and is outside.
    let held = place < Double(ProfileTable.count) ? place : Double(ProfileTable.count)
    let index = Int(truncatingIfNeeded: (held + 0x1p52).bitPattern &- (0x1p52).bitPattern)
    return profile[index]
  }
}
