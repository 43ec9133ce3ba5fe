import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct ImageTests {
  private let dot = DrawingPicture(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 255])

  private func stage<V: View>(_ view: V) throws -> Stage {
    try Stage(
      view, size: CGSize(width: 40, height: 20), scale: 1, pictures: ["dot": dot])
  }

  @Test("a picture has a point for each pixel, and fills its room when it may")
  func size() throws {
    #expect(try stage(Image("dot")).frame(of: "dot") == rect(19, 9.5, 2, 1))
    let filled = try stage(Image("dot").resizable())
    #expect(filled.frame(of: "dot") == rect(0, 0, 40, 20))
    let picture = try filled.picture()
    #expect(picture.hex(1, 10) == "ff0000ff" && picture.hex(39, 10) == "0000ffff")
    #expect(
      try stage(Image("dot").resizable().scaledToFill().frame(width: 10, height: 10))
        .frame(of: "dot") == rect(10, 5, 20, 10))
  }

  @Test("a picture that is missing is reported, and takes no room")
  func missing() throws {
    let empty = try stage(Image("none"))
    #expect(empty.frame(of: "none")?.size == .zero)
    #expect(empty.problems == ["there is no picture named \"none\""])
  }

  @Test("a template is drawn in the foreground style")
  func template() throws {
    let view = Image("dot").renderingMode(.template).resizable().foregroundColor(.white)
    #expect(try stage(view).picture().hex(20, 10) == "ffffffff")
  }

  @Test("a symbol follows the font, has words for screen readers, and a decoration none")
  func symbols() throws {
    let small = try #require(try stage(Image(systemName: "star.fill")).frame(of: "star fill"))
    let large = try #require(
      try stage(Image(systemName: "star.fill").font(.largeTitle)).frame(of: "star fill"))
    #expect(abs(large.width - 2 * small.width) < 1e-9)
    #expect(try stage(Image(decorative: "dot")).accessibilityTree == "")
    #expect(
      try stage(Image("dot", label: Text(verbatim: "a dot"))).accessibilityTree
        == "\"a dot\", image")
  }

  @Test("symbols that go forward or backward follow the direction of reading, others do not")
  func direction() throws {
    func picture(_ name: String, _ direction: LayoutDirection) throws -> DrawingPicture {
      try stage(Image(systemName: name).environment(\.layoutDirection, direction)).picture()
    }
    let forward = try picture("chevron.forward", .leftToRight)
    #expect(try picture("chevron.forward", .rightToLeft) != forward)
    #expect(try picture("chevron.backward", .rightToLeft) == forward)
    #expect(try picture("chevron.right", .rightToLeft) == forward)
  }

  @Test("a redacted picture is a plain area")
  func redacted() throws {
    let picture = try stage(Image("dot").resizable().redacted(reason: .placeholder)).picture()
    #expect(picture.hex(1, 10) == picture.hex(38, 10))
    #expect(picture[1, 10].w < 60)
  }

  @Test("every symbol that is known by name can be drawn")
  func allSymbols() throws {
    for name in [
      "circle", "person.fill", "photo", "photo.fill", "plus", "minus", "xmark", "checkmark",
      "chevron.left", "chevron.right", "chevron.up", "chevron.down", "star", "heart.fill",
      "magnifyingglass", "play.fill", "something.else", "",
    ] {
      let picture = try stage(Image(systemName: name)).picture()
      #expect((0..<800).contains { picture[$0 % 40, $0 / 40].w > 100 }, "\(name)")
    }
  }
}
