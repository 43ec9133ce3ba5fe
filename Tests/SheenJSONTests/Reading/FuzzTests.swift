import SheenCore
import SheenJSON
import SheenScreens
import Testing

/// Files that were changed at random, always in the same way: each is read or answered with a place.
@Suite struct FuzzTests {
  private static let files = SkeletonScreen.all.compactMap { screen in
    try? SkeletonFile(screen: screen, style: ShimmerStyle(direction: .tilted(20), dim: 0.5)).json
  }

  private func check(_ bytes: [UInt8]) {
    do {
      let file = try SkeletonFile(json: bytes, path: "f")
      let again = try SkeletonFile(json: file.json, path: "again")
      #expect(again == file)
    } catch {
      guard let place = error.place, error.path == "f" else {
        Issue.record("no place: \(error)")
        return
      }
      let text = bytes.split(omittingEmptySubsequences: false) { $0 == 10 || $0 == 13 }
      #expect(1...text.count ~= place.line)
      #expect(place.column >= 1 && place.column <= bytes.count + 1)
      #expect(!error.reason.isEmpty && !error.reason.contains("\n"))
    }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func changedBytesNeverStopTheReader(seed: UInt64) {
    var values = RandomValues(seed: seed)
    for _ in 0..<60 {
      var bytes = Array(values.one(of: Self.files).utf8)
      for _ in 0...values.below(4) {
        let place = values.below(bytes.count)
        switch values.below(5) {
        case 0: bytes[place] = UInt8(values.below(256))
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(values.one(of: Array("{}[]\",:\\0e-.u%".utf8)), at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + values.below(30)))
        default: bytes[place] ^= UInt8(1 << values.below(8))
        }
        if bytes.isEmpty { bytes = [0] }
      }
      check(bytes)
    }
  }

  @Test(arguments: 0..<12 as Range<UInt64>)
  func changedStructureNeverStopsTheReader(seed: UInt64) {
    var values = RandomValues(seed: seed ^ 0xF00D)
    let pieces = [
      "{", "}", "[", "]", ",", ":", "null", "true", "-1", "1e308", "1e999", "0.5", "\"fill\"",
      "\"50%\"", "\"16:9\"", "\"tilted 20\"", "\"circle\"", "\"row\"", "\"part\"", "\"sheen\"",
      "\"\\ud83d\"", "{\"row\": [", "{\"part\": ", "99999999999999999999",
    ]
    for _ in 0..<60 {
      var tokens = Self.tokens(of: values.one(of: Self.files))
      for _ in 0...values.below(5) {
        let place = values.below(tokens.count)
        switch values.below(4) {
        case 0: tokens[place] = values.one(of: pieces)
        case 1: tokens.remove(at: place)
        case 2: tokens.swapAt(place, values.below(tokens.count))
        default:
          let end = min(tokens.count, place + values.below(40))
          tokens.insert(contentsOf: tokens[place..<end], at: values.below(tokens.count))
        }
        if tokens.isEmpty { tokens = ["{"] }
      }
      check(Array(tokens.joined().utf8))
    }
  }

  @Test(arguments: 0..<6 as Range<UInt64>)
  func bytesWithoutMeaningNeverStopTheReader(seed: UInt64) {
    var values = RandomValues(seed: seed ^ 0xBEEF)
    for _ in 0..<100 {
      check((0..<(1 + values.below(64))).map { _ in UInt8(values.below(256)) })
    }
  }

  private static func tokens(of json: String) -> [String] {
    var tokens: [String] = []
    var word = ""
    for character in json {
      if "{}[],: \n".contains(character) {
        if !word.isEmpty { tokens.append(word) }
        word = ""
        tokens.append(String(character))
      } else {
        word.append(character)
      }
    }
    return tokens
  }
}
