import Drawing
import Foundation
import Sheen
import SheenImage
import SheenRaster
import Stage
import SwiftUI

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

  /// The bytes of a moving picture that comes round without a seam.
  private func movie() throws -> [UInt8] {
    let timing = try FrameTiming(
      period: screen.length, framesPerSecond: Self.framesPerSecond, for: .webp)
    var take: Take?
    let frames = try FrameSequence(
      width: Int(screen.size.width * screen.scale),
      height: Int(screen.size.height * screen.scale), timing: timing
    ) { index in
      try MainActor.assumeIsolated {
        // An encoder may ask for everything a second time, and no stage goes back.
        var current = if let take, index > 0 { take } else { try Take(self) }
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
    var take = try Take(self)
    return try ImageFormat.png.encode(
      take.frame(at: screen.start + 0.7), options: ImageOptions(effort: .fast))
  }
}

/// One time through.
@MainActor struct Take {
  let stage: Stage
  private var taps: [(time: Double, label: String)]

  init(_ recording: Recording) throws {
    let screen = recording.screen
    taps = screen.taps
    stage = try Stage(
      Window(content: screen.view()), size: screen.size, scale: screen.scale,
      settings: StageSettings {
        $0.colorScheme = recording.variant.scheme
        $0.layoutDirection = recording.variant.direction
      })
  }

  /// The window at a time, which does not lie before that of the last call.
  mutating func frame(at time: Double) throws -> RasterFrame {
    while let tap = taps.first, tap.time <= time {
      stage.advance(to: tap.time)
      try stage.tap(tap.label)
      taps.removeFirst()
    }
    stage.advance(to: time)
    return try frame()
  }

  /// The window as it is.
  func frame() throws -> RasterFrame {
    let picture = try stage.picture()
    return try RasterFrame(
      width: picture.width, height: picture.height,
      pixels: picture.rgba.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) })
  }
}

/// What a system has behind an app's views.
private struct Window<Content: View>: View {
  let content: Content

  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    content
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(ShimmerPalette.standard(for: colorScheme).background))
  }
}

extension ShimmerPalette {
  fileprivate static func standard(for scheme: ColorScheme) -> ShimmerPalette {
    ShimmerStyle.standard.colors.palette(for: scheme == .dark ? .dark : .light)
  }
}
