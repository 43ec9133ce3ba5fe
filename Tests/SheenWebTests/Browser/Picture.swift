import Foundation

/// Pixels as bytes R, G, B, A, row by row.
struct Picture: Sendable {
  struct Pixel: Hashable, Sendable {
    let red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8

    /// The largest difference of a channel, alpha included.
    func distance(to other: Pixel) -> Int {
      zip(
        [red, green, blue, alpha], [other.red, other.green, other.blue, other.alpha]
      ).map { abs(Int($0) - Int($1)) }.max() ?? 0
    }
  }

  let width: Int
  let height: Int
  let bytes: [UInt8]

  subscript(x: Int, y: Int) -> Pixel {
    let place = (y * width + x) * 4
    return Pixel(
      red: bytes[place], green: bytes[place + 1], blue: bytes[place + 2], alpha: bytes[place + 3])
  }

  /// The picture in a PNG file, read by the browser itself.
  static func decoded(png base64: String) async throws -> Picture {
    struct Pixels: Decodable {
      let width: Int, height: Int
      let bytes: String
    }
    let pixels: Pixels = try await Tab.reader.value(
      """
      (async () => {
        const blob = await (await fetch("data:image/png;base64,\(base64)")).blob();
        const image = await createImageBitmap(blob, {
          colorSpaceConversion: "none", premultiplyAlpha: "none" });
        const canvas = new OffscreenCanvas(image.width, image.height);
        const context = canvas.getContext("2d");
        context.drawImage(image, 0, 0);
        const data = context.getImageData(0, 0, image.width, image.height).data;
        let text = "";
        for (let i = 0; i < data.length; i += 32768)
          text += String.fromCharCode(...data.subarray(i, i + 32768));
        return { width: image.width, height: image.height, bytes: btoa(text) };
      })()
      """)
    guard let bytes = Data(base64Encoded: pixels.bytes) else {
      throw Chromium.Failure(description: "the browser's pixels are no base64")
    }
    return Picture(width: pixels.width, height: pixels.height, bytes: [UInt8](bytes))
  }
}
