import Drawing
import Foundation
import SheenImage
import SheenRaster

/// A screen in one appearance and one layout direction.
@MainActor struct Recording {
  let screen: GalleryScreen
  let variant: Variant

  /// The files' names without their endings, such as `cards-dark-rtl`.
  var name: String { screen.name + variant.suffix }

  /// Writes the moving picture and, for where motion is not wanted, a still one.
  func write(to folder: Folder) throws {
    try folder.write(movie(), to: name + ".webp")
    try folder.write(still(), to: name + ".png")
  }

  private static let framesPerSecond = 30.0

  /// The bytes of a moving picture.
  private func movie() throws -> [UInt8] {
    let timing = try FrameTiming(
      period: screen.length, framesPerSecond: Self.framesPerSecond, for: .webp)
    var take: (any Take)?
    let frames = try FrameSequence(
      width: Int(screen.size.width * screen.scale),
      height: Int(screen.size.height * screen.scale), timing: timing
    ) { index in
      try MainActor.assumeIsolated {
        // An encoder may ask for everything a second time, and no stage goes back.
        var current = if let take, index > 0 { take } else { try self.take() }
        let frame = try current.frame(
          at: screen.start + timing.phase(of: index) * timing.period)
        take = current
        return frame
      }
    }
    return try ImageFormat.webp.encode(frames, options: ImageOptions(effort: .fast))
  }

  /// The light in the middle of its way.
  private func still() throws -> [UInt8] {
    var take = try take()
    return try ImageFormat.png.encode(
      take.frame(at: screen.start + screen.still), options: ImageOptions(effort: .fast))
  }

  private func take() throws -> any Take { try screen.take(screen, variant) }
}

extension RasterFrame {
  /// A stage's picture.
  init(_ picture: DrawingPicture) throws {
    try self.init(
      width: picture.width, height: picture.height,
      pixels: picture.rgba.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) })
  }
}
