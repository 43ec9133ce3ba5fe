import Drawing
import Foundation
import SheenCore
import SheenSwiftUI
import Stage
import SwiftUI
import Testing

private let words =
  "The engine weaves algebraic patterns just as the loom weaves flowers and leaves on cloth."

/// A view in a window of 200 by 100 points that shows it as placeholders, without light.
@MainActor private func derived<V: View>(
  _ view: V, _ settings: StageSettings = StageSettings()
) throws -> DrawingPicture {
  let stage = try Stage(
    view.skeletonized(isLoading: true).shimmerFrozen(at: 1.95).loadingPolicy(.prompt)
      .frame(width: 200, height: 100, alignment: .topLeading),
    size: CGSize(width: 200, height: 100), scale: 1, settings: settings)
  stage.advance(to: 1.95)
  return try stage.picture()
}

extension DrawingPicture {
  /// Whether a pixel is about as a placeholder without light: 12 % darker than white.
  fileprivate func isBase(_ x: Int, _ y: Int) -> Bool { abs(brightness(x, y) - 224) <= 6 }

  /// Whether a pixel has no color, and stands out from white by a contrast ratio of 1.12.
  fileprivate func isNeutral(_ x: Int, _ y: Int) -> Bool {
    let pixel = self[x, y]
    let levels = [pixel.x, pixel.y, pixel.z].map(Int.init)
    let isGray = (levels.max() ?? 0) - (levels.min() ?? 0) <= 2
    return isGray && 1.05 / (luminance(x, y) + 0.05) >= 1.12 && brightness(x, y) > 70
  }

  /// The luminance of a pixel over white, as WCAG defines it.
  fileprivate func luminance(_ x: Int, _ y: Int) -> Double {
    let pixel = self[x, y]
    let gap = 255 - Double(pixel.w)
    func linear(_ component: UInt8) -> Double {
      let part = (Double(component) * Double(pixel.w) / 255 + gap) / 255
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(pixel.x) + 0.7152 * linear(pixel.y) + 0.0722 * linear(pixel.z)
  }

  /// Where the pixels of a row that are not clear begin and end.
  fileprivate func extent(ofRow y: Int) -> ClosedRange<Int>? {
    let seen = (0..<width).filter { self[$0, y].w > 100 }
    guard let first = seen.first, let last = seen.last else { return nil }
    return first...last
  }
}

@MainActor struct DerivedTests {
  @Test(
    "texts, images, shapes, colors and gradients all become placeholders without color",
    arguments: [
      "text", "gray text", "image", "shape", "faint shape", "color", "gradient", "button",
    ])
  func kinds(_ kind: String) throws {
    let view = ZStack {
      switch kind {
      case "text": Text("MMMMMM").font(.largeTitle)
      case "gray text": Text("MMMMMM").font(.largeTitle).foregroundColor(.secondary)
      case "image": Image(systemName: "star").resizable().frame(width: 40, height: 40)
      case "shape": Circle().fill(Color.orange)
      case "faint shape": Circle().fill(Color.gray.opacity(0.3))
      case "color": Color.black
      case "gradient":
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      default: Button("MMMMMM") {}.background(Color.green)
      }
    }
    .frame(width: 200, height: 100)
    let picture = try derived(view)
    #expect(picture.isNeutral(100, 50), "\(picture[100, 50])")
  }

  @Test("each line of a text becomes a bar as long as the line")
  func lines() throws {
    let picture = try derived(Text(words).frame(width: 200))
    var bars: [ClosedRange<Int>] = []
    var wasClear = true
    for y in 0..<picture.height {
      let extent = picture.extent(ofRow: y)
      if let extent, wasClear { bars.append(extent) }
      wasClear = extent == nil
    }
    #expect(bars.count >= 4)
    #expect(Set(bars.map(\.upperBound)).count == bars.count)
  }

