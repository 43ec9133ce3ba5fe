import SheenCore
import Testing

@testable import SheenRaster

@Suite("Mirrored layouts")
struct MirrorTests {
  @Test("From right to left, the picture is the mirrored picture", arguments: 0..<12)
  func mirrored(group: UInt64) throws {
    for seed in group * 5..<group * 5 + 5 {
      var random = SeededRandom(seed: seed)
      let tilt = random.pick([0, 20, 45, 70, 90, 133.7])
      let style = ShimmerStyle(
        direction: random.pick([.leadingToTrailing, .tilted(tilt), .trailingToLeading]),
        band: random.pick([.points(40), .points(9.3), .automatic]),
        bounces: random.pick([false, true]), scope: random.pick([.window, .view])
      ).colored(random.pick([.strong, ShimmerColors.automatic.palette(for: .light)]))
      let skeleton = Skeleton {
        Skeleton.row(spacing: 8) {
          Skeleton.circle(22)
          Skeleton.text(lines: 2, seed: seed)
        }
        Skeleton.roundedRectangle(SkeletonCorners(topLeading: 9, bottomTrailing: 5))
      }
      let size = SheenSize(width: 91, height: 67)
      for time in [0, 0.11, 0.2 + random.nextUnit() * 0.3] {
        let left = try skeleton.rasterFrame(in: size, style: style, at: time)
        let right = try skeleton.rasterFrame(
          in: size, style: style, at: time, layoutDirection: .rightToLeft)
        let worst = zip(right.mirrored, left.pixels).lazy.filter { $0 != $1 }.map {
          difference(channels($0), channels($1))
        }.max()
        #expect(worst ?? 0 <= 1, "seed \(seed) at \(time)")
        // Row 45 crosses the rectangle where its sides are straight.
        let row = Array(left.pixels[45 * 91..<46 * 91])
        #expect(right.pixels[45 * 91..<46 * 91].reversed() == row, "seed \(seed) at \(time)")
      }
    }
  }
}
