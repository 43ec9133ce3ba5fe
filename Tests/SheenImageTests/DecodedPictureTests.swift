import Foundation
import SheenImage
import Testing

/// Files that Pillow writes, decoded by us.
@Suite struct DecodedPictureTests {
  private let folder: Folder

  init() throws { folder = try Folder() }

  /// Files of one picture in every kind, and the pixels that Pillow reads from each.
  private static let script = """
    import sys, random
    from PIL import Image
    random.seed(5)
    base = Image.new("RGBA", (37, 23))
    base.putdata([(x * 6 % 256, y * 9 % 256, (x * y) % 256, 255 - (x * 3 + y) % 90)
                  for y in range(23) for x in range(37)])
    opaque = base.convert("RGB")
    deep = Image.new("I;16", (37, 23))
    deep.putdata([(x * 1700 + y * 900) % 65536 for y in range(23) for x in range(37)])
    files = {
      "rgba.png": (base, {}), "rgb.png": (opaque, {}), "gray.png": (opaque.convert("L"), {}),
      "palette.png": (opaque.quantize(16), {}), "bit.png": (opaque.convert("1"), {}),
      "gray-alpha.png": (base.convert("LA"), {}),
      "photo.jpg": (opaque, {"quality": 90}), "progressive.jpg": (opaque, {"progressive": True}),
      "gray.jpg": (opaque.convert("L"), {}),
      "lossless.webp": (base, {"lossless": True, "exact": True}), "lossy.webp": (opaque, {}),
    }
    for name, (image, options) in files.items():
      image.save(name, **options)
      again = Image.open(name).convert("RGBA")
      open(name + ".rgba", "wb").write(again.tobytes())
    deep.save("deep.png")
    Image.new("RGB", (9000, 9000)).save("enormous.png")
    Image.new("RGB", (9000, 9000)).save("enormous.jpg")
    """

  private func make() throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-c", Self.script]
    process.currentDirectoryURL = folder.root
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.root.appending(path: name)))
  }

  private static func rgba(_ picture: DecodedPicture) -> [UInt8] {
    picture.pixels.flatMap { pixel in
      stride(from: 0, through: 24, by: 8).map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
  }

  @Test func everyKindOfFileHasThePixelsThatPillowReads() throws {
    try make()
    let exact = [
      "rgba.png", "rgb.png", "gray.png", "palette.png", "bit.png", "gray-alpha.png",
      "lossless.webp",
    ]
    for name in exact + ["photo.jpg", "progressive.jpg", "gray.jpg", "lossy.webp"] {
      let picture = try DecodedPicture(bytes: bytes(name))
      #expect(picture.width == 37 && picture.height == 23)
      let expected = try bytes(name + ".rgba")
      let pixels = Self.rgba(picture)
      let worst = zip(pixels, expected).map { abs(Int($0) - Int($1)) }.max() ?? 255
      #expect(pixels.count == expected.count && worst <= (exact.contains(name) ? 0 : 3), "\(name)")
    }
    // 16 bits a channel become the upper 8.
    let deep = try DecodedPicture(bytes: bytes("deep.png"))
    for (index, pixel) in deep.pixels.enumerated() {
      let value = (index % 37 * 1700 + index / 37 * 900) % 65536
      #expect(abs(Int(pixel & 0xFF) - value / 257) <= 1)
    }
  }

  @Test func damagedFilesAreRefused() throws {
    try make()
    func reason(_ bytes: [UInt8]) -> String {
      do {
        _ = try DecodedPicture(bytes: bytes)
        return "decoded"
      } catch {
        return error.description
      }
    }
    #expect(reason([]) == "the file is empty")
    #expect(reason(Array("hello, world".utf8)) == "the file is no PNG, JPEG or WebP")
    for (name, format) in [("rgba.png", "PNG"), ("photo.jpg", "JPEG"), ("lossless.webp", "WebP")] {
      let whole = try bytes(name)
      let refusal = "the \(format) is damaged, incomplete or of an unknown kind"
      for count in [12, whole.count / 3, whole.count * 2 / 3] {
        #expect(reason(Array(whole.prefix(count))) == refusal, "\(name) of \(count) bytes")
      }
    }
    for name in ["enormous.png", "enormous.jpg"] {
      #expect(
        reason(try bytes(name)) == "the picture has 9000×9000 pixels; at most 64000000 are read")
    }
  }

  @Test func randomBytesNeverTrap() throws {
    try make()
    var state: UInt64 = 9
    for name in ["rgba.png", "palette.png", "photo.jpg", "progressive.jpg", "lossless.webp"] {
      let whole = try bytes(name)
      for _ in 0..<60 {
        var bytes = whole
        for _ in 0..<4 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          bytes[Int(state >> 33) % bytes.count] = UInt8(truncatingIfNeeded: state >> 24)
        }
        _ = try? DecodedPicture(bytes: bytes)
      }
    }
  }
}
