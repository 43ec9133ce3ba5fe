import Foundation
import Testing

@testable import SheenCore

struct ColorTests {
  @Test("luminance and contrast are those of WCAG")
  func luminance() {
    #expect(ShimmerColor.black.luminance == 0)
    #expect(isClose(ShimmerColor.white.luminance, 1))
    #expect(isClose(ShimmerColor.white.contrast(to: .black), 21))
    #expect(isClose(ShimmerColor.black.contrast(to: .white), 21))
    for byte in 0...255 {
      let part = Double(byte) / 255
      let linear = part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
      #expect(isClose(ShimmerColor(white: part).luminance, linear, within: 1e-14))
      let red = ShimmerColor(red: part, green: 0, blue: 0)
      #expect(isClose(red.luminance, 0.2126 * linear, within: 1e-14))
    }
  }

  @Test(
    "a hexadecimal color is read as CSS reads it",
    arguments: [
      ("#e0e0e0", "#e0e0e0"), ("E0e0E0", "#e0e0e0"), ("#fff", "#ffffff"), ("#0f08", "#00ff0088"),
      ("#12345678", "#12345678"), ("#123456ff", "#123456"), ("0000", "#00000000"),
    ])
  func hex(text: String, expected: String) throws {
    #expect(try ShimmerColor(hex: text).hex == expected)
  }

  @Test("every byte survives being written and read")
  func roundTrip() throws {
    for byte in 0...255 {
      let color = ShimmerColor(
        red: Double(byte) / 255, green: Double(255 - byte) / 255, blue: 0.5,
        alpha: Double(byte) / 255)
      #expect(try ShimmerColor(hex: color.hex).bytes == color.bytes)
    }
  }

  @Test(
    "what is no color is refused with what would be right",
    arguments: [
      ("", "3, 4, 6 or 8"), ("#", "3, 4, 6 or 8"), ("#12345", "3, 4, 6 or 8"),
      ("#1234567890", "3, 4, 6 or 8"), ("#ggg", "number 1 is another"),
      ("#1234é", "number 5 is another"), ("red", "number 1 is another"),
    ])
  func wrongHex(text: String, expected: String) {
    do {
      _ = try ShimmerColor(hex: text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.description.contains(expected))
    }
  }

  @Test("parts outside 0 to 1 are held in it, and NaN is 0")
  func clamped() {
    let color = ShimmerColor(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color == ShimmerColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test("a color over another one")
  func over() {
    #expect(ShimmerColor.black.opacity(0.12).over(.white).hex == "#e0e0e0")
    #expect(ShimmerColor.white.over(.black) == .white)
    #expect(ShimmerColor.clear.over(.white) == .white)
    #expect(ShimmerColor.clear.over(.clear) == .clear)
    let half = ShimmerColor.white.opacity(0.5).over(ShimmerColor.black.opacity(0.5))
    #expect(isClose(half.alpha, 0.75))
    #expect(isClose(half.red, 0.5 / 0.75))
    #expect(ShimmerColor.black.mixed(with: .white, 0.25) == ShimmerColor(white: 0.25))
    #expect(ShimmerColor.black.mixed(with: .white, .nan) == .black)
  }
}
