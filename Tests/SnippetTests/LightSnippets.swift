import SheenCore
import Testing

/// What Documentation/Guides/Light.md shows, in its order; `print` compares with its comments.
@Suite struct LightSnippets: Prints {
  @Test("what the guide Light says is printed is printed")
  func runs() throws {
    let screen = SheenRect(x: 0, y: 0, width: 390, height: 844)
    guard let wave = ShimmerStyle.standard.resolved(in: screen).wave else { fatalError("no light") }

    print(wave.speed)  // 390.0
    print(wave.period)  // 2.0

    let middle = SheenPoint(x: 195, y: 100)
    print(wave.intensity(at: middle, time: 0))  // 0.0
    print(wave.intensity(at: middle, time: 0.7))  // 1.0
    print(wave.intensity(at: middle, time: 2.7))  // 1.0

    let fast = ShimmerStyle(speed: .duration(1), band: .fraction(0.5), rest: .seconds(0))
    let period = fast.resolved(in: screen).wave?.period ?? 0
    print(period)  // 1.0

    let glint = ShimmerStyle(easing: .easeInOut, bounces: true).resolved(in: screen).wave
    print(glint?.offset(at: 0.35) ?? 0)  // 70.5…
    print(wave.offset(at: 0.35))  // 136.5
    print(glint?.cycle ?? 0)  // 4.0

    let counted = ShimmerStyle(count: 3).resolved(in: screen, epoch: 10).wave
    print(counted?.intensity(at: middle, time: 14.7) ?? 0)  // 1.0
    print(counted?.intensity(at: middle, time: 16.7) ?? 0)  // 0.0

    let wrong = ShimmerStyle(speed: .pointsPerSecond(0)).resolved(in: screen)
    print(wrong.wave == nil)  // true
    print(wrong.notices[0].description)
    // no light: 0.0 points per second is no speed; it must be finite and above 0
  }
}
