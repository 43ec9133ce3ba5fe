import CSheenCodecs

/// How pixels are stored in a PNG.
enum PNGPixels {
  case indexed(palette: [UInt32])
  case truecolor(hasAlpha: Bool)
}

/// A PNG or APNG file, put together from compressed frames.
///
/// Chunks, their order and numbers are those of "Portable Network Graphics (PNG) Specification
/// (Third Edition)", W3C, sections 5 and 11. No frame is disposed of "to previous": decoders differ
/// on what that shows.
struct PNGFile {
  let width: Int
  let height: Int
  let pixels: PNGPixels
  let frames: [StoredFrame]
  /// The delays' unit and the number of plays; nil for a picture that doesn't move.
  let animation: (ticksPerSecond: Int, plays: Int)?

  var bytes: [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file.reserveCapacity(frames.reduce(2048) { $0 + $1.data.count + 64 })
    file.appendChunk("IHDR") { chunk in
      chunk.append(bigEndian: UInt32(width))
      chunk.append(bigEndian: UInt32(height))
      chunk += [8, colorType, 0, 0, 0]
    }
    if let animation {
      file.appendChunk("acTL") { chunk in
        chunk.append(bigEndian: UInt32(frames.count))
        chunk.append(bigEndian: UInt32(animation.plays))
      }
    }
    if case .indexed(let palette) = pixels { file.append(palette: palette) }
    var sequenceNumber: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      if let animation {
        file.appendChunk("fcTL") { chunk in
          chunk.append(bigEndian: sequenceNumber)
          chunk += control(of: frame, ticksPerSecond: animation.ticksPerSecond)
        }
        sequenceNumber += 1
      }
      // The first frame is what a viewer of plain PNG shows.
      file.appendChunk(index == 0 ? "IDAT" : "fdAT") { chunk in
        if index > 0 {
          chunk.append(bigEndian: sequenceNumber)
          sequenceNumber += 1
        }
        chunk += frame.data
      }
    }
    file.appendChunk("IEND") { _ in }
    return file
  }

  private var colorType: UInt8 {
    switch pixels {
    case .indexed: 3
    case .truecolor(let hasAlpha): hasAlpha ? 6 : 2
    }
  }

  private func control(of frame: StoredFrame, ticksPerSecond: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    let rect = frame.change.rect
    for value in [rect.width, rect.height, rect.x, rect.y] {
      bytes.append(bigEndian: UInt32(value))
    }
    bytes.append(bigEndian: UInt16(frame.ticks))
    bytes.append(bigEndian: UInt16(ticksPerSecond))
    return bytes + [0, frame.change.mayLeaveOut ? 1 : 0]  // dispose: none; blend: over or source
  }
}

extension [UInt8] {
  mutating func append<Integer: FixedWidthInteger>(bigEndian value: Integer) {
    Swift.withUnsafeBytes(of: value.bigEndian) { append(contentsOf: $0) }
  }

  fileprivate mutating func appendChunk(_ type: StaticString, _ body: (inout [UInt8]) -> Void) {
    let start = count
    append(bigEndian: UInt32(0))
    type.withUTF8Buffer { append(contentsOf: $0) }
    body(&self)
    let length = UInt32(count - start - 8)
    Swift.withUnsafeBytes(of: length.bigEndian) { replaceSubrange(start..<start + 4, with: $0) }
    let crc = self[(start + 4)...].withUnsafeBufferPointer {
      sheen_crc32(0, $0.baseAddress, $0.count)
    }
    append(bigEndian: crc)
  }

  fileprivate mutating func append(palette: [UInt32]) {
    appendChunk("PLTE") { chunk in
      for color in palette {
        let (red, green, blue) = Pixel.channels(of: color)
        chunk += [red, green, blue]
      }
    }
    // Colors after the last one in this chunk are opaque.
    guard let last = palette.lastIndex(where: { $0 < Pixel.opaque }) else { return }
    appendChunk("tRNS") { chunk in
      chunk += palette[...last].map { UInt8($0 >> 24) }
    }
  }
}
