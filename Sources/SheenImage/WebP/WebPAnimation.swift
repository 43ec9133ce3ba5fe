/// An animated WebP file, put together from compressed frames.
///
/// The container is that of RFC 9649, "WebP Image Format", section 2.7.
struct WebPAnimation {
  let width: Int
  let height: Int
  let frames: [StoredFrame]
  let plays: Int

  /// - Throws: ``ImageError/tooLarge(format:)``.
  func bytes() throws(ImageError) -> [UInt8] {
    let animationFlag: UInt8 = 0x02
    let alphaFlag: UInt8 = 0x10
    var extended: [UInt8] = [animationFlag | alphaFlag, 0, 0, 0]
    extended.append(UInt32(width - 1), bytes: 3)
    extended.append(UInt32(height - 1), bytes: 3)

    let clearBackground: [UInt8] = [0, 0, 0, 0]
    let control = clearBackground + [UInt8(plays & 0xFF), UInt8(plays >> 8)]

    return try RIFF.file(
      [RIFF.chunk("VP8X", extended), RIFF.chunk("ANIM", control)]
        + frames.map { RIFF.chunk("ANMF", body(of: $0)) })
  }

  private func body(of frame: StoredFrame) -> [UInt8] {
    let rect = frame.change.rect
    var bytes: [UInt8] = []
    bytes.append(UInt32(rect.x / 2), bytes: 3)
    bytes.append(UInt32(rect.y / 2), bytes: 3)
    bytes.append(UInt32(rect.width - 1), bytes: 3)
    bytes.append(UInt32(rect.height - 1), bytes: 3)
    bytes.append(UInt32(frame.ticks), bytes: 3)
    let doNotBlend: UInt8 = 0x02
    bytes.append(frame.change.mayLeaveOut ? 0 : doNotBlend)
    return bytes + RIFF.chunk("VP8L", frame.data)
  }
}

/// The container of WebP: chunks of a four-letter name, a length and bytes, padded to even length.
enum RIFF {
  /// The longest body that the length in front of it can count, padding and header left over.
  static let mostBytes = 0xFFFF_FFF6

  static func chunk(_ name: StaticString, _ body: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = name.withUTF8Buffer { Array($0) }
    bytes.append(UInt32(body.count), bytes: 4)
    bytes += body
    if body.count % 2 == 1 { bytes.append(0) }
    return bytes
  }

  /// - Throws: ``ImageError/tooLarge(format:)``.
  static func file(_ chunks: [[UInt8]]) throws(ImageError) -> [UInt8] {
    try check(length: chunks.reduce(4) { $0 + $1.count })
    return chunk("RIFF", Array("WEBP".utf8) + chunks.joined())
  }

  static func check(length: Int) throws(ImageError) {
    guard length <= mostBytes else { throw .tooLarge(format: .webp) }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ value: UInt32, bytes: Int) {
    for index in 0..<bytes { append(UInt8(truncatingIfNeeded: value >> (8 * UInt32(index)))) }
  }
}
