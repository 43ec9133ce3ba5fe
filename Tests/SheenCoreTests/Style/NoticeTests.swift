import Testing

@testable import SheenCore

/// What a style cannot do is said, and never crashes.
struct NoticeTests {
  @Test(
    "a scope without a usable size has no light and says why",
    arguments: [
      SheenSize(width: 0, height: 10), SheenSize(width: 10, height: -1),
      SheenSize(width: .nan, height: 10), SheenSize(width: 10, height: .infinity),
      SheenSize(width: 1e308, height: 1e308),
    ])
  func area(size: SheenSize) {
    let resolved = ShimmerStyle.tilted.resolved(in: SheenRect(origin: .zero, size: size))
    #expect(resolved.wave == nil)
    #expect(resolved.notices.map { $0.description.hasPrefix("no light: ") } == [true])
    #expect(resolved.palette == ShimmerStyle.tilted.colors.palette(for: .light))
  }

  @Test(
    "a speed that is none has no light and says why",
    arguments: [
      ShimmerSpeed.pointsPerSecond(0), .pointsPerSecond(-1), .pointsPerSecond(.nan),
      .pointsPerSecond(.infinity), .duration(0), .duration(-2), .duration(.nan),
      .duration(.infinity),
    ])
  func speed(speed: ShimmerSpeed) throws {
    let resolved = ShimmerStyle(speed: speed).resolved(in: phone)
    #expect(resolved.wave == nil)
    guard case .speed = try #require(resolved.notices.first) else {
      Issue.record("\(resolved.notices)")
      return
    }
    #expect(resolved.notices[0].description.contains("must be finite and above 0"))
  }

  @Test(
    "a band that is none has no light and says why",
    arguments: [
      ShimmerBand.points(0), .points(-3), .points(.nan), .points(.infinity), .fraction(0),
      .fraction(-1), .fraction(.nan), .fraction(.infinity),
    ])
  func band(band: ShimmerBand) {
    let resolved = ShimmerStyle(band: band).resolved(in: phone)
    #expect(resolved.wave == nil)
    #expect(
      resolved.notices.map { $0.description.contains("must be finite and above 0") } == [true])
  }

  @Test("huge numbers of every kind give light or a notice")
  func huge() {
    let numbers = [1e-300, 1e-9, 1, 1e9, 1e300, -1e300, Double.nan, .infinity, 0]
    for a in numbers {
      for b in numbers {
        for c in numbers {
          let style = ShimmerStyle(
            direction: .angle(a), speed: .pointsPerSecond(b), band: .points(c), rest: .seconds(a))
          let resolved = style.resolved(
            in: SheenRect(x: a, y: b, width: c.magnitude, height: 100), epoch: b)
          let light = resolved.wave?.intensity(at: SheenPoint(x: a, y: b), time: c) ?? 0
          #expect(0...1 ~= light)
          #expect(resolved.wave != nil || !resolved.notices.isEmpty)
        }
      }
    }
  }

  @Test("light that would flash is slowed down to under three times a second")
  func flash() throws {
    let strong = ShimmerPalette(background: .white, base: .black, highlight: .white)
    let style = ShimmerStyle(speed: .duration(0.1), rest: .seconds(0), colors: .fixed(strong))
    let resolved = style.resolved(in: phone)
    #expect(isClose(try #require(resolved.wave).period, 0.334))
    #expect(resolved.notices.map { $0.description.contains("three times a second") } == [true])
  }

  @Test("over content, whose colors nobody knows, no light is faster than three times a second")
  func content() throws {
    let style = ShimmerStyle(speed: .duration(0.1), rest: .seconds(0))
    for scheme in ShimmerAppearance.Scheme.allCases {
      let resolved = style.resolved(
        in: phone, appearance: ShimmerAppearance(scheme), over: .content)
      #expect(isClose(try #require(resolved.wave).period, 0.334))
      #expect(resolved.notices == [.flash(period: 0.1, lengthenedTo: 0.334)])
    }
    #expect(ShimmerStyle.tilted.resolved(in: phone, over: .content).notices.isEmpty)
  }

  @Test(
    "what stays visible without light is held in 0…1",
    arguments: [(-1.0, 0.0), (0, 0), (0.3, 0.3), (1, 1), (7, 1), (.infinity, 1), (.nan, 0.4)])
  func dim(asked: Double, shown: Double) {
    #expect(ShimmerStyle(dim: asked).dim == shown)
    var style = ShimmerStyle.standard
    style.dim = asked
    #expect(style.dim == shown)
  }

  @Test("notices, decisions and errors are read as sentences wherever they are printed")
  func printed() {
    let notice = ShimmerStyle(speed: .pointsPerSecond(0)).resolved(in: phone).notices[0]
    #expect("\(notice)" == notice.description && "\(notice)".hasPrefix("no light: "))
    #expect(
      "\(MotionDecision.still(.lowPowerMode))" == "still: Low Power Mode is on (system setting)")
    #expect("\(MotionReason.offScreen)" == "the view is off screen")
    #expect("\(SkeletonError.path(points: 2))".contains("at least 3 points, not 2"))
    #expect("\(SkeletonRange.fraction)" == "a fraction from 0 to 1")
  }

  @Test("light that cannot flash keeps its period")
  func calm() throws {
    let style = ShimmerStyle(speed: .duration(0.1), rest: .seconds(0))
    for scheme in ShimmerAppearance.Scheme.allCases {
      for contrast in ShimmerAppearance.Contrast.allCases {
        let resolved = style.resolved(
          in: phone, appearance: ShimmerAppearance(scheme, contrast: contrast))
        #expect(isClose(try #require(resolved.wave).period, 0.1))
        #expect(resolved.notices.isEmpty)
      }
    }
  }
}
