import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct EffectTests {
  private func picture<V: View>(
    _ view: V, settings: StageSettings = StageSettings()
  ) throws -> DrawingPicture {
    try Stage(view, size: CGSize(width: 100, height: 20), scale: 1, settings: settings).picture()
  }

  /// Two white rectangles that overlap between 40 and 60.
  private var overlapping: some View {
    ZStack(alignment: .leading) {
      Color.white.frame(width: 60)
      Color.white.frame(width: 60).offset(x: 40)
    }
    .frame(width: 100, alignment: .leading)
  }

  @Test("opacity belongs to each thing drawn, unless it is made one picture first")
  func opacity() throws {
    let each = try picture(overlapping.opacity(0.5).background(Color.black))
    #expect(each.isGrey(128, 20, 10) && each.isGrey(191, 50, 10))
    let once = try picture(overlapping.compositingGroup().opacity(0.5).background(Color.black))
    #expect(once.isGrey(128, 20, 10) && once.isGrey(128, 50, 10))
    let masked = try picture(overlapping.mask(Color.black).opacity(0.5).background(Color.black))
    #expect(masked.isGrey(128, 50, 10))
    let twice = try picture(
      Rectangle().fill(Color.white).opacity(0.5).opacity(0.5).background(Color.black))
    #expect(twice.isGrey(64, 20, 10))
  }

  @Test("a mask shows as much of a view as it is opaque, and what it does not cover is gone")
  func mask() throws {
    let view = Color.white.mask(alignment: .leading) {
      HStack(spacing: 0) {
        Color.red.frame(width: 20); Color.red.opacity(0.5).frame(width: 20)
      }
    }
    let result = try picture(view.background(Color.black))
    #expect(result.isGrey(255, 10, 10) && result.isGrey(128, 30, 10) && result.isGrey(0, 60, 10))
  }

  @Test("a mask moves with its own effects, and the masked view stays")
  func maskMoves() throws {
    let view = Color.white.mask(Color.black.frame(width: 20).offset(x: 30))
    let result = try picture(view.background(Color.black))
    #expect(result.isGrey(0, 50, 10) && result.isGrey(255, 80, 10))
  }

  @Test("a blend mode works on what is behind within the same picture only")
  func blend() throws {
    let view = ZStack {
      Color.gray.frame(width: 40)
      Color.white.blendMode(.sourceAtop)
    }
    let apart = try picture(view.compositingGroup().background(Color.black))
    #expect(apart.isGrey(255, 50, 10) && apart.isGrey(0, 10, 10))
    let onGround = try picture(view.background(Color.black))
    #expect(onGround.isGrey(255, 10, 10))
  }

  @Test("a shape clips, and a drawing group clips to its bounds")
  func clip() throws {
    let circle = try picture(Color.white.frame(width: 20).clipShape(Circle()))
    #expect(circle.hex(50, 10) == "ffffffff" && circle.hex(41, 1) == "00000000")
    let outside = Color.white.frame(width: 20).offset(x: 15).frame(width: 20)
    #expect(try picture(outside).hex(70, 10) == "ffffffff")
    #expect(try picture(outside.clipped()).hex(70, 10) == "00000000")
    #expect(try picture(outside.clipped()).hex(57, 10) == "ffffffff")
    #expect(try picture(outside.drawingGroup()).hex(70, 10) == "00000000")
  }

  @Test("later views are in front, overlays above, backgrounds below; a z index overrules")
  func order() throws {
    #expect(
      try picture(
        ZStack {
          Color.white; Color.black
        }
      ).isGrey(0, 50, 10))
    #expect(
      try picture(
        ZStack {
          Color.white.zIndex(1); Color.black
        }
      ).isGrey(255, 50, 10))
    #expect(try picture(Color.white.overlay(Color.black)).isGrey(0, 50, 10))
    #expect(try picture(Color.white.background(Color.black)).isGrey(255, 50, 10))
  }

  @Test("hidden and clear views draw nothing")
  func invisible() throws {
    #expect(try picture(Color.white.hidden()).hex(50, 10) == "00000000")
    #expect(try picture(Color.white.opacity(0)).hex(50, 10) == "00000000")
    #expect(try picture(Color.clear).hex(50, 10) == "00000000")
    #expect(try picture(Color.white.opacity(.nan)).hex(50, 10) == "00000000")
  }

  @Test("turned and scaled views are drawn about their anchor")
  func transforms() throws {
    let turned = try picture(
      Color.white.frame(width: 40, height: 4).rotationEffect(.degrees(90)))
    #expect(turned.hex(50, 1) == "ffffffff" && turned.hex(35, 10) == "00000000")
    let scaled = try picture(Color.white.frame(width: 20).scaleEffect(x: 2, y: 1))
    #expect(scaled.hex(31, 10) == "ffffffff" && scaled.hex(29, 10) == "00000000")
    let flat = try picture(Color.white.scaleEffect(x: 0, y: 1))
    #expect(flat.hex(50, 10) == "00000000")
  }

  @Test("a gradient runs between its points, and goes on in its outer colors")
  func gradient() throws {
    let view = LinearGradient(
      colors: [.black, .white], startPoint: UnitPoint(x: 0.25, y: 0),
      endPoint: UnitPoint(x: 0.75, y: 0))
    let result = try picture(view)
    #expect(result.isGrey(0, 10, 10) && result.isGrey(255, 90, 10))
    #expect(abs(Int(result[50, 10].x) - 130) <= 2)
  }

  @Test("system colors follow the appearance, and fixed ones do not")
  func appearance() throws {
    let dark = StageSettings { $0.colorScheme = .dark }
    #expect(try picture(Color.primary).hex(50, 10) == "000000ff")
    #expect(try picture(Color.primary, settings: dark).hex(50, 10) == "ffffffff")
    #expect(try picture(Color.red).hex(50, 10) == "ff3b30ff")
    #expect(try picture(Color.red, settings: dark).hex(50, 10) == "ff453aff")
    #expect(try picture(Color.white, settings: dark).hex(50, 10) == "ffffffff")
    #expect(try picture(Color.primary.colorScheme(.dark)).hex(50, 10) == "ffffffff")
  }

  @Test("a shape takes the foreground style around it, unless it is filled with another")
  func foreground() throws {
    #expect(try picture(Rectangle().foregroundStyle(.white)).hex(50, 10) == "ffffffff")
    #expect(
      try picture(Rectangle().fill(Color.black).foregroundColor(.white)).hex(50, 10)
        == "000000ff")
    #expect(
      try picture(
        Rectangle().foregroundStyle(
          LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
      ).hex(0, 10) == "010101ff")
    #expect(try picture(Rectangle().fill(.tint).tint(.white)).hex(50, 10) == "ffffffff")
  }

  @Test("a level of the foreground is one of the style around, however deep")
  func foregroundLevels() throws {
    let view = HStack(spacing: 0) {
      Rectangle().foregroundStyle(.secondary)
      Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)
      Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)
        .foregroundStyle(Color.blue)
      Rectangle().foregroundStyle(.foreground).foregroundStyle(Color.green)
    }
    .foregroundStyle(.black)
    let picture = try picture(view)
    #expect([12, 37, 62, 87].map { picture[$0, 5].w } == [153, 153, 92, 255])
    #expect(picture[37, 5].x > 200 && picture[62, 5].z > 200 && picture[87, 5].y > 150)
  }

  @Test("a color by hue, in proportion to light, and as gray")
  func colors() throws {
    #expect(try picture(Color(hue: 1 / 3, saturation: 1, brightness: 1)).hex(5, 5) == "00ff00ff")
    #expect(try picture(Color(white: 1)).hex(5, 5) == "ffffffff")
    let linear = try picture(Color(.sRGBLinear, white: 0.2140))
    #expect(linear.isGrey(127, 5, 5))
  }

  @Test("a border lies within the bounds, a stroke half outside")
  func strokes() throws {
    let border = try picture(Color.clear.frame(width: 40).border(Color.white, width: 4))
    #expect(border.hex(31, 10) == "ffffffff" && border.hex(29, 10) == "00000000")
    let stroke = try picture(Rectangle().stroke(Color.white, lineWidth: 4).frame(width: 40))
    #expect(stroke.hex(29, 10) == "ffffffff" && stroke.hex(33, 10) == "00000000")
  }

  @Test("a shadow is the opacity of all in a view, in one color, behind it")
  func shadow() throws {
    let dot = Color.red.frame(width: 20).frame(width: 100, alignment: .leading)
    let moved = try picture(
      dot.shadow(color: .black, radius: 0, x: 30).background(Color.white))
    #expect(moved.hex(10, 10) == "ff3b30ff")
    #expect(moved.isGrey(0, 40, 10) && moved.isGrey(255, 25, 10) && moved.isGrey(255, 55, 10))
    // What is seen through lets its own shadow be seen: a shadow adds to the opacity.
    let through = try picture(
      Color.black.opacity(0.5).shadow(color: .black, radius: 0).shadow(color: .black, radius: 0))
    #expect(abs(Int(through[50, 10].w) - 239) <= 2)
  }

  @Test("a shadow's blur reaches beyond the view, and takes from its edge")
  func blurredShadow() throws {
    let dot = Color.white.frame(width: 40, height: 20)
    let result = try picture(dot.shadow(color: .black, radius: 8, x: 0))
    #expect((1..<200).contains(result[27, 10].w) && result[5, 10].w == 0)
    #expect(result[27, 10].w > result[24, 10].w)
    for wrong in [-1.0, .nan, .infinity] {
      _ = try picture(dot.shadow(color: .black, radius: wrong, x: wrong))
    }
  }
}
