import SheenCore

/// Skeletons and styles of every kind, that follow from a seed.
struct RandomValues {
  var random: SeededRandom

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  mutating func below(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

  mutating func bool() -> Bool { below(2) == 0 }

  mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }

  /// A number from 0: often 0, whole or short, sometimes with every digit a Double has.
  mutating func number(to highest: Double = 1000) -> Double {
    switch below(6) {
    case 0: 0
    case 1: (random.nextUnit() * highest).rounded()
    case 2: (random.nextUnit() * highest * 10).rounded() / 10
    case 3: random.nextUnit() * highest * 0x1p-30
    default: random.nextUnit() * highest
    }
  }

  mutating func positive(to highest: Double = 1000) -> Double {
    let number = number(to: highest)
    return number > 0 ? number : highest
  }

  mutating func length() -> SkeletonLength {
    switch below(3) {
    case 0: .fixed(number())
    case 1: .fraction(one(of: [0, 0.07, 0.5, 0.62, 1, number(to: 1)]))
    default: .flexible
    }
  }

  mutating func alignment() -> SkeletonAlignment {
    SkeletonAlignment(horizontal(), one(of: SkeletonAlignment.Vertical.allCases))
  }

  mutating func horizontal() -> SkeletonAlignment.Horizontal {
    one(of: SkeletonAlignment.Horizontal.allCases)
  }

  mutating func insets() -> SkeletonInsets {
    switch below(3) {
    case 0: SkeletonInsets(number())
    case 1: SkeletonInsets(horizontal: number(), vertical: number())
    default:
      SkeletonInsets(top: number(), leading: number(), bottom: number(), trailing: number())
    }
  }

  mutating func shape() -> SkeletonShape {
    switch below(6) {
    case 0: .rectangle
    case 1: .circle
    case 2: .capsule
    case 3: .rounded(SkeletonCorners(number()))
    case 4:
      .rounded(
        SkeletonCorners(
          topLeading: number(), topTrailing: number(), bottomTrailing: number(),
          bottomLeading: number()))
    default:
      .path(
        SkeletonPath(
          contours: (0...below(2)).map { _ in
            (0..<(3 + below(3))).map { _ in
              SheenPoint(x: number(to: 2) - 1, y: number(to: 2) - 1)
            }
          }, mirrors: bool()))
    }
  }

  mutating func lines() -> SkeletonLines {
    SkeletonLines(
      count: below(5), lineHeight: one(of: [12, positive()]),
      spacing: one(of: [nil, number()]), lastLine: one(of: [0.65, number(to: 1)]),
      variation: one(of: [0.12, number(to: 0.5)]), seed: one(of: [0, random.next()]),
      alignment: horizontal())
  }

  /// A skeleton of at most so many levels.
  mutating func skeleton(levels: Int) -> Skeleton {
    guard levels > 1 else {
      switch below(5) {
      case 0: return Skeleton(.lines(lines()))
      case 1: return .spacer(minimum: number())
      case 2: return .circle(number())
      case 3: return .bar(number(), width: length())
      default: return Skeleton(.shape(shape()))
      }
    }
    let children = { (values: inout RandomValues) in
      (0..<values.below(4)).map { _ in values.skeleton(levels: levels - 1) }
    }
    let child = { (values: inout RandomValues) in values.skeleton(levels: levels - 1) }
    switch below(10) {
    case 0:
      return Skeleton(
        .row(
          children(&self), spacing: one(of: [8, number()]),
          alignment: one(of: SkeletonAlignment.Vertical.allCases)))
    case 1:
      return Skeleton(
        .column(children(&self), spacing: one(of: [8, number()]), alignment: horizontal()))
    case 2: return Skeleton(.overlay(children(&self), alignment: alignment()))
    case 3: return child(&self).padding(insets())
    case 4:
      return child(&self).frame(
        width: bool() ? length() : nil, height: bool() ? length() : nil, alignment: alignment())
    case 5: return child(&self).frame(width: length(), height: .fixed(number()))
    case 6: return child(&self).aspectRatio(one(of: [1, 16 / 9, 3 / 2, positive(to: 10)]))
    case 7: return child(&self).repeated(below(4))
    case 8: return child(&self).repeatedToFill()
    default: return child(&self).separated(by: number())
    }
  }

  mutating func color() -> ShimmerColor {
    bool()
      ? ShimmerColor(
        red: Double(below(256)) / 255, green: Double(below(256)) / 255,
        blue: Double(below(256)) / 255, alpha: one(of: [1, Double(below(256)) / 255]))
      : ShimmerColor(
        red: random.nextUnit(), green: random.nextUnit(), blue: random.nextUnit(),
        alpha: random.nextUnit())
  }

  mutating func palette() -> ShimmerPalette {
    ShimmerPalette(background: color(), base: color(), highlight: color())
  }

  mutating func colors() -> ShimmerColors {
    switch below(4) {
    case 0: .automatic
    case 1: .derived(foreground: color(), background: color())
    case 2: .fixed(palette())
    default: .adaptive(light: palette(), dark: palette())
    }
  }

  mutating func style() -> ShimmerStyle {
    ShimmerStyle(
      direction: one(of: [
        .leftToRight, .rightToLeft, .topToBottom, .bottomToTop, .leadingToTrailing,
        .trailingToLeading, .tilted(number() - 500), .angle(number() - 500),
      ]),
      speed: one(of: [.automatic, .pointsPerSecond(positive()), .duration(1 + number())]),
      band: one(of: [.automatic, .points(positive()), .fraction(positive(to: 3))]),
      rest: one(of: [.automatic, .seconds(number())]),
      easing: one(of: [
        .linear, .easeInOut,
        ShimmerEasing(
          x1: random.nextUnit(), y1: number() - 500, x2: random.nextUnit(), y2: number()),
      ]),
      bounces: bool(), count: below(3), scope: one(of: ShimmerScope.allCases),
      mode: one(of: ShimmerMode.allCases), dim: one(of: [0.4, number(to: 1)]), colors: colors(),
      reducedMotion: bool() ? .still : .fade(2 + number()))
  }
}
