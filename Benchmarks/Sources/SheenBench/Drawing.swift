import Foundation
import SheenCore
import SheenRaster

/// The scene and the renderer that draws it, with its frames by number.
struct Drawing {
  let scene: Scene
  private(set) var renderer: SkeletonRenderer

  init(scene: Scene) throws {
    self.scene = scene
    let skeleton = Skeleton.overlay(alignment: .topLeading) {
      for p in scene.placeholders {
        Skeleton.roundedRectangle(radius: Double(p.radius))
          .frame(width: .fixed(Double(p.width)), height: .fixed(Double(p.height)))
          .padding(SkeletonInsets(top: Double(p.y), leading: Double(p.x)))
      }
    }
    let size = SheenSize(width: Double(scene.width), height: Double(scene.height))
    let style = ShimmerStyle(
      direction: .angle(scene.angle), speed: .duration(scene.period), band: .points(scene.band),
      rest: .seconds(0), colors: .fixed(try scene.palette))
    renderer = try SkeletonRenderer(
      layout: skeleton.layout(in: size), style: style)
  }

  /// Paints what a frame changes of the picture that was painted last.
  mutating func paint(frame: Int) -> RasterFrame {
    renderer.paint(at: scene.time(of: frame))
    return renderer.frame
  }

  /// Paints every pixel of a frame.
  mutating func repaint(frame: Int) {
    renderer.repaint(at: scene.time(of: frame))
  }

  /// The picture as it is, one byte for each pixel: all colors of the scene are opaque grays.
  func grays() throws -> Data {
    try Data(
      renderer.frame.pixels.map { pixel in
        let gray = pixel & 0xFF
        guard pixel == 0xFF00_0000 | gray * 0x1_0101 else { throw NotGrey(pixel: pixel) }
        return UInt8(gray)
      })
  }

  struct NotGrey: Error {
    var pixel: UInt32
  }
}

extension Scene {
  /// How long the band needs to cross the page, in seconds.
  var period: Double { Double(frames) / Double(framesPerSecond) }

  /// When a frame is shown, in seconds.
  func time(of frame: Int) -> Double { Double(frame) / Double(frames) * period }

  var palette: ShimmerPalette {
    get throws {
      try ShimmerPalette(
        background: ShimmerColor(hex: background), base: ShimmerColor(hex: base),
        highlight: ShimmerColor(hex: highlight))
    }
  }
}
