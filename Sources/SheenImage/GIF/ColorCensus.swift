/// How often each opaque color occurs, to choose the few that stand for all.
///
/// It stays small whatever the pictures: when there are more colors than it holds, the lowest bit
/// of red, green and blue is given up, again and again if need be.
struct ColorCensus {
  /// A hash table with open addressing; 0 is free, as an opaque color isn't 0.
  private(set) var colors: [UInt32]
  private(set) var counts: [Int]
  private var used = 0
  private var mask: UInt32 = .max

  /// At most half of the slots are used.
  private static let slots = 1 << 16
  private static let most = slots / 2

  init() {
    colors = Array(repeating: 0, count: ColorCensus.slots)
    counts = Array(repeating: 0, count: ColorCensus.slots)
  }

  mutating func add(_ color: UInt32, count: Int = 1) {
    let slot = slot(of: color)
    if colors[slot] == 0 {
      if used == ColorCensus.most {
        coarsen()
        return add(color, count: count)
      }
      colors[slot] = color & mask
      used += 1
    }
    counts[slot] += count
  }

  /// Where a color is, or would be.
  func slot(of color: UInt32) -> Int {
    let key = color & mask
    var slot = Int((key &* 0x9E37_79B1) >> 16)
    while colors[slot] != 0, colors[slot] != key { slot = (slot + 1) & (ColorCensus.slots - 1) }
    return slot
  }

  /// The colors that occur, each with its slot and count.
  var entries: [Entry] {
    // A value with bits given up stands for the middle of those it came from.
    let middle = ~mask ^ (~mask >> 1 & 0x007F_7F7F)
    return colors.indices.filter { colors[$0] != 0 }.map { slot in
      Entry(color: colors[slot] | middle, count: counts[slot], slot: slot)
    }
  }

  struct Entry {
    let color: UInt32
    let count: Int
    let slot: Int
  }

  private mutating func coarsen() {
    let old = self
    self = ColorCensus()
    // Shifted in each channel by itself; alpha stays.
    mask = old.mask & (old.mask << 1 & 0x00FE_FEFE | Pixel.opaque)
    for entry in old.entries { add(entry.color, count: entry.count) }
  }
}
