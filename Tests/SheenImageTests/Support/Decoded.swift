import Foundation

/// What an independent decoder shows: pixels as `RasterFrame` has them.
struct Decoded {
  struct Frame {
    let pixels: [UInt32]
    let milliseconds: Double
  }

  let width: Int
  let height: Int
  let frames: [Frame]
  /// As the file says it; nil when it doesn't.
  let loop: Int?

  var milliseconds: Double { frames.reduce(0) { $0 + $1.milliseconds } }

  /// The frame on show at a time.
  func frame(atMilliseconds time: Double) -> Frame? {
    var end = 0.0
    return frames.first {
      end += $0.milliseconds
      return time < end
    }
  }

  /// Files as Pillow shows them, all in one process.
  static func byPillow(_ paths: [String]) throws -> [Decoded] {
    var rest = try Tool.python.run(["-c", pillow] + paths)[...]
    return try paths.map { path in
      let header = try take(line: &rest).split(separator: " ").map(String.init)
      guard header.count == 5, header[0] == "image", let width = Int(header[1]),
        let height = Int(header[2]), let count = Int(header[3])
      else { throw Tool.Failure(description: "\(path): Pillow says \(header)") }
      let frames = try (0..<count).map { _ in
        let milliseconds = Double(try take(line: &rest)) ?? -1
        return Frame(pixels: take(pixels: width * height, &rest), milliseconds: milliseconds)
      }
      return Decoded(width: width, height: height, frames: frames, loop: Int(header[4]))
    }
  }

  /// The pictures of a file as FFmpeg composes them; it isn't asked for times.
  static func byFFmpeg(_ path: String, width: Int, height: Int) throws -> [[UInt32]] {
    var rest = try Tool.ffmpeg.run([
      "-v", "error", "-i", path, "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "rgba",
      "-",
    ])[...]
    var frames: [[UInt32]] = []
    while !rest.isEmpty { frames.append(take(pixels: width * height, &rest)) }
    return frames
  }

  private static func take(line rest: inout Data.SubSequence) throws -> String {
    guard let end = rest.firstIndex(of: 10) else {
      throw Tool.Failure(description: "the decoder's answer ends too early")
    }
    defer { rest = rest[(end + 1)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  private static func take(pixels count: Int, _ rest: inout Data.SubSequence) -> [UInt32] {
    let bytes = [UInt8](rest.prefix(4 * count))
    rest = rest.dropFirst(4 * count)
    return bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self) }
    }
  }

  private static let pillow = """
    import sys
    try:
        from PIL import Image
    except ImportError:
        sys.exit("Pillow is missing: apt-get install python3-pil")
    out = sys.stdout.buffer
    for path in sys.argv[1:]:
        with Image.open(path) as image:
            count = getattr(image, "n_frames", 1)
            loop = image.info.get("loop", "none")
            out.write(b"image %d %d %d %s\\n" % (*image.size, count, str(loop).encode()))
            for index in range(count):
                image.seek(index)
                image.load()
                out.write(b"%.9f\\n" % image.info.get("duration", 0))
                out.write(image.convert("RGBA").tobytes())
    """
}
