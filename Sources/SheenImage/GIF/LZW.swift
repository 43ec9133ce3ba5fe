/// GIF's compression: LZW with codes of growing length.
///
/// The format is that of "Graphics Interchange Format, Version 89a", appendix F. When all 4,096
/// codes are given away the table stays in use until it no longer fits what comes; clearing it at
/// once, as most encoders do, costs a sixth more bytes for a moving band.
struct LZW {
  /// A hash table with open addressing: the code of a string and the pixel after it (20 bits), then
  /// the code of both together (12 bits). 0 is free, as no string of two has code 0.
  private var table = [UInt32](repeating: 0, count: LZW.slots)
  private let clear: UInt32
  private var next: UInt32
  private var length: Int
  private var output = BlockWriter()

  private static let slots = 1 << 14
  private static let codes: UInt32 = 1 << 12
  private static let longest = 12
  /// How many codes are looked at together, to see whether the table still fits.
  private static let window = 4096

  /// Pixels below `1 << depth` as GIF stores them: the depth, then the codes in blocks.
  ///
  /// - Parameter depth: 2...8.
  static func compress(_ pixels: UnsafeBufferPointer<UInt8>, depth: Int) -> [UInt8] {
    var lzw = LZW(depth: depth)
    lzw.encode(pixels)
    return [UInt8(depth)] + lzw.output.finish()
  }

  private init(depth: Int) {
    clear = 1 << UInt32(depth)
    next = clear + 2
    length = depth + 1
    output.append(clear, length: length)
  }

  private mutating func encode(_ pixels: UnsafeBufferPointer<UInt8>) {
    guard let first = pixels.first else { return }
    var string = UInt32(first)
    var codesInWindow = 0
    var windowStart = 0
    var best = 0
    for index in 1..<pixels.count {
      let key = string << 8 | UInt32(pixels[index])
      let slot = slot(of: key)
      if table[slot] != 0 {
        string = table[slot] & (LZW.codes - 1)
        continue
      }
      output.append(string, length: length)
      string = UInt32(pixels[index])
      if next < LZW.codes {
        table[slot] = key << 12 | next
        growLength()
        next += 1
        continue
      }
      codesInWindow += 1
      if codesInWindow < LZW.window { continue }
      let covered = index - windowStart
      best = max(best, covered)
      if covered < best - best / 16 {
        startAgain()
        best = 0
      }
      codesInWindow = 0
      windowStart = index
    }
    output.append(string, length: length)
    // The decoder makes one more code from this one, so the last may have to be longer.
    if next < LZW.codes { growLength() }
    output.append(clear + 1, length: length)
  }

  private func slot(of key: UInt32) -> Int {
    var slot = Int((key &* 0x9E37_79B1) >> 18)
    while table[slot] != 0, table[slot] >> 12 != key { slot = (slot + 1) & (LZW.slots - 1) }
    return slot
  }

  private mutating func growLength() {
    if next == 1 << UInt32(length), length < LZW.longest { length += 1 }
  }

  private mutating func startAgain() {
    output.append(clear, length: length)
    for slot in table.indices { table[slot] = 0 }
    next = clear + 2
    length = clear.trailingZeroBitCount + 1
  }
}

/// Writes codes of some bits, lowest first, into blocks of at most 255 bytes.
private struct BlockWriter {
  private var bytes: [UInt8] = [0]
  private var blockStart = 0
  private var bits: UInt32 = 0
  private var bitCount = 0

  mutating func append(_ code: UInt32, length: Int) {
    bits |= code << UInt32(bitCount)
    bitCount += length
    while bitCount >= 8 { flushByte() }
  }

  mutating func finish() -> [UInt8] {
    if bitCount > 0 { flushByte() }
    let length = bytes.count - blockStart - 1
    bytes[blockStart] = UInt8(length)
    // An empty block ends the picture.
    if length > 0 { bytes.append(0) }
    return bytes
  }

  private mutating func flushByte() {
    bytes.append(UInt8(truncatingIfNeeded: bits))
    bits >>= 8
    bitCount -= 8
    if bytes.count - blockStart == 256 {
      bytes[blockStart] = 255
      blockStart = bytes.count
      bytes.append(0)
    }
  }
}
