import Foundation
import SheenCore
import SheenRaster

/// How alike a browser's picture and the reference renderer's frame are.
struct Likeness: Decodable, CustomStringConvertible {
  /// The largest difference of a channel away from all edges, in levels of 255.
  let largest: Int

  /// Where that is, and what both have there.
  let x: Int, y: Int
  let shown: [UInt8], expected: [UInt8]

  /// How many pixels were compared.
  let compared: Int

  /// How many pixels within one of an edge were left out.
  let edges: Int

  var description: String {
    "\(largest) levels at (\(x), \(y)), where \(shown) is not \(expected); "
      + "\(compared) pixels compared, \(edges) at edges"
  }

  /// The edges of a skeleton: white, partly covered or next to such a pixel, on black.
  static func coverage(
    of skeleton: Skeleton, in size: SheenSize, layoutDirection: SheenLayoutDirection = .leftToRight
  ) throws -> RasterFrame {
    let palette = ShimmerPalette(background: .black, base: .white, highlight: .white)
    return try skeleton.rasterFrame(
      in: size, style: ShimmerStyle(colors: .fixed(palette)), at: .nan,
      layoutDirection: layoutDirection)
  }
}

/// Compares pictures within the browser, which is faster at it than code that is not optimized.
struct PictureComparison {
  private let tab: Tab

  /// A comparison away from the edges, which holds until the next one is begun.
  init(edgesOf coverage: RasterFrame) async throws {
    tab = try await Tab.reader
    let _: Bool = try await tab.value("(\(Self.script))(\"\(coverage.base64)\", \(coverage.width))")
  }

  func likeness(of png: String, to frame: RasterFrame) async throws -> Likeness {
    try await tab.value("window.compare(\"\(png)\", \"\(frame.base64)\")")
  }

  private static let script = """
    async (coverage, width) => {
      const bytes = async text => new Uint8ClampedArray(
        await (await fetch("data:;base64," + text)).arrayBuffer());
      const covered = new Uint32Array((await bytes(coverage)).buffer);
      const height = covered.length / width;
      const isEdge = new Uint8Array(covered.length);
      for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) {
        const own = covered[y * width + x];
        for (let b = Math.max(0, y - 1); b <= Math.min(height - 1, y + 1); b++)
          for (let a = Math.max(0, x - 1); a <= Math.min(width - 1, x + 1); a++)
            if (covered[b * width + a] != own) isEdge[y * width + x] = 1;
      }
      window.compare = async (png, expected) => {
        const blob = new Blob([await bytes(png)], { type: "image/png" });
        const image = await createImageBitmap(blob, {
          colorSpaceConversion: "none", premultiplyAlpha: "none" });
        if (image.width != width || image.height != height)
          throw new Error("a picture of " + image.width + " × " + image.height);
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context.drawImage(image, 0, 0);
        const shown = context.getImageData(0, 0, width, height).data, frame = await bytes(expected);
        const result = { largest: -1, x: 0, y: 0, shown: [], expected: [], compared: 0, edges: 0 };
        for (let i = 0; i < isEdge.length; i++) {
          if (isEdge[i]) { result.edges++; continue; }
          result.compared++;
          for (let c = 0; c < 4; c++) {
            if (shown[i * 4 + c] == frame[i * 4 + c] && result.largest >= 0) continue;
            const distance = Math.abs(shown[i * 4 + c] - frame[i * 4 + c]);
            if (distance > result.largest) Object.assign(result, {
              largest: distance, x: i % width, y: Math.floor(i / width),
              shown: [...shown.slice(i * 4, i * 4 + 4)],
              expected: [...frame.slice(i * 4, i * 4 + 4)] });
          }
        }
        return result;
      };
      return true;
    }
    """
}

extension RasterFrame {
  /// The bytes R, G, B, A of all pixels.
  fileprivate var base64: String {
    pixels.withUnsafeBytes { Data($0) }.base64EncodedString()
  }
}
