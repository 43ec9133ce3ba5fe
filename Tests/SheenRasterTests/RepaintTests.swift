import SheenCore
import Testing

@testable import SheenRaster

@Suite("Repainting")
struct RepaintTests {
  @Test(
    "What changed, painted over the last picture, is the whole picture", arguments: 0..<20)
  func changesAreEnough(group: UInt64) throws {
    for seed in group * 5..<group * 5 + 5 {
      let scene = Scene(seed: seed)
      var changing = try scene.renderer()
      var whole = try scene.renderer()
      #expect(changing.frame == whole.frame)
      var time = scene.epoch
      var random = SeededRandom(seed: seed)
      let steps: [Double] = [1.0 / 60, 1.0 / 60, -1.0 / 60, 0, 0.2, -0.7, 1.9, 1000, -1000.3]
      for step in 0..<16 {
        time = step == 9 ? .nan : (time.isNaN ? 0.4 : time) + random.pick(steps)
        changing.paint(at: time)
        whole.repaint(at: time)
        try #require(changing.frame == whole.frame, "seed \(seed), step \(step), at \(time)")
      }
    }
  }

  @Test("Only the strip of the band is written, and nothing for the same time again")
  func strip() throws {
    let style = ShimmerStyle(
      direction: .angle(0), speed: .pointsPerSecond(100), band: .points(20), rest: .seconds(1))
    var renderer = try SkeletonRenderer(
      layout: layout(200, 10, [box(0, 0, 200, 10)]), style: style)
    renderer.paint(at: 1)
    // The band is 20 wide and moves by 5; each end has two pixels of margin.
    #expect((150...290).contains(renderer.paint(at: 1.05)))
    #expect(renderer.paint(at: 1.05) == 0)
    // The rest is dark: once the band has left, nothing is to be done.
    renderer.paint(at: 2.3)
    #expect(renderer.paint(at: 2.5) == 0)
  }

  @Test("A whole repaint writes every pixel of the placeholders and leaves the gaps untouched")
  func wholeRepaint() throws {
    var renderer = try SkeletonRenderer(
      layout: layout(20, 10, [box(2, 2, 8, 4), box(12, 0, 8, 10, radius: 4)]), style: .standard)
    let expected = renderer.frame.pixels
    let foreign: UInt32 = 0x1234_5678
    renderer.frame.withPixels { $0.update(repeating: foreign, count: expected.count) }
    renderer.repaint(at: .nan)
    let painted = renderer.frame.pixels
    #expect(
      (0..<10).allSatisfy { y in
        (2..<10).allSatisfy { x in
          (painted[y * 20 + x] == foreign) == !(2..<6).contains(y)
        }
      })
    for (index, pixel) in painted.enumerated() where pixel != foreign {
      #expect(pixel == expected[index])
    }
    let background = expected[0]
    for (index, pixel) in painted.enumerated() where pixel == foreign {
      #expect(expected[index] == background)
    }
  }

  @Test(
    "A whole repaint needs nothing of what was painted before", arguments: 0..<10 as Range<UInt64>)
  func repaintOfAnything(seed: UInt64) throws {
    let scene = Scene(seed: seed)
    var renderer = try scene.renderer()
    let dark = renderer.frame.pixels
    var other = renderer
    other.paint(at: scene.times[0])
    let background = try SkeletonRenderer(
      layout: SkeletonLayout(size: scene.layout.size, placeholders: []), style: scene.style,
      scale: scene.scale, background: scene.background
    ).frame.pixels[0]
    renderer.frame.withPixels { pixels in
      for index in dark.indices where dark[index] != background { pixels[index] = 0x1234_5678 }
    }
    renderer.repaint(at: scene.times[0])
    #expect(renderer.frame == other.frame)
  }

  @Test("A copy of the frame stays as it was, and so does a copy of the renderer")
  func copies() throws {
    var renderer = try SkeletonRenderer(
      layout: layout(90, 9, [box(1, 1, 84, 4)]), style: .standard)
    let dark = renderer.frame
    var other = renderer
    renderer.paint(at: 0.15)
    #expect(dark != renderer.frame)
    #expect(other.frame == dark)
    other.paint(at: 0.15)
    #expect(other.frame == renderer.frame)
  }

  @Test("The same scene gives the same pixels on every machine")
  func checksum() throws {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for seed in 0..<UInt64(20) {
      var renderer = try Scene(seed: seed).renderer()
      renderer.paint(at: 0.7)
      // FNV-1a over the pixels.
      for pixel in renderer.frame.pixels { sum = (sum ^ UInt64(pixel)) &* 0x100_0000_01B3 }
    }
    #expect(sum == 6_297_676_470_875_122_608)
  }
}
