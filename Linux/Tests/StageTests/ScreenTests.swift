import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

/// Loading screens as people write them, with nothing but SwiftUI.
@MainActor struct ScreenTests {
  /// Light by an offset that is animated for ever from the moment the view appears.
  private struct Glow<Content: View>: View {
    @State private var place: CGFloat = -1
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }

    var body: some View {
      content.hidden().overlay(
        content.mask(
          LinearGradient(
            gradient: Gradient(colors: [.clear, .white, .clear]), startPoint: .leading,
            endPoint: .trailing
          )
          .offset(x: place * 100)
        )
        .animation(.linear(duration: 2).repeatForever(autoreverses: false), value: place)
      )
      .onAppear { place = 1 }
    }
  }

  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Glow { RoundedRectangle(cornerRadius: 10).fill(Color.black) }.frame(height: 40)
        Glow { RoundedRectangle(cornerRadius: 5).fill(Color.black) }.frame(height: 20)
      }
    }
  }

  private func brightest(_ picture: DrawingPicture, y: Int) -> Int? {
    (0..<picture.width).max { picture[$0, y].w < picture[$1, y].w }
  }

  @Test("an animated mask passes over a skeleton, at no cost to the app")
  func animatedMask() throws {
    let stage = try Stage(Card(), size: CGSize(width: 100, height: 100), scale: 1)
    let cost = stage.counting { stage.advance(to: 0.5) }
    let early = try #require(brightest(try stage.picture(), y: 30))
    stage.advance(to: 1)
    let late = try #require(brightest(try stage.picture(), y: 30))
    #expect(abs(early - 0) <= 2 && abs(late - 50) <= 2)
    #expect(cost.bodies == [:] && cost.layoutPasses == 0 && cost.repaints == 0)
    stage.advance(to: 3)
    #expect(abs(try #require(brightest(try stage.picture(), y: 30)) - 50) <= 2, "a period later")
  }

  /// Light by a timeline that is asked for anew in each frame, behind an `if` and `AnyView`.
  private struct Skeletal<Content: View>: View {
    let isLoading: Bool
    let content: Content
    var body: some View {
      if isLoading {
        AnyView(
          content.opacity(0).overlay(
            RoundedRectangle(cornerRadius: 8).fill(Color.gray).modifier(Sweep())))
      } else {
        AnyView(content)
      }
    }
  }

  private struct Sweep: ViewModifier {
    func body(content: Content) -> some View {
      TimelineView(.animation) { context in
        content.mask(
          GeometryReader { proxy in
            LinearGradient(
              stops: [
                .init(color: .clear, location: 0), .init(color: .white, location: 0.5),
                .init(color: .clear, location: 1),
              ], startPoint: .leading, endPoint: .trailing
            )
            .frame(width: proxy.size.width * 2)
            .offset(
              x: -proxy.size.width
                + context.date.timeIntervalSinceReferenceDate * proxy.size.width)
          })
      }
    }
  }

  private struct Screen: View {
    @State private var isLoading = true
    var body: some View {
      VStack {
        Skeletal(isLoading: isLoading, content: Counter())
        Button("toggle") { isLoading.toggle() }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test("a timeline in each view costs an evaluation for each view and frame")
  func timelines() throws {
    let stage = try Stage(Screen(), size: CGSize(width: 100, height: 100))
    let cost = stage.counting { stage.advance(by: 1) }
    #expect(cost.bodies == ["TimelineView": 60, "GeometryReader": 60])
    #expect(cost.layoutPasses == 0)
  }

  @Test("a skeleton behind an if throws the content's state away: the stage shows it")
  func lostState() throws {
    let stage = try Stage(Screen(), size: CGSize(width: 100, height: 100))
    try stage.tap("toggle")
    try stage.tap("count 0")
    #expect(stage.frame(of: "count 1") != nil)
    try stage.tap("toggle")
    try stage.tap("toggle")
    #expect(stage.frame(of: "count 1") == nil && stage.frame(of: "count 0") != nil)
  }

  /// One timeline for a whole screen, whatever the number of placeholders.
  private struct Wall: View {
    let count: Int
    var body: some View {
      VStack(spacing: 1) {
        ForEach(0..<count, id: \.self) { _ in Color.gray.frame(height: 1) }
      }
      .overlay(
        TimelineView(.animation) { context in
          LinearGradient(colors: [.clear, .white], startPoint: .leading, endPoint: .trailing)
            .offset(x: context.date.timeIntervalSinceReferenceDate)
        })
    }
  }

  @Test("one timeline costs the same for 1 and for 200 placeholders", arguments: [1, 200])
  func wall(count: Int) throws {
    let stage = try Stage(Wall(count: count), size: CGSize(width: 100, height: 500))
    let cost = stage.counting { stage.advance(by: 2) }
    #expect(cost.bodies == ["TimelineView": 120])
    #expect(cost.layoutPasses == 0 && cost.repaints == 0)
  }
}
