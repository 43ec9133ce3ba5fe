import Drawing
import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

/// SwiftUI on the stage, which Cairo draws.
struct SwiftUIContestant<Content: View>: Contestant {
  let name = "SwiftUI"

  /// What fills the window.
  @ViewBuilder let content: (Setting) -> Content

  func pictures(of shots: [Shot]) throws -> [[Pixels]] { try shots.map(pictures) }

  private func pictures(of shot: Shot) throws -> [Pixels] {
    let setting = shot.setting
    let stage = try Stage(
      content(setting)
        .frame(width: setting.window.width, height: setting.window.height)
        .background(Color(setting.palette.background)),
      size: CGSize(width: setting.window.width, height: setting.window.height),
      scale: setting.scale,
      settings: StageSettings {
        $0.colorScheme = setting.appearance.scheme == .dark ? .dark : .light
        $0.contrast = setting.appearance.contrast == .increased ? .increased : .standard
        $0.layoutDirection = setting.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
      })
    // The moment that is asked for is a frame; those on the way are not looked at.
    stage.frameRate = 1
    let pictures = try shot.times.map { time in
      stage.advance(to: time)
      return Pixels(try stage.picture(), partOf: setting)
    }
    #expect(stage.problems == [])
    return pictures
  }
}

extension SwiftUIContestant where Content == SkeletonInWindow {
  /// The skeleton, at its place in a window.
  init() {
    self.init { SkeletonInWindow(setting: $0) }
  }
}

/// A skeleton at its place in a window, under the light that a setting says.
struct SkeletonInWindow: View {
  let setting: Setting

  var body: some View {
    if setting.style.scope == .window {
      placed.shimmerScope(.window).shimmerStyle(setting.style)
    } else {
      placed.shimmerStyle(setting.style)
    }
  }

  private var placed: some View {
    skeleton
      .frame(width: setting.size.width, height: setting.size.height)
      .padding(.top, setting.origin.y)
      .padding(isMirrored ? .trailing : .leading, setting.origin.x)
      .frame(
        width: setting.window.width, height: setting.window.height,
        alignment: isMirrored ? .topTrailing : .topLeading)
  }

  @ViewBuilder private var skeleton: some View {
    if setting.style.scope == .group {
      SkeletonPlaceholders(setting.skeleton).shimmerScope(.group)
    } else {
      SkeletonPlaceholders(setting.skeleton)
    }
  }

  private var isMirrored: Bool { setting.layoutDirection == .rightToLeft }
}

extension Color {
  /// A color of the core.
  init(_ color: ShimmerColor) {
    self.init(
      .sRGB, red: color.red, green: color.green, blue: color.blue, opacity: color.alpha)
  }
}
