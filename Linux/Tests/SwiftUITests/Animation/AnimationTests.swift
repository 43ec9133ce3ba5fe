import Drawing
import Foundation
import Stage
import SwiftUI
import Testing

@MainActor struct AnimationTests {
  /// A square of 10 points that a button moves by its offset, on black.
  private struct Mover: View {
    var animation: Animation? = .linear(duration: 1)
    var goal: CGFloat = 100
    @State private var x: CGFloat = 0
    var body: some View {
      Button {
        withAnimation(animation) { x = goal }
      } label: {
        Color.white.frame(width: 10, height: 10).offset(x: x).named("go")
      }
      .frame(width: 200, height: 20, alignment: .leading)
      .background(Color.black)
    }
  }

  /// Where the white square begins in a picture with one pixel to a point.
  private func edge(_ stage: Stage, y: Int = 10) throws -> Int? {
    let picture = try stage.picture()
    return (0..<picture.width).first { picture.hex($0, y) == "ffffffff" }
  }

  private func stage<V: View>(_ view: V) throws -> Stage {
    try Stage(view, size: CGSize(width: 200, height: 20), scale: 1)
  }

  @Test("a change within withAnimation is spread over time, without any body being asked")
  func explicit() throws {
    let stage = try stage(Mover())
    try stage.tap("go")
    #expect(try edge(stage) == 0)
    let cost = stage.counting { stage.advance(to: 0.5) }
    #expect(try edge(stage) == 50)
    #expect(cost.bodies == [:])
    #expect(cost.layoutPasses == 0)
    #expect(cost.repaints == 0)
    #expect(cost.frames == 30)
    stage.advance(to: 1)
    #expect(try edge(stage) == 100)
    #expect(!stage.isMoving)
    #expect(stage.counting { stage.advance(by: 5) }.frames == 0)
  }

  @Test("a change without an animation is seen at once, and ends one that is going on")
  func withoutAnimation() throws {
    let stage = try stage(Mover(animation: nil))
    try stage.tap("go")
    #expect(try edge(stage) == 100)
    #expect(!stage.isMoving)
  }

  @Test("an animation that is repeated begins anew, goes back where it is asked to, and ends")
  func repetition() throws {
    let forever = try stage(
      Mover(animation: .linear(duration: 1).repeatForever(autoreverses: false)))
    try forever.tap("go")
    forever.advance(to: 7.25)
    #expect(try edge(forever) == 25)
    let back = try stage(Mover(animation: .linear(duration: 1).repeatForever()))
    try back.tap("go")
    back.advance(to: 7.25)
    #expect(try edge(back) == 75)
    let twice = try stage(
      Mover(animation: .linear(duration: 1).repeatCount(2, autoreverses: false)))
    try twice.tap("go")
    twice.advance(to: 1.5)
    #expect(try edge(twice) == 50)
    twice.advance(to: 2.1)
    #expect(try edge(twice) == 100)
    #expect(!twice.isMoving)
  }

  @Test("a delay waits, and a speed shortens")
  func delayAndSpeed() throws {
    let late = try stage(Mover(animation: .linear(duration: 1).delay(2)))
    try late.tap("go")
    late.advance(to: 2)
    #expect(try edge(late) == 0)
    late.advance(to: 2.5)
    #expect(try edge(late) == 50)
    let fast = try stage(Mover(animation: .linear(duration: 1).speed(2)))
    try fast.tap("go")
    fast.advance(to: 0.25)
    #expect(try edge(fast) == 50)
  }

  @Test("a curve is solved for the time: ease in and out is slow at both ends")
  func curve() throws {
    let stage = try stage(Mover(animation: .easeInOut(duration: 1)))
    try stage.tap("go")
    stage.advance(to: 0.25)
    // The published curve (0.42, 0, 0.58, 1) has y ≈ 0.129 at x = 0.25.
    #expect(try edge(stage) == 13)
    stage.advance(to: 0.5)
    #expect(try edge(stage) == 50)
  }

