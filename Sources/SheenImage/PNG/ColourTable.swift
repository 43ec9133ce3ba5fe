/// The colours of a palette in the order they were met, found again by their value.
struct ColourTable {
  private(set) var colours: [UInt32] = []
  private let limit: Int
  /// A hash table with open addressing: the place of a colour in `colours`, or -1.
  private var places = [Int16](repeating: -1, count: 1024)

  /// A table of at most 256 colours, some of which are there from the start.
  init(limit: Int = 256, colours: [UInt32] = []) {
    self.limit = min(limit, 256)
    for colour in colours { _ = place(of: colour) }
  }

  /// The place of a colour, which is added when it is new; nil when the table is full.
  mutating func place(of colour: UInt32) -> UInt8? {
    var slot = Int((colour &* 0x9E37_79B1) >> 22)
    while places[slot] >= 0 {
      let place = Int(places[slot])
      if colours[place] == colour { return UInt8(place) }
      slot = (slot + 1) & 1023
    }
    guard colours.count < limit else { return nil }
    places[slot] = Int16(colours.count)
    colours.append(colour)
    return UInt8(colours.count - 1)
  }
}
