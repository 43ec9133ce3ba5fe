import Drawing
import Foundation
import SheenImage
import SheenRaster

/// A screen in one appearance and one layout direction.
@MainActor struct Recording {
  let screen: GalleryScreen
  let variant: Variant

  /// The files' names without their endings, such as `cards-dark-rtl`.
  private var name: String { screen.name + variant.suffix }

  /// The moving picture, within the gallery.
  var movie: String { file(".webp") }

  /// A still one, for where motion is not wanted.
  var still: String { file(".png") }

  /// What is to be seen in the end, where a screen loads by itself.
  var loaded: String { file("-loaded.png") }

  private func file(_ ending: String) -> String { "\(screen.folder)/\(name)\(ending)" }

  /// Writes the moving picture and the still one.
  ///
  /// - Parameter folder: The gallery's.
  func write(to folder: Folder) throws {
    try folder.write(drawMovie(), to: movie)
    try folder.write(drawStill(), to: still)
  }

  private static let framesPerSecond = 30.0

  /// The bytes of a moving picture.
  private func drawMovie() throws -> [UInt8] {
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
  private func drawStill() throws -> [UInt8] {
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
