import Foundation
import Sheen
import SheenRaster
import Stage
import SwiftUI
import SwiftUIScreens

extension GalleryScreen {
  /// A SwiftUI view that comes round: after its length everything has to be as it was.
  ///
  /// - Parameter taps: The buttons that are pressed meanwhile, with the times of the stage's clock.
  static func swiftUI(
    _ example: ExampleScreen, code: String, size: CGSize = CGSize(width: 390, height: 400),
    scale: Double = 2, start: Double = 0, length: Double = 2,
    taps: [(time: Double, label: String)] = [], loaded: String? = nil
  ) -> GalleryScreen {
    GalleryScreen(
      name: example.id, title: example.title, summary: example.summary, code: code, size: size,
      scale: scale, start: start, length: length, loaded: loaded
    ) { screen, variant in
      try SwiftUITake(example.view, taps: taps, screen: screen, variant: variant)
    }
  }
}

/// One time through a SwiftUI screen.
@MainActor struct SwiftUITake: Take {
  let stage: Stage
  private var taps: [(time: Double, label: String)]

  init<V: View>(
    _ view: V, taps: [(time: Double, label: String)], screen: GalleryScreen, variant: Variant
  ) throws {
    self.taps = taps
    stage = try Stage(
      Window(content: view), size: screen.size, scale: screen.scale,
      settings: StageSettings {
        $0.colorScheme = variant.isDark ? .dark : .light
        $0.layoutDirection = variant.isRightToLeft ? .rightToLeft : .leftToRight
      })
  }

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
  func frame() throws -> RasterFrame { try RasterFrame(stage.picture()) }
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
