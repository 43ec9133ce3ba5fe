import Drawing
import Foundation
import QuartzCore
import SheenCore
@testable import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// By what clock light moves, when the device sleeps or its user sets the date.
@MainActor struct TimebaseTests {
  private static let (date, mediaTime) = (786_543_210.37, 54_321.987)

  /// Two boxes above one another, of which the first shimmers.
  private func shimmering(
    _ style: ShimmerStyle = .standard
  ) throws -> (stage: WindowStage, first: UIView, second: UIView) {
    let (first, second) = (blackBox(0, 0, 390, 40), blackBox(0, 60, 390, 40))
    let root = UIView()
    root.addSubview(first)
    root.addSubview(second)
    let stage = try WindowStage(
      view: root, size: CGSize(width: 390, height: 100), scale: 1, mediaTimeAtStart: Self.mediaTime,
      epoch: Date(timeIntervalSinceReferenceDate: Self.date))
    stage.perform { first.startShimmering(count: 0, style: style) }
    return (stage, first, second)
  }

  private func animation(_ view: UIView) -> CAAnimation? {
    view.layer.tree.lazy.compactMap { $0.animation(forKey: BandLight.key) }.first
  }

  /// Whether a row of the window is the light of the wave at a date.
  private func isLit(_ stage: WindowStage, row: Int, asAt date: Date) throws -> Bool {
    let wave = try #require(ShimmerStyle.standard.resolved(in: ShimmerScope.windowArea).wave)
    let picture = try stage.picture()
    return stride(from: 5, to: 390, by: 20).allSatisfy { x in
      let intensity = wave.intensity(
        at: SheenPoint(x: Double(x) + 0.5, y: Double(row) + 0.5),
        time: date.timeIntervalSinceReferenceDate)
      let wanted = 255 - 255 * (0.4 + 0.6 * intensity)
      return abs(Double(picture.brightness(x, row)) - wanted) <= 2.5
    }
  }

  @Test("light is that of the date", arguments: [0.1, 0.63, 1.2])
  func date(time: Double) throws {
    let (stage, _, _) = try shimmering()
    stage.advance(to: time)
    #expect(try isLit(stage, row: 20, asAt: stage.date))
  }

  @Test("nothing leaps when the date is set, and what comes afterwards is in step with what moves")
  func dateSet() throws {
    let (stage, first, second) = try shimmering()
    stage.advance(to: 1.3)
    let (before, date) = (try stage.picture(), stage.date)
    stage.date += 3600.7
    let added = stage.counting {
      stage.perform { first.subviews.first?.setNeedsLayout() }
    }
    #expect(added.animationsAdded == 0)
    #expect(try stage.picture().difference(to: before) == 0)
    stage.perform { second.startShimmering(count: 0, style: .standard) }
    for time in [1.4, 1.9, 2.6] {
      stage.advance(to: time)
      #expect(try isLit(stage, row: 20, asAt: date + (time - 1.3)))
      #expect(try isLit(stage, row: 80, asAt: date + (time - 1.3)))
    }
  }

  @Test("views that begin at different times are in step to the last bits", arguments: [0, 1])
  func lastBits(index: Int) throws {
    let style = [ShimmerStyle.tilted, ShimmerStyle(easing: .easeInOut, bounces: true)][index]
    let (stage, first, second) = try shimmering(style)
    stage.advance(to: 123.456)
    stage.perform { second.startShimmering(count: 0, style: style) }
    let (early, late) = (try #require(animation(first)), try #require(animation(second)))
    #expect(early.duration == late.duration && early.beginTime != late.beginTime)
    let cycles = (late.beginTime - early.beginTime) / early.duration
    #expect(abs(cycles - cycles.rounded()) < 1e-11)
  }

  @Test("after a sleep, in which Core Animation's clock stands still, light is that of the date")
  func sleep() throws {
    let (stage, _, second) = try shimmering()
    stage.advance(to: 1)
    stage.enterBackground()
    stage.date += 5000.9
    stage.enterForeground()
    stage.perform { second.startShimmering(count: 0, style: .standard) }
    for time in [1.2, 1.7] {
      stage.advance(to: time)
      #expect(try isLit(stage, row: 20, asAt: stage.date))
      #expect(try isLit(stage, row: 80, asAt: stage.date))
    }
  }

  @Test("light that begins in the background is that of the date when the app is back")
  func beginsInBackground() throws {
    let (stage, _, second) = try shimmering()
    stage.enterBackground()
    stage.perform { second.startShimmering(count: 0, style: .standard) }
    stage.date += 77.3
    stage.enterForeground()
    stage.advance(by: 0.4)
    #expect(try isLit(stage, row: 80, asAt: stage.date))
  }

  @Test("counted sweeps and their end don't heed the date")
  func counted() throws {
    let (stage, first, second) = try shimmering()
    let told = Told()
    stage.perform {
      first.stopShimmering()
      second.startShimmering(count: 2) { told.tell($0) }
    }
    // The second of two sweeps over 390 points and a band of 156 ends here.
    let end = 2 + 546.0 / 390
    stage.advance(to: 0.7)
    let middle = try stage.picture()
    stage.date += 1000.3
    stage.resignActive()
    stage.enterForeground()
    #expect(try stage.picture().difference(to: middle) == 0)
    stage.advance(to: end - 0.02)
    #expect(second.isShimmering && told.values.isEmpty)
    stage.advance(to: end + 0.02)
    #expect(!second.isShimmering && told.values == [true])
  }

  @Test("light that stands still at a time is the same to the bit, whatever the date")
  func frozen() throws {
    let (one, _, _) = try shimmering(.tilted)
    one.perform { one.window.shimmerFrozenTime = 0.9 }
    let first = try one.picture()
    let (other, _, _) = try shimmering(.tilted)
    other.date += 1234.567
    other.enterBackground()
    other.enterForeground()
    other.perform { other.window.shimmerFrozenTime = 0.9 }
    #expect(try other.picture().difference(to: first) == 0)
  }

  @Test("a group that is resized keeps its band where it is, at dates as large as today's")
  func groupResize() throws {
    let box = blackBox(0, 0, 390, 40)
    box.autoresizingMask = [.flexibleWidth]
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    group.addSubview(box)
    let stage = try stage([group], size: CGSize(width: 900, height: 60))
    stage.date = Date(timeIntervalSinceReferenceDate: Self.date)
    stage.perform { box.startShimmering(count: 0, style: ShimmerStyle(scope: .group)) }
    func band() throws -> Int {
      let picture = try stage.picture()
      return try #require((0..<390).min { picture.brightness($0, 20) < picture.brightness($1, 20) })
    }
    // Somewhere in the second half of a sweep; to which it belongs depends on the date.
    let phase = Self.date.truncatingRemainder(dividingBy: 2)
    stage.advance(to: (0.8 - phase) + 2)
    let before = try band()
    stage.perform { group.frame.size.width = 880 }
    #expect(try abs(band() - before) <= 1)
    stage.advance(by: 0.1)
    #expect(try abs(band() - before - 39) <= 2)
  }
}
