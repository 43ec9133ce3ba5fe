import Drawing
import Foundation
import SheenCore
import SheenRaster
import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// The same skeleton, style and time, drawn by the raster and by layers, look the same.
@MainActor struct AgreementTests {
  nonisolated static let angles = [0.0, 15, 45, 90, 110, 195]

  /// Round and straight, and one above another with a gap.
  private static let skeleton = Skeleton(spacing: 8) {
    Skeleton.row(spacing: 9) {
      Skeleton.circle(33)
      Skeleton.text(lines: 3, lineHeight: 7)
    }
    Skeleton.overlay(alignment: .bottomTrailing) {
      Skeleton.roundedRectangle(radius: 8).frame(height: .flexible)
      Skeleton.circle(24).separated(by: 3).padding(5)
    }
  }
  .padding(6)

  private static let size = CGSize(width: 132, height: 96)

  /// The largest distance of two channels inside of shapes and outside, in levels of 255; what lies
  /// beside an edge is left out.
  private func difference(
    _ style: ShimmerStyle, _ reading: ReadingDirection, _ appearance: ShimmerAppearance,
    scale: Double, progresses: [Double]
  ) throws -> (difference: Int, lit: Int) {
    let area = SheenSize(width: Double(Self.size.width), height: Double(Self.size.height))
    let settings = WindowSettings {
      $0.userInterfaceStyle = appearance.scheme == .dark ? .dark : .light
      $0.increaseContrast = appearance.contrast == .increased
      $0.layoutDirection = reading == .rightToLeft ? .rightToLeft : .leftToRight
    }
    let palette = style.colors.palette(for: appearance)
    var style = style
    // The raster's area is that of its picture, and so is a group's.
    if style.scope == .window { style.scope = .group }
    let stage = try WindowStage(
      view: SkeletonPlaceholdersView(Self.skeleton, style: style), size: Self.size, scale: scale,
      settings: settings)
    let bytes = palette.background.bytes
    stage.perform {
      stage.window.backgroundColor = UIColor(
        red: CGFloat(bytes.red) / 255, green: CGFloat(bytes.green) / 255,
        blue: CGFloat(bytes.blue) / 255, alpha: 1)
    }
    let wave = try #require(
      style.resolved(in: SheenRect(origin: .zero, size: area), reading: reading).wave)
    var (largest, lit) = (0, 0)
    for progress in progresses {
      let time = progress * wave.sweepDuration
      stage.advance(to: time)
      let picture = try stage.picture()
      func frame(_ background: RasterBackground) throws -> RasterFrame {
        try Self.skeleton.rasterFrame(
          in: area, style: style, at: time, scale: scale, appearance: appearance,
          reading: reading, background: background)
      }
      let (wanted, covered) = (try frame(.palette), try frame(.transparent))
      for y in 1..<wanted.height - 1 {
        for x in 1..<wanted.width - 1 {
          guard !isEdge(covered, x, y) else { continue }
          let pixel = wanted.pixels[y * wanted.width + x]
          if pixel & 255 != UInt32(palette.base.bytes.red), pixel & 255 != UInt32(bytes.red) {
            lit += 1
          }
          for part in 0..<3 {
            let channel = Int((pixel >> UInt32(part * 8)) & 255)
            largest = max(largest, abs(channel - Int(picture[x, y][part])))
          }
        }
      }
    }
    return (largest, lit)
  }

  private func isEdge(_ frame: RasterFrame, _ x: Int, _ y: Int) -> Bool {
    let own = frame.pixels[y * frame.width + x] >> 24
    guard own == 0 || own == 255 else { return true }
    for row in y - 1...y + 1 {
      for column in x - 1...x + 1
      where frame.pixels[row * frame.width + column] >> 24 != own { return true }
    }
    return false
  }

  @Test("they agree at every angle, in both directions and both appearances", arguments: angles)
  func everyAngle(angle: Double) throws {
    for reading in [ReadingDirection.leftToRight, .rightToLeft] {
      for scheme in ShimmerAppearance.Scheme.allCases {
        let result = try difference(
          ShimmerStyle(direction: .tilted(angle)), reading, ShimmerAppearance(scheme), scale: 1,
          progresses: [0.12, 0.31, 0.5, 0.69, 0.88])
        #expect(result.difference <= 2 && result.lit > 200)
      }
    }
  }

  @Test("they agree at every scale and with increased contrast", arguments: [1.0, 2, 3])
  func everyScale(scale: Double) throws {
    for contrast in ShimmerAppearance.Contrast.allCases {
      let result = try difference(
        .tilted, .leftToRight, ShimmerAppearance(.dark, contrast: contrast), scale: scale,
        progresses: [0.35, 0.6])
      #expect(result.difference <= 2 && result.lit > 200)
    }
  }

  @Test(
    "they agree for light that speeds up, bounces or has a scope of its own",
    arguments: [
      ShimmerStyle.glint, ShimmerStyle(easing: .easeInOut), ShimmerStyle(bounces: true),
      ShimmerStyle(easing: .ease, bounces: true), .falling, .calm,
    ])
  func otherStyles(style: ShimmerStyle) throws {
    let result = try difference(
      style, .leftToRight, .light, scale: 1, progresses: [0.2, 0.5, 0.8])
    #expect(result.difference <= 2 && result.lit > 50)
  }
}
