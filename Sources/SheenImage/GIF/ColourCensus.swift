/// How often each opaque colour occurs, to choose the few that stand for all.
///
/// It stays small whatever the pictures: when there are more colours than it holds, the lowest bit
/// of red, green and blue is given up, again and again if need be.
struct ColourCensus {
  /// A hash table with open addressing; 0 is free, as an opaque colour isn't 0.
  private(set) var colours: [UInt32]
  private(set) var counts: [Int]
  private var used = 0
  private var mask: UInt32 = .max

  /// At most half of the slots are used.
  private static let slots = 1 << 16
  private static let most = slots / 2

  init() {
    colours = Array(repeating: 0, count: ColourCensus.slots)
    counts = Array(repeating: 0, count: ColourCensus.slots)
  }

  mutating func add(_ colour: UInt32, count: Int = 1) {
    let slot = slot(of: colour)
    if colours[slot] == 0 {
      if used == ColourCensus.most {
        coarsen()
        return add(colour, count: count)
      }
      colours[slot] = colour & mask
      used += 1
    }
    counts[slot] += count
  }

  /// Where a colour is, or would be.
  func slot(of colour: UInt32) -> Int {
    let key = colour & mask
    var slot = Int((key &* 0x9E37_79B1) >> 16)
    while colours[slot] != 0, colours[slot] != key { slot = (slot + 1) & (ColourCensus.slots - 1) }
    return slot
  }

  /// The colours that occur, each with its slot and count.
  var entries: [Entry] {
    // A value with bits given up stands for the middle of those it came from.
    let middle = ~mask ^ (~mask >> 1 & 0x007F_7F7F)
    return colours.indices.filter { colours[$0] != 0 }.map { slot in
      Entry(colour: colours[slot] | middle, count: counts[slot], slot: slot)
    }
  }

  struct Entry {
    let colour: UInt32
    let count: Int
    let slot: Int
  }

  private mutating func coarsen() {
    let old = self
    self = ColourCensus()
    // Shifted in each channel by itself; alpha stays.
    mask = old.mask & (old.mask << 1 & 0x00FE_FEFE | Pixel.opaque)
    for entry in old.entries { add(entry.colour, count: entry.count) }
  }
}
