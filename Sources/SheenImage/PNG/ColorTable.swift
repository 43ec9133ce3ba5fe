/// The colors of a palette in the order they were met, found again by their value.
struct ColorTable {
  private(set) var colors: [UInt32] = []
  private let limit: Int
  /// A hash table with open addressing: the place of a color in `colors`, or -1.
  private var places = [Int16](repeating: -1, count: 1024)

  /// A table of at most 256 colors, some of which are there from the start.
  init(limit: Int = 256, colors: [UInt32] = []) {
    self.limit = min(limit, 256)
    for color in colors { _ = place(of: color) }
  }

  /// The place of a color, which is added when it is new; nil when the table is full.
  mutating func place(of color: UInt32) -> UInt8? {
    var slot = Int((color &* 0x9E37_79B1) >> 22)
    while places[slot] >= 0 {
      let place = Int(places[slot])
      if colors[place] == color { return UInt8(place) }
      slot = (slot + 1) & 1023
    }
    guard colors.count < limit else { return nil }
    places[slot] = Int16(colors.count)
    colors.append(color)
    return UInt8(colors.count - 1)
  }
}
