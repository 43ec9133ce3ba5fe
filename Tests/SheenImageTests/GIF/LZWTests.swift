import Testing

@testable import SheenImage

@Suite struct LZWTests {
  @Test func everyLengthOfNoiseComesBack() throws {
    var generator = SeededGenerator(state: 11)
    let noise = (0..<700).map { _ in UInt8.random(in: 0..<4, using: &generator) }
    for count in 1...noise.count {
      let pixels = Array(noise[..<count])
      let decoded = try TextbookLZW.decode(compressed(pixels, depth: 2))
      #expect(decoded.pixels == pixels)
    }
  }

  @Test(arguments: 2...8) func everyDepthComesBackBeyondTheLastCode(depth: Int) throws {
    var generator = SeededGenerator(state: UInt64(depth))
    let last = UInt8((1 << depth) - 1)
    let pixels = (0..<60_000).map { _ in UInt8.random(in: 0..<last, using: &generator) }
    let highest = pixels + [last]
    #expect(try TextbookLZW.decode(compressed(highest, depth: depth)).pixels == highest)
  }

  @Test func runsOfOnePixelComeBack() throws {
    for count in [1, 2, 3, 255, 256, 257, 20_000] {
      let pixels = [UInt8](repeating: 3, count: count)
      #expect(try TextbookLZW.decode(compressed(pixels, depth: 2)).pixels == pixels)
    }
  }

  @Test func theTableIsKeptWhileItFitsAndClearedWhenItDoesNot() throws {
    var generator = SeededGenerator(state: 4)
    let word = (0..<97).map { _ in UInt8.random(in: 0..<128, using: &generator) }
    let steady = (0..<3000).flatMap { _ in word }
    #expect(try TextbookLZW.decode(compressed(steady, depth: 8)).clears == 1)

    let other = (0..<300_000).map { _ in UInt8.random(in: 128...255, using: &generator) }
    let changing = try TextbookLZW.decode(compressed(steady + other + steady, depth: 8))
    #expect(changing.clears > 1)
    #expect(changing.pixels == steady + other + steady)
  }

  private func compressed(_ pixels: [UInt8], depth: Int) -> [UInt8] {
    pixels.withUnsafeBufferPointer { LZW.compress($0, depth: depth) }
  }
}

/// GIF's decompression as its specification tells it, strict about every bit.
private enum TextbookLZW {
  struct Failure: Error { let reason: String }

  static func decode(_ bytes: [UInt8]) throws -> (pixels: [UInt8], clears: Int) {
    let depth = Int(bytes[0])
    var codes = BitReader(bytes: try unblocked(bytes))
    let clear = 1 << depth
    var table: [[UInt8]] = []
    var length = 0
    var previous: [UInt8]?
    var pixels: [UInt8] = []
    var clears = 0

    func reset() {
      table = (0..<clear).map { [UInt8($0)] } + [[], []]
      length = depth + 1
      previous = nil
    }
    reset()
    while true {
      let code = try codes.next(length)
      if code == clear {
        reset()
        clears += 1
        continue
      }
      if code == clear + 1 { break }
      guard code < table.count || code == table.count && previous != nil else {
        throw Failure(reason: "code \(code) of \(table.count)")
      }
      let old = previous ?? []
      let string = code < table.count ? table[code] : old + old.prefix(1)
      if previous != nil, table.count < 4096 { table.append(old + string.prefix(1)) }
      if table.count == 1 << length, length < 12 { length += 1 }
      pixels += string
      previous = string
    }
    guard codes.isAtLastByte else { throw Failure(reason: "bytes after the end") }
    return (pixels, clears)
  }

  private static func unblocked(_ bytes: [UInt8]) throws -> [UInt8] {
    var data: [UInt8] = []
    var at = 1
    while bytes[at] > 0 {
      data += bytes[(at + 1)...(at + Int(bytes[at]))]
      at += Int(bytes[at]) + 1
    }
    guard at == bytes.count - 1 else { throw Failure(reason: "bytes after the last block") }
    return data
  }

  private struct BitReader {
    let bytes: [UInt8]
    var bit = 0

    var isAtLastByte: Bool { (bit + 7) / 8 == bytes.count }

    mutating func next(_ length: Int) throws -> Int {
      guard bit + length <= 8 * bytes.count else { throw Failure(reason: "codes end too early") }
      defer { bit += length }
      return (0..<length).reduce(0) { code, index in
        code | Int(bytes[(bit + index) / 8] >> UInt8((bit + index) % 8) & 1) << index
      }
    }
  }
}
