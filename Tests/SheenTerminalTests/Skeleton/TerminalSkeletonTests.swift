import SheenCore
import SheenScreens
import SheenTerminal
import Testing

struct TerminalSkeletonTests {
  /// A bar of a row and a half over 4 columns, and a circle of 4 columns.
  private let small = SkeletonLayout(
    size: SheenSize(width: 80, height: 48),
    placeholders: [
      Placeholder(
        frame: SheenRect(x: 0, y: 0, width: 32, height: 24),
        outline: .rounded(CornerRadii(0, in: SheenSize(width: 32, height: 24)))),
      Placeholder(
        frame: SheenRect(x: 40, y: 0, width: 32, height: 32),
        outline: .rounded(CornerRadii(16, in: SheenSize(width: 32, height: 32)))),
    ])

  private let smallSize = TerminalSize(columns: 10, rows: 3)

  /// Without light, so that coverage is all that differs.
  private func still(_ capability: TerminalCapability) -> TerminalCapability {
    var capability = capability
    capability.motion = .none
    return capability
  }

  @Test("half blocks draw two squares a cell, and edges are smoothed")
  func halfBlocks() {
    let skeleton = TerminalSkeleton(small, size: smallSize, capability: still(fullTerminal))
    // White at 12 % over black is 31; the circle covers 6/16 of its corner squares and 15/16 of those
    // beside them.
    #expect(
      skeleton.grid(at: 0).text.shown == """
        ␛[48;2;31;31;31m    ␛[m ␛[38;2;11;11;11;48;2;29;29;29m▀\
        ␛[38;2;29;29;29;48;2;31;31;31m▀▀␛[38;2;11;11;11;48;2;29;29;29m▀␛[m
        ␛[38;2;31;31;31m▀▀▀▀ ␛[38;2;29;29;29;48;2;11;11;11m▀\
        ␛[38;2;31;31;31;48;2;29;29;29m▀▀␛[38;2;29;29;29;48;2;11;11;11m▀␛[m

        """)
  }

  @Test("256 colors draw the same with their grays")
  func halfBlocksIn256() {
    let skeleton = TerminalSkeleton(
      small, size: smallSize, capability: still(TerminalCapability(.ansi256)))
    #expect(
      skeleton.grid(at: 0).text.shown == """
        ␛[48;5;234m    ␛[m ␛[38;5;232;48;5;234m▀  ▀␛[m
        ␛[38;5;234m▀▀▀▀ ␛[48;5;232m▀␛[48;5;234m  ␛[48;5;232m▀␛[m

        """)
  }

  @Test(
    "fewer colors, or ones that are not known, draw shades in whole cells",
    arguments: [
      TerminalCapability(.ansi16), TerminalCapability(.attributes), TerminalCapability(.none),
      TerminalCapability(.trueColor, theme: nil),
    ])
  func shades(_ capability: TerminalCapability) {
    let skeleton = TerminalSkeleton(small, size: smallSize, capability: still(capability))
    // A bar of a row and a half is one row then.
    #expect(skeleton.grid(at: 0).text == "░░░░ ░░░░\n     ░░░░\n")
  }

  @Test("shades grow denser in the light, and there are some for ASCII")
  func shadesGrowDenser() {
    let bar = SkeletonLayout(
      size: SheenSize(width: 320, height: 16),
      placeholders: [
        Placeholder(
          frame: SheenRect(x: 0, y: 0, width: 320, height: 16),
          outline: .rounded(CornerRadii(8, in: SheenSize(width: 320, height: 16))))
      ])
    let size = TerminalSize(columns: 40, rows: 1)
    func text(_ capability: TerminalCapability, at time: Double) -> String {
      TerminalSkeleton(bar, size: size, capability: capability).grid(at: time).text
    }
    let shades = TerminalCapability(.ansi16)
    #expect(text(shades, at: 0) == String(repeating: "░", count: 40))
    // The band of 128 points is in the middle after (320 + 128) / 390 / 2 seconds.
    let middle = 448.0 / 390 / 2
    #expect(text(shades, at: middle) == "░░░░░░░░░░░░░░▒▒▒▓▓▓▓▓▓▒▒▒░░░░░░░░░░░░░░")
    #expect(
      text(TerminalCapability(colors: .ansi16, hasUnicode: false), at: middle)
        == "--------------===######===--------------")
    #expect(text(TerminalCapability(.none), at: middle) == String(repeating: "░", count: 40))
  }

  @Test(
    "light is the core's at the middle of each half, at every angle",
    arguments: [
      ShimmerDirection.leadingToTrailing, .rightToLeft, .topToBottom, .bottomToTop, .tilted(20),
      .angle(137.5),
    ])
  func lightIsTheCores(_ direction: ShimmerDirection) throws {
    var style = ShimmerStyle.standard
    style.direction = direction
    style.colors = .fixed(ShimmerPalette(background: .black, base: .black, highlight: .white))
    let size = TerminalSize(columns: 24, rows: 8)
    for layoutDirection in [SheenLayoutDirection.leftToRight, .rightToLeft] {
      let layout = try Skeleton.rectangle.layout(in: size.points)
      let skeleton = TerminalSkeleton(
        layout, size: size, capability: fullTerminal, style: style, layoutDirection: layoutDirection
      )
      let wave = try #require(
        style.resolved(
          in: SheenRect(origin: .zero, size: size.points), layoutDirection: layoutDirection
        ).wave)
      #expect(skeleton.waves == [wave])
      for step in 0..<5 {
        let time = wave.sweepDuration * (Double(step) + 0.5) / 5
        let grid = skeleton.grid(at: time)
        for row in 0..<size.rows {
          for column in 0..<size.columns {
            let seen = halves(grid[column, row].ink, grid[column, row].text)
            for (index, level) in [seen.upper, seen.lower].enumerated() {
              let center = SheenPoint(
                x: Double(column) * 8 + 4, y: Double(row) * 16 + Double(index) * 8 + 4)
              let light = wave.intensity(at: center, time: time)
              #expect(level == UInt8(light * 255 + 0.5))
            }
          }
        }
      }
    }
  }

  /// The gray of the upper and of the lower half of a cell.
  private func halves(_ ink: TerminalInk, _ text: String) -> (upper: UInt8?, lower: UInt8?) {
    func gray(_ color: TerminalColor?) -> UInt8? {
      if case .rgb(let red, _, _) = color { red } else { nil }
    }
    return text == " "
      ? (gray(ink.background), gray(ink.background))
      : (gray(ink.foreground), gray(ink.background))
  }

  @Test("with the scope of a view each placeholder has a light of its own")
  func eachPlaceholderHasALightOfItsOwn() throws {
    var style = ShimmerStyle.standard
    style.scope = .view
    style.colors = .fixed(ShimmerPalette(background: .black, base: .black, highlight: .white))
    style.band = .points(64)
    style.speed = .duration(1)
    let bars = Skeleton.column(spacing: 0) {
      Skeleton.rectangle.frame(width: 160, height: 16)
      Skeleton.rectangle.frame(width: 80, height: 16)
    }
    let skeleton = try TerminalSkeleton(
      bars, size: TerminalSize(columns: 20, rows: 2), capability: fullTerminal, style: style)
    #expect(skeleton.waves.map(\.sweep.area.width) == [160, 80])
    // Half-way through, each light is in the middle of its own bar.
    let grid = skeleton.grid(at: 0.5)
    func gray(_ column: Int, _ row: Int) -> UInt8? {
      halves(grid[column, row].ink, grid[column, row].text).upper
    }
    for row in 0..<2 {
      let columns = row == 0 ? 20 : 10
      let wave = skeleton.waves[row]
      for column in 0..<columns {
        let center = SheenPoint(x: Double(column) * 8 + 4, y: Double(row) * 16 + 4)
        #expect(gray(column, row) == UInt8(wave.intensity(at: center, time: 0.5) * 255 + 0.5))
      }
      #expect((gray(columns / 2, row) ?? 0) > 240)
    }
  }

  @Test("a placeholder keeps its distance to what lies behind it")
  func aPlaceholderKeepsItsDistance() throws {
    let skeleton = Skeleton.overlay {
      Skeleton.rectangle.frame(width: 80, height: 48)
      Skeleton.rectangle.frame(width: 16, height: 16).separated(by: 8)
    }
    let drawn = try TerminalSkeleton(
      skeleton, size: TerminalSize(columns: 10, rows: 3),
      capability: still(TerminalCapability(.none)))
    // The gap is a column wide, and half a row high: too little to be seen in whole cells.
    #expect(drawn.grid(at: 0).text == "░░░░░░░░░░\n░░░ ░░ ░░░\n░░░░░░░░░░")
  }

  @Test("paths are drawn with their holes")
  func pathsAreDrawnWithTheirHoles() throws {
    func square(_ from: Double, _ to: Double) -> [SheenPoint] {
      [(from, from), (to, from), (to, to), (from, to)].map { SheenPoint(x: $0.0, y: $0.1) }
    }
    let path = SkeletonPath(contours: [square(0, 1), square(0.25, 0.75)])
    let drawn = try TerminalSkeleton(
      Skeleton.path(path).frame(width: 64, height: 64),
      size: TerminalSize(columns: 8, rows: 4), capability: still(TerminalCapability(.none)))
    #expect(drawn.grid(at: 0).text == "░░░░░░░░\n░░    ░░\n░░    ░░\n░░░░░░░░")
  }

  @Test("from right to left the picture is mirrored")
  func fromRightToLeftThePictureIsMirrored() throws {
    let skeleton = Skeleton.row(spacing: 16) {
      Skeleton.rectangle.frame(width: 16, height: 16)
      Skeleton.rectangle.frame(width: 8, height: 16)
    }
    func text(_ layoutDirection: SheenLayoutDirection) throws -> String {
      try TerminalSkeleton(
        skeleton, size: TerminalSize(columns: 8, rows: 1),
        capability: still(TerminalCapability(.none)),
        layoutDirection: layoutDirection
      ).grid(at: 0).text
    }
    #expect(try text(.leftToRight) == "░░  ░")
    #expect(try text(.rightToLeft) == "   ░  ░░")
  }

  @Test("every screen is drawn in every size", arguments: SkeletonScreen.all)
  func everyScreenIsDrawn(_ screen: SkeletonScreen) throws {
    for (columns, rows) in [(80, 24), (40, 12), (20, 5), (1, 1), (3, 200)] {
      let size = TerminalSize(columns: columns, rows: rows)
      for capability in [fullTerminal, TerminalCapability(.none)] {
        let skeleton = try TerminalSkeleton(screen.skeleton, size: size, capability: capability)
        #expect(skeleton.grid(at: 0.7).size == size)
        if columns >= 20, rows >= 12 {
          #expect(skeleton.grid(at: 0).cells.contains { $0 != .blank })
        }
      }
    }
  }

  @Test(
    "sizes without cells and huge ones do no harm",
    arguments: [(0, 0), (0, 5), (5, 0), (-3, 4), (Int.min, Int.max), (Int.max, 1)])
  func oddSizesDoNoHarm(_ columns: Int, _ rows: Int) throws {
    let size = TerminalSize(columns: columns, rows: rows)
    #expect(0...1_000 ~= size.columns && 0...1_000 ~= size.rows)
    let skeleton = try TerminalSkeleton(
      SkeletonScreen.list.skeleton, size: size, capability: fullTerminal)
    #expect(skeleton.grid(at: 0.5).cells.count == size.cellCount)
  }

  @Test("placeholders with odd places do no harm")
  func oddPlacesDoNoHarm() {
    let odd = [0, -1e300, 1e300, .infinity, -.infinity, .nan, 5]
    var placeholders: [Placeholder] = []
    for x in odd {
      for width in odd {
        let frame = SheenRect(x: x, y: width, width: width, height: x)
        placeholders.append(
          Placeholder(
            frame: frame, outline: .rounded(CornerRadii(4, in: frame.size)), separation: x))
        placeholders.append(
          Placeholder(frame: frame, outline: .path([[.zero, SheenPoint(x: x, y: 1)], []])))
      }
    }
    let layout = SkeletonLayout(size: .zero, placeholders: placeholders)
    for capability in [fullTerminal, TerminalCapability(.none)] {
      _ = TerminalSkeleton(layout, size: .usual, capability: capability).grid(at: .nan)
    }
  }

  @Test("a skeleton that cannot be laid out says why")
  func aBadSkeletonSaysWhy() {
    #expect(throws: SkeletonError.self) {
      try TerminalSkeleton(
        Skeleton.rectangle.frame(width: .fixed(.nan), height: nil), size: .usual,
        capability: fullTerminal)
    }
  }

  @Test("without motion nothing changes with time")
  func withoutMotionNothingChanges() throws {
    let skeleton = try TerminalSkeleton(
      SkeletonScreen.feed.skeleton, size: .usual, capability: still(fullTerminal))
    #expect(skeleton.waves.isEmpty)
    #expect(skeleton.grid(at: 0.3) == skeleton.grid(at: 0.9))
    let moving = try TerminalSkeleton(
      SkeletonScreen.feed.skeleton, size: .usual, capability: fullTerminal)
    #expect(moving.grid(at: 0.3) != moving.grid(at: 0.9))
  }

  @Test("a picture that stands still shows on a terminal what its cells are")
  func aPictureShowsItsCells() throws {
    let size = TerminalSize(columns: 40, rows: 10)
    let grid = try TerminalSkeleton(
      SkeletonScreen.profile.skeleton, size: size, capability: fullTerminal
    ).grid(at: 0.5)
    var terminal = FakeTerminal(columns: 40, rows: 11)
    terminal.write(grid.text)
    for row in 0..<10 {
      for column in 0..<40 where grid[column, row].text != " " {
        #expect(terminal.cells[row][column] == grid[column, row])
      }
    }
    #expect(terminal.ink == .plain && terminal.complaints.isEmpty)
  }
}