  @Test("a spring settles at its goal")
  func spring() throws {
    let stage = try stage(Mover(animation: .spring(response: 0.5, dampingFraction: 0.5), goal: 50))
    try stage.tap("go")
    var largest = 0
    for step in 1...300 {
      stage.advance(to: Double(step) / 60)
      largest = max(largest, try edge(stage) ?? 0)
    }
    // With half the critical damping it overshoots by e^(−π/√3) ≈ 16 %.
    #expect((57...59).contains(largest))
    #expect(try edge(stage) == 50)
    #expect(!stage.isMoving)
  }

  @Test("an animation bound to a value animates changes that come with that value, and no others")
  func implicit() throws {
    struct Two: View {
      @State private var x: CGFloat = 0
      @State private var isLow = false
      var body: some View {
        Color.white.frame(width: 10, height: 10).offset(x: x)
          .animation(.linear(duration: 1), value: x)
          .offset(y: isLow ? 10 : 0)
          .frame(width: 200, height: 20, alignment: .topLeading)
          .background(Color.black)
          .overlay(
            HStack {
              Button("both") {
                x = 100; isLow = true
              }
              Button("low") { isLow.toggle() }
            }
            .opacity(0))
      }
    }
    let stage = try stage(Two())
    try stage.tap("both")
    stage.advance(to: 0.5)
    // The offset outside the modifier jumps.
    #expect(try edge(stage, y: 15) == 50)
    stage.advance(to: 2)
    try stage.tap("low")
    #expect(try edge(stage, y: 5) == 100)
    #expect(!stage.isMoving)
  }

  @Test("a change below a bound animation jumps where the value has not changed")
  func implicitOthers() throws {
    struct Below: View {
      @State private var x: CGFloat = 0
      @State private var value = 0
      var body: some View {
        Color.white.frame(width: 10, height: 10).offset(x: x)
          .animation(.linear(duration: 1), value: value)
          .frame(width: 200, height: 20, alignment: .leading)
          .background(Color.black)
          .overlay(Button("on") { x = 100 }.opacity(0))
      }
    }
    let stage = try stage(Below())
    try stage.tap("on")
    #expect(try edge(stage) == 100)
    #expect(!stage.isMoving)
  }

  @Test("a transaction can keep bound animations out")
  func disabledAnimations() throws {
    struct Still: View {
      @State private var x: CGFloat = 0
      var body: some View {
        Color.white.frame(width: 10, height: 10).offset(x: x)
          .animation(.linear(duration: 1), value: x)
          .frame(width: 200, height: 20, alignment: .leading)
          .background(Color.black)
          .overlay(
            Button("on") {
              var transaction = Transaction()
              transaction.disablesAnimations = true
              withTransaction(transaction) { x = 100 }
            }
            .opacity(0))
      }
    }
    let stage = try stage(Still())
    try stage.tap("on")
    #expect(try edge(stage) == 100)
  }

