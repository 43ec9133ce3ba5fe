import CSheenCodecs
import Testing

@testable import SheenImage

@Suite struct ImageErrorTests {
  @Test(arguments: [
    (ImageError.size(width: 0, height: 7), "0×7"), (.frameCount(0), "at least 1"),
    (.period(.nan), "at most 60.0 s"), (.frameRate(0), "more than 0"),
    (.plays(-1), "1 to 65535, or 0"), (.webPUnavailable, "install libwebp-dev"),
    (.outOfMemory(format: .gif), "memory"), (.codec(format: .webp, code: 3), "code 3"),
    (.file(path: "/a/b.png", reason: "No space left on device"), "/a/b.png: No space left"),
  ])
  func theSentenceSaysWhatIsWrongAndWhatIsRight(error: ImageError, part: String) {
    #expect("\(error)".contains(part))
  }

  @Test(arguments: [
    (sheen_codec_unavailable, Int32(0), ImageError.webPUnavailable),
    (sheen_codec_out_of_memory, 1, .outOfMemory(format: .webp)),
    (sheen_codec_failed, 9, .codec(format: .webp, code: 9)),
  ])
  func theStatusOfACodecBecomesAnError(
    status: sheen_codec_status, detail: Int32, error: ImageError
  ) {
    let result = sheen_codec_result(status: status, detail: detail, bytes: nil, count: 0)
    #expect(throws: error) { try takeBytes(of: result, for: .webp) }
  }

  @Test func aWebPLongerThanItsLengthCanSayIsAnError() {
    #expect(throws: Never.self) { try RIFF.check(length: RIFF.mostBytes) }
    #expect(throws: ImageError.tooLarge(format: .webp)) {
      try RIFF.check(length: RIFF.mostBytes + 1)
    }
  }

  @Test func aPictureThatLibwebpRefusesIsAnError() {
    let result = sheen_webp_lossless([0], 20_000, 1, 0)
    #expect(throws: ImageError.codec(format: .webp, code: 5)) {
      try takeBytes(of: result, for: .webp)
    }
  }
}
