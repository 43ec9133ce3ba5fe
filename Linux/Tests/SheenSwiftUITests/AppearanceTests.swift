import Drawing
import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

private let isDark = StageSettings { $0.colorScheme = .dark }

/// Colors, reading direction and corners.
@MainActor struct AppearanceTests {
  private func stage<V: View>(
    _ view: V, width: CGFloat = 390, height: CGFloat = 60,
    _ settings: StageSettings = StageSettings()
  ) throws -> Stage {
    try Stage(
      view.loadingPolicy(.prompt), size: CGSize(width: width, height: height), scale: 1,
      settings: settings)
  }

  private var placeholder: some View { Rectangle().skeleton(Rectangle(), isLoading: true) }

  @Test("colors are those of the view's own appearance, from the first frame on")
  func ownAppearance() throws {
    let view = HStack(spacing: 0) {
      placeholder
      placeholder.environment(\.colorScheme, .dark)
    }
    for settings in [StageSettings(), isDark] {
      let picture = try stage(view.shimmerFrozen(at: 1.95), settings).picture()
      #expect(abs(picture.brightness(300, 30) - 46) <= 1)
      let outer = settings == isDark ? 46 : 224
      #expect(abs(picture.brightness(100, 30) - outer) <= 1)
    }
  }

  @Test("a change of appearance keeps the light's place")
  func keepsPlace() throws {
    let changed = try stage(placeholder.shimmerScope(.group))
    changed.advance(to: 2.4)
    let light = try #require(changed.picture().brightest(inRow: 30))
    changed.settings.colorScheme = .dark
    let dark = try #require(changed.picture().brightest(inRow: 30))
    #expect(abs(light - dark) <= 12)
    #expect(changed.counting { changed.advance(by: 0.1) }.frames == 6)
  }

  @Test("light is seen in light and dark, with and without increased contrast")
  func contrast() throws {
    for scheme in [ColorScheme.light, .dark] {
      for contrast in [ColorSchemeContrast.standard, .increased] {
        let settings = StageSettings {
          $0.colorScheme = scheme
          $0.contrast = contrast
        }
        let picture = try stage(placeholder.shimmerScope(.group).shimmerFrozen(at: 0.6), settings)
          .picture()
        let values = (0..<390).map { picture.brightness($0, 30) }
        let swing = try #require(values.max()) - #require(values.min())
        #expect((8...40).contains(swing), "\(scheme) \(contrast)")
      }
    }
  }

  @Test("the color of the light is independent of the content's")
  func gold() throws {
    let gold = Color(.sRGB, red: 1, green: 0.75, blue: 0, opacity: 1)
    let view = ShimmerView(color: gold) {
      Text("MMMMMMMM").font(.largeTitle).foregroundColor(.white)
    }
    .background(Color.black)
    let stage = try stage(view)
    stage.advance(to: 0.6)
    let picture = try stage.picture()
    let isGold = (0..<390).contains { x in
      let pixel = picture[x, 30]
      return pixel.x > 220 && pixel.z < 170 && pixel.x > pixel.z
    }
    #expect(isGold)
  }

  @Test("light passes over the glyphs of a text, and not over what is around them")
  func glyphs() throws {
    let view = Text("MMMMMMMM").font(.largeTitle).foregroundColor(.black)
    let plain = try stage(view).picture()
    let lit = try stage(view.shimmering().shimmerFrozen(at: 0.6)).picture()
    for x in 0..<390 where plain[x, 30].w == 0 { #expect(lit[x, 30].w == 0) }
    let strengths = Set((0..<390).filter { plain[$0, 30].w == 255 }.map { lit[$0, 30].w })
    #expect(strengths.contains(102) && strengths.count > 5)
  }

  @Test("from right to left, placeholders and light are mirrored")
  func mirrored() throws {
    let view = SkeletonPlaceholders(
      Skeleton.row(spacing: 10) {
        Skeleton.circle(40)
        Skeleton.text(lines: 2)
      }
    )
    .shimmerScope(.group).shimmerFrozen(at: 0.6)
    let normal = try stage(view).picture()
    let mirrored = try stage(view, StageSettings { $0.layoutDirection = .rightToLeft }).picture()
    for y in stride(from: 3, to: 60, by: 3) {
      for x in stride(from: 1, to: 390, by: 7) {
        #expect(abs(normal.brightness(x, y) - mirrored.brightness(389 - x, y)) <= 3)
      }
    }
  }

  @Test("a fixed direction is the same from right to left")
  func fixedDirection() throws {
    let view = placeholder.shimmerScope(.group)
      .shimmerStyle(ShimmerStyle(direction: .leftToRight)).shimmerFrozen(at: 0.6)
    let settings = StageSettings { $0.layoutDirection = .rightToLeft }
    let normal = try stage(view).picture()
    let mirrored = try stage(view, settings).picture()
    let differences = (0..<390).map { abs(normal.brightness($0, 30) - mirrored.brightness($0, 30)) }
    #expect(differences.allSatisfy { $0 <= 1 }, "\(differences)")
  }

  @Test("a placeholder's corners are as round as there is room for, and the content is not clipped")
  func corners() throws {
    let small = try stage(
      Rectangle().frame(width: 100, height: 20).skeleton(isLoading: true), width: 100, height: 20
    )
    .picture()
    #expect(small[1, 1].w < 128 && small[50, 1].w == 255 && small[98, 10].w == 255)
    let reaching = Rectangle().fill(gray).frame(width: 20, height: 20).scaleEffect(2)
      .skeleton(isLoading: false)
    #expect(try stage(reaching, width: 60, height: 60).picture()[12, 12].w == 255)
  }

  @Test("borders and backgrounds of the content are hidden with it")
  func borders() throws {
    let view = Text("Words").padding(10).border(Color.black, width: 4)
      .skeleton(RoundedRectangle(cornerRadius: 10), isLoading: true).shimmerFrozen(at: 1.95)
    let picture = try stage(view, width: 120).picture()
    for x in 0..<120 {
      for y in 0..<60 { #expect(picture.brightness(x, y) > 220) }
    }
  }

  @Test("a style holds whether it is set before or after, inside or outside")
  func anyOrder() throws {
    let style = ShimmerStyle(direction: .topToBottom)
    let outside = placeholder.shimmerScope(.group).shimmerStyle(style).shimmerFrozen(at: 0.2)
    let frozenFirst = placeholder.shimmerScope(.group).shimmerFrozen(at: 0.2).shimmerStyle(style)
    let other = placeholder.shimmerScope(.group).shimmerFrozen(at: 0.2)
    #expect(try stage(outside).picture() == stage(frozenFirst).picture())
    #expect(try stage(outside).picture() != stage(other).picture())
  }
}
