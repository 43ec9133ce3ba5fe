import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct TextViewTests {
  private let words = "several words that take more than one line"

  private func size<V: View>(
    _ view: V, in width: CGFloat = 200, _ height: CGFloat = 400,
    settings: StageSettings = StageSettings()
  ) throws -> CGSize {
    let stage = try Stage(
      view.named("text"), size: CGSize(width: width, height: height), settings: settings)
    return try #require(stage.frame(of: "text")).size
  }

  @Test("text takes the width of its widest line, and as many lines as it needs")
  func lines() throws {
    let one = try size(Text(verbatim: words), in: 1000)
    let many = try size(Text(verbatim: words), in: 120)
    #expect(many.width <= 120 && many.width > 60)
    #expect(many.height > 2.5 * one.height)
    #expect(try size(Text(verbatim: "")).width == 0)
  }

  @Test("text may have a limit of lines, and can keep room for them")
  func limit() throws {
    let line = try size(Text(verbatim: "a")).height
    let two = try size(Text(verbatim: words).lineLimit(2), in: 120).height
    #expect(abs(two - 2 * line) < 0.1)
    let kept = try size(Text(verbatim: "a").lineLimit(3, reservesSpace: true)).height
    #expect(abs(kept - 3 * line) < 0.1)
    #expect(try size(Text(verbatim: words).lineLimit(2).lineLimit(nil), in: 120).height == two)
    #expect(abs(try size(Text(verbatim: words).lineLimit(-4), in: 120).height - line) < 0.1)
  }

  @Test("text that is offered too little height is cut, but never to less than a line")
  func height() throws {
    let line = try size(Text(verbatim: "a")).height
    let cut = try size(Text(verbatim: words), in: 120, 45)
    #expect(abs(cut.height - 2 * line) < 0.1)
    #expect(abs(try size(Text(verbatim: words), in: 120, 5).height - line) < 0.1)
  }

  @Test("fonts have the sizes that are published, and follow the user's choice")
  func fonts() throws {
    func height(_ font: Font, _ choice: DynamicTypeSize = .large) throws -> CGFloat {
      try size(
        Text(verbatim: "x").font(font), settings: StageSettings { $0.dynamicTypeSize = choice }
      ).height
    }
    let unit = try height(.system(size: 1))
    func points(_ font: Font, _ choice: DynamicTypeSize = .large) throws -> CGFloat {
      (try height(font, choice) / unit).rounded()
    }
    #expect(try points(.body) == 17)
    #expect(try points(.largeTitle) == 34)
    #expect(try points(.caption2) == 11)
    #expect(try points(.body, .accessibility5) == 53)
    #expect(try points(.caption2, .xSmall) == 11)
    #expect(try points(.system(size: 20), .accessibility5) == 20)
    #expect(try points(.custom("DejaVu Sans", size: 34), .accessibility5) == 106)
  }

  @Test("a font and a weight flow down, and text's own come first")
  func fontFlow() throws {
    let plain = try size(Text(verbatim: "word"), in: 400)
    let large = try size(VStack { Text(verbatim: "word") }.font(.largeTitle), in: 400)
    #expect(abs(large.height - 2 * plain.height) < 0.1)
    #expect(
      try size(VStack { Text(verbatim: "word").font(.body) }.font(.largeTitle), in: 400) == plain)
    let bold = try size(Text(verbatim: "word").bold(), in: 400)
    #expect(bold.width > plain.width)
    #expect(try size(VStack { Text(verbatim: "word") }.fontWeight(.bold), in: 400) == bold)
    #expect(try size(Text(verbatim: "word").font(.headline), in: 400).width > plain.width)
  }

  @Test("several texts become one, each in its own style")
  func concatenation() throws {
    let together = Text(verbatim: "a").bold() + Text(verbatim: "b").font(.largeTitle)
    let large = try size(Text(verbatim: "b").font(.largeTitle))
    #expect(try size(together).height == large.height)
    #expect(try size(together).width > large.width)
  }

  @Test("a literal is a key with places for values, and is shown as it is")
  func keys() throws {
    let name = "you"
    let stage = try Stage(
      VStack {
        Text("hello \(name), \(3) times, \(0.5)"); Text(name)
      },
      size: CGSize(width: 300, height: 100))
    #expect(
      stage.accessibilityTree == "\"hello you, 3 times, 0.500000\", text\n\"you\", text")
  }

  @Test("lines stand where the alignment says, within the text's own width")
  func alignment() throws {
    func darkness(_ alignment: TextAlignment, _ columns: Range<Int>) throws -> Bool {
      let view = Text(verbatim: "mmmmmmmm\nm").multilineTextAlignment(alignment)
        .fixedSize().frame(width: 160, height: 50)
      let picture = try Stage(view, size: CGSize(width: 160, height: 50), scale: 1).picture()
      return columns.contains { x in (27..<45).contains { picture[x, $0].w > 100 } }
    }
    #expect(try darkness(.leading, 0..<40) && !darkness(.leading, 100..<160))
    #expect(try darkness(.center, 70..<90) && !darkness(.center, 0..<40))
    #expect(try darkness(.trailing, 110..<160) && !darkness(.trailing, 0..<60))
  }

  @Test("where text is not to be seen, plain bars stand in its lines")
  func redaction() throws {
    func picture<V: View>(_ view: V) throws -> DrawingPicture {
      try Stage(view, size: CGSize(width: 120, height: 60), scale: 1).picture()
    }
    let text = Text(verbatim: "mmmmmmmmmm")
    func strongest(_ picture: DrawingPicture) -> UInt8 {
      (0..<(120 * 60)).map { picture[$0 % 120, $0 / 120].w }.max() ?? 0
    }
    #expect(strongest(try picture(text)) > 200)
    let placeholder = try picture(text.redacted(reason: .placeholder))
    #expect((20...60).contains(strongest(placeholder)))
    #expect(strongest(try picture(text.redacted(reason: .privacy))) > 200)
    #expect(strongest(try picture(text.privacySensitive().redacted(reason: .privacy))) < 60)
    #expect(strongest(try picture(text.redacted(reason: .placeholder).unredacted())) < 60)
    #expect(strongest(try picture(text.unredacted().redacted(reason: .placeholder))) > 200)
    #expect(
      try picture(Color.white.redacted(reason: .placeholder)).hex(5, 5) == "ffffffff",
      "colors and shapes are not redacted")
  }

  @Test("a change of color makes text anew, but lays nothing out")
  func colorChange() throws {
    struct Colored: View {
      @State private var isRed = false
      var body: some View {
        VStack {
          Text(verbatim: "word").foregroundColor(isRed ? .red : .blue)
          Color.gray.onTapGesture { isRed = true }
        }
      }
    }
    let stage = try Stage(Colored(), size: CGSize(width: 100, height: 100))
    let cost = try stage.counting { try stage.tap(at: CGPoint(x: 50, y: 80)) }
    #expect(cost.repaints == 1 && cost.layoutPasses == 0)
  }
}
