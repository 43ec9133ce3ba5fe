/// A GIF file, put together from compressed frames.
///
/// Blocks and their order are those of "Graphics Interchange Format, Version 89a", section 17 on;
/// the loop is Netscape's application extension.
struct GIFFile {
  let width: Int
  let height: Int
  /// The palette of the file, unless each frame has its own.
  let palette: [UInt32]?
  /// Each frame's data is what follows its rectangle: flags, perhaps a palette, codes.
  let frames: [StoredFrame]
  /// Whether place 0 is clear.
  let hasClear: Bool
  /// The number of plays; nil for a picture that doesn't move.
  let plays: Int?

  var bytes: [UInt8] {
    var file = Array("GIF89a".utf8)
    file.reserveCapacity(frames.reduce(2048) { $0 + $1.data.count + 32 })
    file.append(littleEndian: width)
    file.append(littleEndian: height)
    let eightBitsPerChannel: UInt8 = 0x70
    if let palette {
      let hasPalette: UInt8 = 0x80
      let depth = GIFChanges.depth(of: palette.count)
      file += [hasPalette | eightBitsPerChannel | UInt8(depth - 1), 0, 0]
      file.append(gifPalette: palette)
    } else {
      file += [eightBitsPerChannel, 0, 0]
    }
    // The extension counts repetitions, so a file without it plays once.
    if let plays, plays != 1 {
      file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
      file.append(littleEndian: max(0, plays - 1))
      file.append(0)
    }
    for frame in frames {
      if plays != nil || hasClear { file += control(of: frame) }
      let rect = frame.change.rect
      file.append(0x2C)
      for value in [rect.x, rect.y, rect.width, rect.height] { file.append(littleEndian: value) }
      file += frame.data
    }
    file.append(0x3B)
    return file
  }

  private func control(of frame: StoredFrame) -> [UInt8] {
    let leave: UInt8 = 1 << 2
    let clear: UInt8 = 2 << 2
    let flags = (frame.isCleared ? clear : leave) | (hasClear ? 1 : 0)
    var bytes: [UInt8] = [0x21, 0xF9, 4, flags]
    bytes.append(littleEndian: frame.ticks)
    return bytes + [0, 0]
  }
}

extension [UInt8] {
  fileprivate mutating func append(littleEndian value: Int) {
    append(UInt8(truncatingIfNeeded: value))
    append(UInt8(truncatingIfNeeded: value >> 8))
  }

  /// Adds a palette, filled up to the power of two that GIF stores.
  mutating func append(gifPalette palette: [UInt32]) {
    for place in 0..<1 << GIFChanges.depth(of: palette.count) {
      let (red, green, blue) = Pixel.channels(of: place < palette.count ? palette[place] : 0)
      self += [red, green, blue]
    }
  }
}
