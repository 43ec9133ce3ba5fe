import SheenCore
import SheenRaster
import SheenScreens
import SheenTrace
import Testing

@Suite struct RoundTripTests {
  /// A screen that ships, drawn and traced.
  private static func trace(
    _ screen: SkeletonScreen, scale: Double = 2, at time: Double = 0,
    appearance: ShimmerAppearance = .light
  ) throws -> TracedScreen {
    let frame = try screen.skeleton.rasterFrame(
      in: screen.size, at: time, scale: scale, appearance: appearance)
    return try TracedScreen(
      pixels: frame.pixels, width: frame.width, height: frame.height, scale: scale)
  }

  /// What is seen of the placeholders of a screen.
  private static func seen(_ screen: SkeletonScreen) throws -> [SheenRect] {
    let area = SheenRect(origin: .zero, size: screen.size)
    return try screen.skeleton.layout(in: screen.size).placeholders
      .map { $0.frame.common(with: area) }.filter { $0.width > 2 && $0.height > 2 }
  }

  struct Setting: Sendable, CustomTestStringConvertible {
    let screen: SkeletonScreen
    let scale: Double
    let time: Double
    let appearance: ShimmerAppearance

    var testDescription: String { "\(screen.name) \(scale)x at \(time) \(appearance.scheme)" }
  }

  private static let settings = SkeletonScreen.all.flatMap { screen in
    [
      Setting(screen: screen, scale: 2, time: 0, appearance: .light),
      Setting(screen: screen, scale: 1, time: 0, appearance: .dark),
      Setting(screen: screen, scale: 1, time: 0.8, appearance: .light),
    ]
  }

  @Test("every placeholder of a drawn screen is found, and nothing else", arguments: settings)
  func found(setting: Setting) throws {
    let traced = try Self.trace(
      setting.screen, scale: setting.scale, at: setting.time, appearance: setting.appearance)
    let frames = try Self.seen(setting.screen)
    let boxes = traced.placeholders.map(\.frame)
    for frame in frames {
      let best = boxes.max { $0.overlap(with: frame) < $1.overlap(with: frame) }
      let overlap = best?.overlap(with: frame) ?? 0
      #expect(overlap >= 0.9, "\(frame) is \(String(describing: best)): \(overlap)")
    }
    for box in boxes {
      let overlap = frames.map { $0.overlap(with: box) }.max() ?? 0
      #expect(overlap >= 0.9, "\(box) is none: \(overlap)")
    }
  }

  @Test("the skeleton has at most 1.5 times the parts", arguments: SkeletonScreen.all.map(\.name))
  func parts(name: String) throws {
    let screen = try #require(SkeletonScreen.named(name))
    let skeleton = try Self.trace(screen).skeleton()
    #expect(
      Double(skeleton.nodeCount) <= 1.5 * Double(screen.skeleton.nodeCount),
      "\(skeleton.nodeCount) of \(screen.skeleton.nodeCount)")
    _ = try skeleton.layout(in: screen.size)
  }
}

extension Skeleton {
  /// How many parts there are as they are written: what is repeated counts once.
  var nodeCount: Int { part.children.reduce(1) { $0 + $1.nodeCount } }
}
