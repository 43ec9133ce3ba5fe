import Foundation
import SheenCore
import SheenImage
import SheenRaster
import Testing

extension InChromium {
  /// What a browser makes of the pictures that SheenImage writes.
  @Suite struct ImagesInChromiumTests {
    @Test(
      "a browser shows every frame exactly, at its time, for ever",
      arguments: [ImageFormat.webp, .apng, .gif])
    func movingPicture(format: ImageFormat) async throws {
      let size = SheenSize(width: 96, height: 64)
      let skeleton = Skeleton.row(spacing: 8) {
        Skeleton.circle(32)
        Skeleton.text(lines: 3)
      }.padding(8)
      var style = ShimmerStyle.tilted
      style.speed = .duration(1)
      let period = 1.2
      let frames = try (0..<15).map { index in
        try skeleton.rasterFrame(
          in: size, style: style, at: period * Double(index) / 15, appearance: .dark)
      }
      try #require(Set(frames).count > 5)
      let bytes = try format.encode(FrameSequence(frames, period: period))

      let shown = try await Self.decoded(bytes, type: format == .apng ? "png" : format.rawValue)

      #expect(shown.repeats)
      #expect(shown.milliseconds.reduce(0, +) == period * 1000)
      for (index, frame) in frames.enumerated() {
        let middle = (Double(index) + 0.5) / 15 * period * 1000
        var end = 0.0
        let place = shown.milliseconds.firstIndex {
          end += $0
          return middle < end
        }
        let pixels = try Data(base64Encoded: shown.pixels[#require(place)])
        #expect(pixels == frame.pixels.withUnsafeBytes { Data($0) }, "frame \(index)")
      }
    }

    private struct Shown: Decodable {
      let repeats: Bool
      let milliseconds: [Double]
      let pixels: [String]
    }

    /// A file's frames as Chromium's decoder gives them, each as the whole picture.
    private static func decoded(_ bytes: [UInt8], type: String) async throws -> Shown {
      try await Tab.with { tab in
        // Only a page from somewhere may decode pictures.
        try await tab.show("<!doctype html><title>Pictures</title>")
        return try await tab.value(
          """
          (async () => {
            const data = await (await fetch("data:;base64,\(Data(bytes).base64EncodedString())"))
              .arrayBuffer();
            const decoder = new ImageDecoder({
              data, type: "image/\(type)", colorSpaceConversion: "none", premultiplyAlpha: "none" });
            await decoder.tracks.ready;
            await decoder.completed;
            const track = decoder.tracks.selectedTrack;
            const milliseconds = [], pixels = [];
            for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex++) {
              const { image } = await decoder.decode({ frameIndex });
              milliseconds.push(image.duration / 1000);
              const context = new OffscreenCanvas(image.displayWidth, image.displayHeight)
                .getContext("2d");
              context.drawImage(image, 0, 0);
              const all = context.getImageData(0, 0, image.displayWidth, image.displayHeight).data;
              pixels.push(btoa(Array.from(all, byte => String.fromCharCode(byte)).join("")));
            }
            return { repeats: track.repetitionCount === Infinity, milliseconds, pixels };
          })()
          """)
      }
    }
  }
}
