import SheenCore
import SheenWeb
import Testing

@Suite struct StyleSheetTests {
  @Test("the same style gives the same bytes")
  func deterministic() {
    for named in ShimmerStyle.named {
      #expect(named.style.styleSheet() == named.style.styleSheet())
    }
  }

  @Test("keyframes move by transform alone, and fade by opacity alone")
  func keyframes() throws {
    for style in ValidityTests.styles {
      let sheet = style.styleSheet()
      for block in sheet.components(after: "@keyframes") {
        let declarations = block.split(separator: "\n").filter { $0.contains(":") }
        #expect(!declarations.isEmpty)
        for declaration in declarations {
          let name = declaration.drop { " {50%".contains($0) }.prefix { $0 != ":" }
          #expect(name == "transform" || name == "opacity", "\(declaration)")
        }
      }
    }
  }

  @Test("nothing moves outside of the block for readers who have nothing against it")
  func reducedMotion() {
    for style in [ShimmerStyle.standard, .glint] {
      let sheet = style.styleSheet()
      let blocks = sheet.components(after: "@media")
      let moving = blocks.filter { $0.contains("animation:") }
      #expect(moving.count == 1)
      #expect(moving.allSatisfy { $0.contains("(prefers-reduced-motion: no-preference)") })
      #expect(sheet.components(after: "animation:").count == 1)
    }
  }

  @Test("a style whose numbers make no wave has no animation")
  func still() {
    for style in [
      ShimmerStyle(speed: .duration(.nan)), ShimmerStyle(speed: .pointsPerSecond(0)),
      ShimmerStyle(band: .points(-1)), ShimmerStyle(band: .fraction(.infinity)),
    ] {
      #expect(!style.styleSheet().contains("animation"))
    }
  }

  @Test("an appearance that is asked for needs no conditions; colors for all have none")
  func conditions() {
    let automatic = ShimmerStyle.standard
    #expect(automatic.styleSheet().contains("(prefers-color-scheme: dark)"))
    #expect(automatic.styleSheet().contains("(prefers-contrast: more)"))
    #expect(!automatic.styleSheet(for: .dark).contains("(prefers-color-scheme"))
    #expect(automatic.styleSheet(for: .dark).contains("--sheen-base: #2e2e2e;"))
    let fixed = ShimmerStyle(
      colors: .fixed(.init(background: .white, base: .black, highlight: .white)))
    #expect(!fixed.styleSheet().contains("prefers-color-scheme"))
  }

  @Test("colors that would flash have the guard's shortest period")
  func flashes() {
    let palette = ShimmerPalette(background: .black, base: .black, highlight: .white)
    let sheet = ShimmerStyle(rest: .seconds(0), colors: .fixed(palette)).styleSheet()
    #expect(sheet.contains("--sheen-shortest: 0.334;"))
    #expect(sheet.contains("max(var(--sheen-shortest), var(--sheen-sweep) + 0)"))
  }

  @Test("on a background that is not opaque there is no stencil, and windows only if they are")
  func translucent() {
    let clear = ShimmerPalette(background: .clear, base: .black, highlight: .white)
    let sheet = ShimmerStyle(colors: .fixed(clear)).styleSheet()
    #expect(!sheet.contains(".sheen-stencil {"))
    #expect(sheet.contains(".sheen-window > .sheen-light { display: block; }"))
    let all = ShimmerPalette(
      background: .clear, base: .black.opacity(0.5), highlight: .white.opacity(0.5))
    #expect(!ShimmerStyle(colors: .fixed(all)).styleSheet().contains(".sheen-window > "))
  }

  @Test("numbers of any size leave a sheet that can be read")
  func extremes() throws {
    let numbers = [0, -1, 1e-300, 1e300, Double.nan, .infinity, -.infinity]
    for a in numbers {
      for b in numbers {
        let style = ShimmerStyle(
          direction: .angle(a), speed: .pointsPerSecond(b), band: .points(a), rest: .seconds(b),
          easing: ShimmerEasing(x1: a, y1: b, x2: b, y2: a), bounces: true, count: .max,
          reducedMotion: .fade(a))
        let sheet = style.styleSheet()
        #expect(!sheet.contains("nan") && !sheet.contains("inf;") && !sheet.contains("e+"))
        #expect(sheet.filter { $0 == "{" }.count == sheet.filter { $0 == "}" }.count)
      }
    }
  }
}

extension String {
  /// What follows each occurrence of a text, up to the end of the block that begins there.
  func components(after text: String) -> [String] {
    var found: [String] = []
    var rest = self[...]
    while let range = rest.firstRange(of: text) {
      rest = rest[range.upperBound...]
      var depth = 0
      var end = rest.startIndex
      for index in rest.indices {
        if rest[index] == "{" { depth += 1 }
        if rest[index] == "}" { depth -= 1 }
        end = rest.index(after: index)
        if rest[index] == "}", depth <= 0 { break }
      }
      found.append(String(rest[..<end]))
    }
    return found
  }
}