  @Test("an animation without end is replaced by the next, from where it is")
  func endlessIsReplaced() throws {
    struct Endless: View {
      @State private var x: CGFloat = 0
      var body: some View {
        Color.white.frame(width: 10, height: 10).offset(x: x)
          .frame(width: 200, height: 20, alignment: .leading)
          .background(Color.black)
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { x = 100 } }
          .overlay(Button("on") { withAnimation(.linear(duration: 1)) { x = 150 } }.opacity(0))
      }
    }
    let stage = try stage(Endless())
    stage.advance(to: 4.5)
    #expect(try edge(stage) == 50)
    try stage.tap("on")
    #expect(try edge(stage) == 50)
    stage.advance(to: 5)
    #expect(try edge(stage) == 100)
    stage.advance(to: 6)
    #expect(try edge(stage) == 150)
    #expect(!stage.isMoving)
  }

  @Test("a second change on the way adds up with the first")
  func additive() throws {
    struct Steps: View {
      @State private var x: CGFloat = 0
      var body: some View {
        Color.white.frame(width: 10, height: 10).offset(x: x)
          .frame(width: 200, height: 20, alignment: .leading)
          .background(Color.black)
          .overlay(
            Button("on") { withAnimation(.linear(duration: 1)) { x += 50 } }.opacity(0))
      }
    }
    let stage = try stage(Steps())
    try stage.tap("on")
    stage.advance(to: 0.5)
    try stage.tap("on")
    stage.advance(to: 0.75)
    // 37.5 of the first way and 12.5 of the second.
    #expect(try edge(stage) == 50)
    stage.advance(to: 2)
    #expect(try edge(stage) == 100)
  }

  @Test("an animatable modifier is asked for its body for each step")
  func animatableModifier() throws {
    struct Shift: ViewModifier, Animatable {
      var x: CGFloat
      nonisolated var animatableData: CGFloat {
        get { x }
        set { x = newValue }
      }
      func body(content: Content) -> some View { content.padding(.leading, x) }
    }
    struct Shifting: View {
      @State private var x: CGFloat = 0
      var body: some View {
        Color.white.frame(width: 10, height: 10).modifier(Shift(x: x))
          .frame(width: 200, height: 20, alignment: .leading)
          .background(Color.black)
          .overlay(
            Button("on") { withAnimation(.linear(duration: 1)) { x = 100 } }.opacity(0))
      }
    }
    let stage = try stage(Shifting())
    try stage.tap("on")
    let cost = stage.counting { stage.advance(to: 0.5) }
    #expect(try edge(stage) == 50)
    #expect(cost.bodies == ["Shift": 30])
    #expect(cost.layoutPasses == 30)
  }

  @Test("colors and shapes are interpolated, and made anew for each step")
  func colorsAndShapes() throws {
    struct Fading: View {
      @State private var isOn = false
      var body: some View {
        RoundedRectangle(cornerRadius: isOn ? 10 : 0).fill(isOn ? Color.white : Color.black)
          .overlay(
            Button("on") { withAnimation(.linear(duration: 1)) { isOn = true } }.opacity(0))
      }
    }
    let stage = try stage(Fading())
    try stage.tap("on")
    let cost = stage.counting { stage.advance(to: 0.5) }
    #expect(cost.repaints == 30)
    #expect(cost.bodies == [:])
    let picture = try stage.picture()
    #expect(picture.isGrey(128, 100, 10))
    #expect(picture[0, 0].w < 255)
  }

  @Test("a layout that changes in an animated update is animated too: the animation leaks")
  func leak() throws {
    struct Leaking: View {
      @State private var isWide = false
      var body: some View {
        HStack(spacing: 0) {
          Color.clear.frame(width: isWide ? 100 : 0)
          Color.white.frame(width: 10)
          Spacer(minLength: 0)
        }
        .frame(width: 200, height: 20)
        .background(Color.black)
        .onAppear {
          withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { isWide = true }
        }
      }
    }
    let stage = try stage(Leaking())
    stage.advance(to: 10.5)
    #expect(try edge(stage) == 50)
    #expect(stage.isMoving)
  }

  @Test("a transaction can take an animation away for what is below it")
  func transaction() throws {
    struct Still: View {
      @State private var x: CGFloat = 0
      var body: some View {
        Color.white.frame(width: 10, height: 10).offset(x: x)
          .transaction { $0.animation = nil }
          .frame(width: 200, height: 20, alignment: .leading)
          .background(Color.black)
          .overlay(
            Button("on") { withAnimation(.linear(duration: 1)) { x = 100 } }.opacity(0))
      }
    }
    let stage = try stage(Still())
    try stage.tap("on")
    #expect(try edge(stage) == 100)
  }

  @Test("two changes with two animations at one moment keep each its own")
  func twoTransactions() throws {
    struct Two: View {
      @State private var x: CGFloat = 0
      @State private var y: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Color.white.frame(width: 10, height: 10).offset(x: x)
          Color.white.frame(width: 10, height: 10).offset(x: y)
        }
        .frame(width: 200, height: 20, alignment: .leading)
        .background(Color.black)
        .overlay(
          Button("on") {
            withAnimation(.linear(duration: 1)) { x = 100 }
            withAnimation(.linear(duration: 2)) { y = 100 }
          }
          .opacity(0))
      }
    }
    let stage = try stage(Two())
    try stage.tap("on")
    stage.advance(to: 0.5)
    #expect(try edge(stage, y: 5) == 50)
    #expect(try edge(stage, y: 15) == 25)
  }
}
