import Foundation
import QuartzCore
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

@MainActor struct CountedTests {
  // A view 250 points wide is passed in (250 + 100) / 390 s, and again every 2 s.
  private let end = 4 + 350.0 / 390

  @Test("light passes three times, then the view is as it was and the completion has come once")
  func threeSweeps() throws {
    let logo = blackBox(70, 20, 250, 100)
    let stage = try stage([logo])
    let before = try stage.picture()
    let told = Told()
    stage.perform { logo.startShimmering(count: 3) { told.tell($0) } }
    #expect(logo.isShimmering)

    stage.advance(to: end - 0.01)
    #expect(logo.isShimmering && told.values.isEmpty)
    stage.advance(to: end + 0.02)
    #expect(!logo.isShimmering && told.values == [true])
    #expect(logo.layer.mask == nil && logo.layer.movements == 0 && logo.subviews.isEmpty)
    #expect(try stage.picture().difference(to: before) == 0)

    stage.advance(to: 20)
    #expect(told.values == [true])
  }

  @Test("the light is seen in each of the sweeps", arguments: [0.0, 2, 4])
  func eachSweep(begin: Double) throws {
    let logo = blackBox(70, 20, 250, 100)
    let stage = try stage([logo])
    stage.perform { logo.startShimmering() }
    stage.advance(to: begin + 175.0 / 390)
    // The middle of the band is in the middle of the view, where a tenth of it is seen.
    #expect(try abs(stage.picture().brightness(195, 70) - 230) <= 2)
    stage.advance(to: begin + 1.5)
    #expect(try stage.picture().brightness(195, 70) == 0)
  }

  @Test("the last sweep ends in the dark: nothing jumps at the end")
  func endsDark() throws {
    let logo = blackBox(70, 20, 250, 100)
    let stage = try stage([logo])
    stage.perform { logo.startShimmering(count: 1) }
    stage.advance(to: 350.0 / 390 - 0.001)
    let last = try stage.picture()
    stage.advance(to: 350.0 / 390 + 0.05)
    #expect(!logo.isShimmering)
    #expect(try stage.picture().difference(to: last) <= 1)
  }

  @Test("in a window that is larger than a phone, too, counted light begins and ends in the dark")
  func largeWindow() throws {
    let box = blackBox(0, 0, 1200, 50)
    let stage = try stage([box], size: CGSize(width: 1200, height: 50))
    stage.perform { box.startShimmering(count: 1, style: .standard) }
    func isDark() throws -> Bool {
      let picture = try stage.picture()
      return stride(from: 0, to: 1200, by: 10).allSatisfy {
        abs(picture.brightness($0, 25) - 153) <= 1
      }
    }
    #expect(try isDark())
    // A window of 1200 points is passed in three seconds at most.
    stage.advance(to: 1.5)
    #expect(try !isDark())
    stage.advance(to: 2.99)
    #expect(try isDark() && box.isShimmering)
    stage.advance(to: 3.05)
    #expect(!box.isShimmering)
  }

  @Test("a count of 0 or less never ends", arguments: [0, -1, Int.min])
  func endless(count: Int) throws {
    let box = blackBox(0, 0, 390, 50)
    let stage = try stage([box])
    stage.perform { box.startShimmering(count: count) }
    stage.advance(to: 100_000.7)
    #expect(box.isShimmering && box.layer.movements == 1)
    #expect(try stage.picture().brightness(195, 25) > 200)
  }

  @Test("sweeps are counted from when the view is first seen: it can be started before")
  func startedEarly() throws {
    let logo = UIView()
    logo.backgroundColor = .black
    logo.startShimmering(count: 1)
    let stage = try stage([])
    stage.advance(to: 5)
    stage.perform { stage.window.rootViewController?.view.addSubview(logo) }
    stage.advance(to: 10)
    #expect(logo.isShimmering)
    stage.perform { logo.frame = CGRect(x: 70, y: 20, width: 250, height: 100) }
    stage.advance(to: 10 + 175.0 / 390)
    #expect(try abs(stage.picture().brightness(195, 70) - 230) <= 2)
    stage.advance(to: 11)
    #expect(!logo.isShimmering)
  }

