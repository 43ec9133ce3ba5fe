import SheenCore
import SheenRaster

/// One way to draw a skeleton, made up from a seed.
struct Scene {
  let layout: SkeletonLayout
  let style: ShimmerStyle
  let scale: Double
  let layoutDirection: SheenLayoutDirection
  let epoch: Double
  let background: RasterBackground

  /// Times within, before and beyond the first sweeps.
  let times: [Double]

  /// A scene of any direction, band, speed, easing, bounce, count, scope, scale and colors.
  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let width = 8 + 40 * random.nextUnit()
    let height = 8 + 40 * random.nextUnit()
    scale = random.pick([1, 1, 2, 3, 0.5, 1.5])
    let epoch = random.pick([0, 0, 12.5, -3])
    self.epoch = epoch
    layoutDirection = random.pick([.leftToRight, .rightToLeft])

    let angles: [Double] = [
      0, 90, 180, 270, 20, 89.999, 90.000_001, 270.1, 45, 360 * random.nextUnit(),
    ]
    style = ShimmerStyle(
      direction: random.pick([
        .leadingToTrailing, .tilted(20), .angle(random.pick(angles)), .angle(random.pick(angles)),
        .angle(random.pick(angles)),
      ]),
      speed: random.pick([.automatic, .pointsPerSecond(30), .duration(1.3)]),
      band: random.pick([
        .automatic, .points(1), .points(7.5), .points(0.3), .fraction(0.6), .fraction(10),
      ]),
      rest: random.pick([.automatic, .seconds(0), .seconds(0.5)]),
      easing: random.pick([.linear, .linear, .easeInOut, .easeIn]),
      bounces: random.pick([false, false, true]), count: random.pick([0, 0, 2]),
      scope: random.pick([.window, .group, .view])
    ).colored(random.pick(Self.palettes))
    background = random.pick([
      .palette, .palette, .transparent, .color(ShimmerColor(red: 0.1, green: 0.9, blue: 0.3)),
      .color(ShimmerColor(red: 0.1, green: 0.9, blue: 0.3, alpha: 0.3)),
    ])

    var placeholders: [Placeholder] = []
    for _ in 0..<random.pick([1, 2, 6]) {
      let frame = SheenRect(
        x: (random.nextUnit() - 0.2) * width, y: (random.nextUnit() - 0.2) * height,
        width: random.nextUnit() * width, height: random.nextUnit() * height)
      placeholders.append(
        random.pick([
          box(
            frame.minX, frame.minY, frame.width, frame.height, radius: random.nextUnit() * 12,
            separation: random.pick([0, 0, 1.5])),
          path(
            frame.minX, frame.minY, frame.width, frame.height,
            [(0..<5).map { _ in (random.nextUnit(), random.nextUnit()) }],
            separation: random.pick([0, 0, 2])),
        ]))
    }
    layout = SkeletonLayout(
      size: SheenSize(width: width, height: height), placeholders: placeholders)
    times = (0..<6).map { _ in epoch + (random.nextUnit() - 0.1) * random.pick([2, 2, 10]) }
  }

  static let palettes = [
    ShimmerColors.automatic.palette(for: .light), ShimmerColors.automatic.palette(for: .dark),
    .strong,
    ShimmerPalette(
      background: .white, base: .black.opacity(0.07),
      highlight: ShimmerColor(red: 1, green: 0, blue: 0, alpha: 0.11)),
    ShimmerPalette(
      background: .clear, base: ShimmerColor(red: 0, green: 0, blue: 1, alpha: 0.5),
      highlight: ShimmerColor(red: 1, green: 1, blue: 0)),
  ]

  /// A renderer of this scene.
  func renderer() throws(RasterError) -> SkeletonRenderer {
    try SkeletonRenderer(
      layout: layout, style: style, scale: scale, layoutDirection: layoutDirection, epoch: epoch,
      background: background)
  }

  /// The light of an area, as the core has it.
  func resolved(_ area: SheenRect) -> ResolvedShimmer {
    style.resolved(in: area, layoutDirection: layoutDirection, epoch: epoch)
  }

  /// The color behind the placeholders.
  var backdrop: ShimmerColor {
    switch background {
    case .palette: style.colors.palette(for: .light).background
    case .transparent: .clear
    case .color(let color): color
    }
  }
}

extension SeededRandom {
  /// One of several.
  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int(next() % UInt64(choices.count))]
  }
}