  @Test("what is kept is seen as it is")
  func keep() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 100).skeletonTreatment(.keep)
      Color.red.frame(width: 100)
    }
    let picture = try derived(row)
    #expect(picture[50, 50] == SIMD4(255, 59, 48, 255))
    // Where something keeps its color, the rest has some, too.
    #expect(picture[150, 50] == SIMD4(255, 114, 106, 255))
  }

  @Test("kept text keeps its glyphs, from right to left, too")
  func keepText() throws {
    let title = Text("MMMM").foregroundColor(.black)
    let view = VStack(alignment: .leading, spacing: 0) {
      title.skeletonTreatment(.keep)
      Color.blue.frame(width: 100)
    }
    .frame(width: 200, height: 100, alignment: .topLeading)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let settings = StageSettings { $0.layoutDirection = direction }
      let picture = try derived(view, settings)
      let darkest = (0..<200).map { picture.brightness($0, 10) }.min()
      #expect(darkest.map { $0 < 20 } == true)
      #expect(picture[direction == .leftToRight ? 50 : 150, 60] == SIMD4(71, 159, 255, 255))
      #expect(picture[direction == .leftToRight ? 150 : 50, 60].w == 0)
    }
  }

  @Test("what is ignored is not seen, and keeps its place")
  func ignore() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 100).skeletonTreatment(.ignore)
      Color.red.frame(width: 100)
    }
    let picture = try derived(row)
    #expect(picture[50, 50].w == 0)
    #expect(picture.isNeutral(150, 50))
  }

  @Test("what is united is one placeholder, with round corners")
  func unite() throws {
    let row = HStack(spacing: 0) {
      Circle().fill(Color.red).frame(width: 10, height: 10)
      Spacer(minLength: 0)
      Circle().fill(Color.red).frame(width: 10, height: 10)
    }
    .frame(width: 100, height: 50)
    let picture = try derived(row.skeletonTreatment(.unite(cornerRadius: 10)))
    #expect(picture.isBase(50, 25) && picture.isBase(50, 3) && picture[1, 1].w == 0)
    for radius in [-1.0, 0, .nan, .infinity] {
      _ = try derived(row.skeletonTreatment(.unite(cornerRadius: radius)))
    }
  }

  @Test("a treatment changes nothing where nothing is derived")
  func noTreatment() throws {
    for treatment in [SkeletonTreatment.derive, .keep, .ignore, .unite()] {
      let stage = try Stage(
        Color.red.skeletonTreatment(treatment), size: CGSize(width: 10, height: 10), scale: 1)
      #expect(try stage.picture()[5, 5] == SIMD4(255, 59, 48, 255))
    }
  }

  @Test("what is kept within a part that says nothing is still kept")
  func keepWithin() throws {
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 100).skeletonTreatment(.keep)
      Color.red.frame(width: 100)
    }
    let picture = try derived(row.skeletonTreatment(.derive))
    #expect(picture[50, 50] == SIMD4(255, 59, 48, 255))
  }

  @Test("in the dark and with increased contrast the base color is another one, live")
  func appearance() throws {
    let stage = try Stage(
      Color.red.skeletonTreatment(.unite(cornerRadius: 0)).skeletonized(isLoading: true)
        .shimmerFrozen(at: 1.95).loadingPolicy(.prompt),
      size: CGSize(width: 60, height: 60), scale: 1)
    stage.advance(to: 0.1)
    #expect(try abs(stage.picture().brightness(30, 30) - 224) <= 1)
    stage.settings.colorScheme = .dark
    #expect(try abs(stage.picture().brightness(30, 30) - 46) <= 1)
    stage.settings.contrast = .increased
    #expect(try abs(stage.picture().brightness(30, 30) - 108) <= 1)
  }

  @Test("light passes over what is derived, in step with other placeholders")
  func inStep() throws {
    let view = VStack(spacing: 0) {
      Color.red.skeletonTreatment(.unite(cornerRadius: 0)).skeletonized(isLoading: true)
      Rectangle().skeleton(Rectangle(), isLoading: true)
    }
    let stage = try Stage(
      view.shimmerScope(.group).loadingPolicy(.prompt).padding(.leading, 90),
      size: CGSize(width: 480, height: 40), scale: 1)
    for time in [2.4, 2.6, 2.8] {
      stage.advance(to: time)
      let picture = try stage.picture()
      for x in stride(from: 90, to: 480, by: 13) {
        #expect(abs(picture.brightness(x, 10) - picture.brightness(x, 30)) <= 1)
      }
      #expect((90..<480).contains { picture.brightness($0, 10) > 230 })
    }
    #expect(stage.problems.isEmpty)
  }
}
