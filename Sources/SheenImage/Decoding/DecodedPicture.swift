import CSheenCodecs
import SheenRaster

#if canImport(ImageIO)
import CoreGraphics
import Foundation
import ImageIO
#endif

/// The pixels of a PNG, JPEG or WebP file.
package struct DecodedPicture: Hashable, Sendable {
  package let width: Int
  package let height: Int

  /// RGBA with straight alpha, as in `RasterFrame`.
  package let pixels: [UInt32]

  /// The largest number of pixels that is decoded: 64 million.
  package static let maximumPixels = 64_000_000

  /// The longest file that is decoded: 256 MiB, what 64 million pixels take without being compressed.
  package static let maximumLength = 256 << 20

  /// Decodes the bytes of a file, whose beginning says its format.
  package init(bytes: [UInt8]) throws(PictureError) {
    guard !bytes.isEmpty else { throw PictureError(.empty) }
    guard bytes.count <= Self.maximumLength else { throw PictureError(.tooLong) }
    guard let format = Format(bytes) else { throw PictureError(.unknownFormat) }
    #if canImport(ImageIO)
    try self.init(byImageIO: bytes, format)
    #else
    var width: Int32 = 0
    var height: Int32 = 0
    let limit = Self.maximumPixels
    let result = bytes.withUnsafeBufferPointer { bytes in
      switch format {
      case .png: sheen_png_decode(bytes.baseAddress, bytes.count, limit, &width, &height)
      case .jpeg: sheen_jpeg_decode(bytes.baseAddress, bytes.count, limit, &width, &height)
      case .webP: sheen_webp_decode(bytes.baseAddress, bytes.count, limit, &width, &height)
      }
    }
    defer { sheen_codec_free(result) }
    switch result.status {
    case sheen_codec_ok: break
    case sheen_codec_out_of_memory: throw PictureError(.outOfMemory)
    case sheen_codec_unavailable: throw PictureError(.unavailable(format))
    case sheen_codec_too_large:
      throw PictureError(.tooLarge(width: Int(width), height: Int(height)))
    default: throw PictureError(.damaged(format))
    }
    self.width = Int(width)
    self.height = Int(height)
    let count = Int(width) * Int(height)
    pixels = [UInt32](unsafeUninitializedCapacity: count) { target, filled in
      UnsafeMutableRawBufferPointer(target)
        .copyMemory(from: UnsafeRawBufferPointer(start: result.bytes, count: count * 4))
      filled = count
    }
    #endif
  }

  /// The formats that are decoded.
  package enum Format: String, Hashable, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case webP = "WebP"

    /// The format whose signature bytes begin with, or nil.
    init?(_ bytes: [UInt8]) {
      if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
        self = .png
      } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
        self = .jpeg
      } else if bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 12,
        bytes[8..<12].elementsEqual("WEBP".utf8)
      {
        self = .webP
      } else {
        return nil
      }
    }

    /// What has to be installed on Debian and Ubuntu to decode it.
    var package: String {
      switch self {
      case .png: "libpng-dev"
      case .jpeg: "libjpeg-dev"
      case .webP: "libwebp-dev"
      }
    }
  }

  #if canImport(ImageIO)
  private init(byImageIO bytes: [UInt8], _ format: Format) throws(PictureError) {
    guard let source = CGImageSourceCreateWithData(Data(bytes) as CFData, nil),
      CGImageSourceGetStatus(source) == .statusComplete,
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any],
      let width = properties[kCGImagePropertyPixelWidth] as? Int,
      let height = properties[kCGImagePropertyPixelHeight] as? Int, width > 0, height > 0
    else { throw PictureError(.damaged(format)) }
    guard width <= Self.maximumPixels, height <= Self.maximumPixels,
      width * height <= Self.maximumPixels
    else { throw PictureError(.tooLarge(width: width, height: height)) }
    guard let image = CGImageSourceCreateImageAtIndex(source, 0, nil),
      let space = CGColorSpace(name: CGColorSpace.sRGB)
    else { throw PictureError(.damaged(format)) }
    // On white, because Core Graphics draws no straight alpha; tracing sees a picture on white anyway.
    var pixels = [UInt32](repeating: .max, count: width * height)
    let isDrawn = pixels.withUnsafeMutableBytes { memory in
      guard
        let context = CGContext(
          data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8,
          bytesPerRow: width * 4, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      else { return false }
      context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
      return true
    }
    guard isDrawn else { throw PictureError(.outOfMemory) }
    self.width = width
    self.height = height
    self.pixels = pixels
  }
  #endif
}

/// Why a file can't be decoded.
package struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    case empty
    case tooLong
    case unknownFormat
    case damaged(DecodedPicture.Format)
    case unavailable(DecodedPicture.Format)
    case tooLarge(width: Int, height: Int)
    case outOfMemory
  }

  package let reason: Reason

  init(_ reason: Reason) {
    self.reason = reason
  }

  package var description: String {
    switch reason {
    case .empty: "the file is empty"
    case .tooLong: "the file has more than the \(DecodedPicture.maximumLength) bytes that are read"
    case .unknownFormat: "the file is no PNG, JPEG or WebP"
    case .damaged(let format): "the \(format.rawValue) is damaged, incomplete or of an unknown kind"
    case .unavailable(let format):
      "\(format.rawValue) can't be read by this build: on Debian and Ubuntu, install \(format.package) "
        + "and build again"
    case .tooLarge(let width, let height):
      "the picture has \(width)×\(height) pixels; at most \(DecodedPicture.maximumPixels) are read"
    case .outOfMemory: "there is not enough memory to read the picture"
    }
  }
}
