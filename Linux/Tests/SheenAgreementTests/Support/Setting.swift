import Drawing
import Foundation
import SheenCore
import SheenRaster
import Stage
import SwiftUI
import Testing

/// Everything but the time that decides how a skeleton looks.
struct Setting {
  var skeleton: Skeleton
  var size: SheenSize
  var style = ShimmerStyle.standard
  var reading = ReadingDirection.leftToRight
  var appearance = ShimmerAppearance.light
  var scale = 1.0

  /// The area that the light is anchored to, where that is not the skeleton's.
  var area: SheenRect?

  /// The place of the skeleton on the stage, in points.
  var origin = SheenPoint(x: 0, y: 0)

  /// Both layout directions, all appearances and the given scales of a setting.
  func variations(scales: [Double] = [1, 2, 3]) -> [Setting] {
    var all: [Setting] = []
    for reading in [ReadingDirection.leftToRight, .rightToLeft] {
      for appearance in [ShimmerAppearance.light, .dark] {
        for scale in scales {
          var setting = self
          (setting.reading, setting.appearance, setting.scale) = (reading, appearance, scale)
          all.append(setting)
        }
      }
    }
    return all
  }

  var name: String {
    let angle = Int(style.direction.degrees(reading: reading))
    return "\(angle)-\(reading)-\(appearance.scheme)-\(Int(scale))x-\(style.scope)"
  }
}

extension Setting {
  /// Times within a sweep, of the wave in the skeleton's own area or another, at which a timeline of 60
  /// moments a second has one.
  func times(_ progresses: [Double]) throws -> [Double] {
    let wave = try #require(
      style.resolved(in: area ?? SheenRect(origin: .zero, size: size), reading: reading).wave)
    return progresses.map { (wave.sweepDuration * $0 * 60).rounded() / 60 }
  }

  /// Draws the skeleton by the raster and a view of it on a stage, at several times, and expects the
  /// two to be the same.
  ///
  /// - Parameter view: Shows the skeleton, in the way that the setting says.
  @MainActor func expectAgreement<V: View>(
    at times: [Double], sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder of view: (Skeleton) -> V
  ) throws {
    let layout = try skeleton.layout(in: size, reading: reading)
    let shimmer = style.resolved(
      in: area ?? SheenRect(origin: .zero, size: size), reading: reading, appearance: appearance)
    var raster =
      style.scope == .view
      ? try SkeletonRenderer(
        layout: layout, style: style, scale: scale, reading: reading, appearance: appearance,
        background: .transparent)
      : try SkeletonRenderer(
        layout: layout, shimmer: shimmer, scale: scale, background: .transparent)
    let stage = try Stage(
      view(skeleton), size: CGSize(width: size.width + origin.x, height: size.height + origin.y),
      scale: scale,
      settings: StageSettings {
        $0.colorScheme = appearance.scheme == .dark ? .dark : .light
        $0.contrast = appearance.contrast == .increased ? .increased : .standard
        $0.layoutDirection = reading == .rightToLeft ? .rightToLeft : .leftToRight
      })
    // The moment that is asked for is a frame; those on the way are not looked at.
    stage.frameRate = 1
    let base = SIMD3(
      [shimmer.palette.base.red, shimmer.palette.base.green, shimmer.palette.base.blue]
        .map { UInt8(($0 * 255).rounded()) })

    var lit = 0
    for time in times {
      raster.paint(at: time)
      stage.advance(to: time)
      let reference = Pixels(raster.frame)
      let result = Pixels(
        try stage.picture(), x: Int(origin.x * scale), y: Int(origin.y * scale),
        width: reference.width, height: reference.height)
      let difference = Difference(of: result, from: reference, base: base)
      lit += difference.litCount
      guard difference.largest > 2 else { continue }
      let pictures = try Difference.write(result, reference, named: "\(name)-at-\(time)")
      Issue.record(
        """
        \(difference.largest) levels apart at \(difference.place), \(time) s: see \(pictures)
        """, sourceLocation: sourceLocation)
      return
    }
    #expect(lit > 0, "there was no light to compare", sourceLocation: sourceLocation)
    #expect(stage.problems == [], sourceLocation: sourceLocation)
  }
}