  @Test("the completion belongs to the light, not to the transaction it was started in")
  func ownCompletion() throws {
    let logo = blackBox(70, 20, 250, 100)
    let stage = try stage([logo])
    let told = Told()
    var transactionEnded = false
    stage.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { transactionEnded = true }
      logo.startShimmering(count: 3) { told.tell($0) }
      logo.layer.removeAllAnimations()
      CATransaction.commit()
    }
    stage.advance(to: 3)
    #expect(told.values.isEmpty && logo.isShimmering)
    stage.advance(to: 10)
    #expect(told.values == [true] && transactionEnded)
  }

  @Test("stopping tells the completion that it did not finish")
  func stopped() throws {
    let logo = blackBox(70, 20, 250, 100)
    let stage = try stage([logo])
    let told = Told()
    stage.perform { logo.startShimmering(count: 3) { told.tell($0) } }
    stage.advance(to: 1)
    stage.perform { logo.stopShimmering() }
    stage.perform { logo.stopShimmering() }
    #expect(told.values == [false] && !logo.isShimmering)
    stage.advance(to: 10)
    #expect(told.values == [false])
  }

  @Test("starting again while light passes changes nothing")
  func startedTwice() throws {
    let logo = blackBox(70, 20, 250, 100)
    let stage = try stage([logo])
    let told = Told()
    stage.perform { logo.startShimmering(count: 1) }
    stage.advance(to: 0.5)
    stage.perform { logo.startShimmering(count: 5) { told.tell($0) } }
    #expect(told.values == [false])
    stage.advance(to: 1)
    #expect(!logo.isShimmering)
  }

  @Test(
    "a style whose light can't move ends at once, unfinished",
    arguments: [
      ShimmerStyle(speed: .pointsPerSecond(.nan)), ShimmerStyle(band: .points(-1)),
    ])
  func unusableStyle(style: ShimmerStyle) throws {
    let logo = blackBox(70, 20, 250, 100)
    let stage = try stage([logo])
    let told = Told()
    stage.perform { logo.startShimmering(count: 3, style: style) { told.tell($0) } }
    #expect(told.values == [false] && !logo.isShimmering && logo.layer.mask == nil)
  }

  @Test("each view has a light, colors and an end of its own")
  func perView() throws {
    let (first, second) = (blackBox(0, 0, 250, 50), blackBox(0, 60, 250, 50))
    let stage = try stage([first, second])
    stage.perform {
      first.lightShimmerColor = UIColor.white.withAlphaComponent(0.5)
      first.startShimmering(count: 1)
    }
    #expect(first.isShimmering && !second.isShimmering)
    #expect(second.lightShimmerColor == UIColor(white: 1, alpha: 0.1))
    stage.advance(to: 0.4)
    stage.perform { second.startShimmering(count: 1) }
    stage.advance(to: 1)
    #expect(!first.isShimmering && second.isShimmering)
  }

  @Test("with reduced motion nothing moves, and the completion comes after the same time")
  func reducedMotion() throws {
    let logo = blackBox(70, 20, 250, 100)
    let stage = try stage([logo], settings: WindowSettings { $0.reduceMotion = true })
    let before = try stage.picture()
    let told = Told()
    stage.perform { logo.startShimmering(count: 3) { told.tell($0) } }
    stage.advance(to: 175.0 / 390)
    #expect(logo.layer.movements == 0)
    #expect(try stage.picture().difference(to: before) == 0)
    stage.advance(to: end - 0.01)
    #expect(told.values.isEmpty)
    stage.advance(to: end + 0.02)
    #expect(told.values == [true])
  }

  @Test("a count that ends in the background has ended when the app comes back")
  func background() throws {
    let logo = blackBox(70, 20, 250, 100)
    let stage = try stage([logo])
    let told = Told()
    stage.perform { logo.startShimmering(count: 3) { told.tell($0) } }
    stage.advance(to: 1)
    stage.enterBackground()
    stage.advance(to: 30)
    stage.enterForeground()
    #expect(told.values == [true] && !logo.isShimmering && logo.layer.mask == nil)
  }

  @Test("awaiting returns when the last sweep is over")
  func asyncForm() async throws {
    let logo = blackBox(70, 20, 250, 100)
    let stage = try stage([logo])
    let task = Task {
      stage.perform {}
      return await logo.shimmer(count: 1)
    }
    await until { logo.isShimmering }
    stage.advance(to: 1)
    #expect(await task.value)
    #expect(!logo.isShimmering)
  }

  @Test("cancelling the task that waits stops the light")
  func cancelled() async throws {
    let logo = blackBox(70, 20, 250, 100)
    let stage = try stage([logo])
    let task = Task {
      stage.perform {}
      return await logo.shimmer(count: 0, style: .glint)
    }
    await until { logo.isShimmering }
    stage.advance(to: 1)
    task.cancel()
    #expect(await task.value == false)
    #expect(!logo.isShimmering && logo.layer.mask == nil)
  }

  @Test("a view that goes tells its completion that it did not finish, and goes")
  func deallocated() async throws {
    let told = Told()
    weak var gone: UIView?
    do {
      let stage = try stage([])
      let logo = blackBox(70, 20, 250, 100)
      gone = logo
      stage.perform {
        stage.window.addSubview(logo)
        logo.startShimmering(count: 3) { told.tell($0) }
      }
      stage.advance(to: 0.5)
      stage.perform { logo.removeFromSuperview() }
    }
    await until { !told.values.isEmpty }
    #expect(gone == nil && told.values == [false])
  }
}
