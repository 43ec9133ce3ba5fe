/// Which colors there are in an area, and how often.
struct ColorCount {
  private(set) var total = 0
  private var counts: [Int32]
  private var samples: [UInt32]
  private var votes: [Int32]
  private var used: [Int] = []

  init() {
    counts = [Int32](repeating: 0, count: 1 << 15)
    samples = [UInt32](repeating: 0, count: 1 << 15)
    votes = [Int32](repeating: 0, count: 1 << 15)
  }

  /// Colors count as one where their upper five bits are the same.
  @inline(__always) private static func place(_ pixel: UInt32) -> Int {
    let red: UInt32 = (pixel >> 3) & 0x1F
    let green: UInt32 = (pixel >> 6) & 0x3E0
    let blue: UInt32 = (pixel >> 9) & 0x7C00
    return Int(red | green | blue)
  }

  @inline(__always) mutating func add(_ pixel: UInt32) {
    let place = Self.place(pixel)
    if counts[place] == 0 { used.append(place) }
    // What is left of a vote of one against the other is the color that is there most often.
    if votes[place] == 0 { samples[place] = pixel }
    votes[place] &+= samples[place] == pixel ? 1 : -1
    counts[place] &+= 1
    total &+= 1
  }

  /// Forgets everything; the work grows with the colors there were.
  mutating func clear() {
    for place in used { (counts[place], votes[place]) = (0, 0) }
    used.removeAll(keepingCapacity: true)
    total = 0
  }

  /// The colors that have at least a share of all, the most frequent one first.
  func frequent(_ share: Double) -> [(color: UInt32, share: Double)] {
    used.compactMap { place in
      let part = Double(counts[place]) / Double(max(total, 1))
      return part >= share ? (color: samples[place], share: part) : nil
    }.sorted { $0.share > $1.share }
  }
}
