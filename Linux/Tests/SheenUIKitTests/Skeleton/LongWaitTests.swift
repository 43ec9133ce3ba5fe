import Foundation
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// What is told of loads that take long, and what policies of any number do.
@MainActor struct LongWaitTests {
  private func tell(_ told: Told) -> @MainActor @Sendable () -> Void {
    { told.tell(true) }
  }

  @Test("a load of ten seconds is told once")
  func once() throws {
    let (card, told) = (Card(), Told())
    let stage = try stage([card])
    stage.perform { card.showSkeleton(onLongWait: tell(told)) }
    stage.advance(to: 9.9)
    #expect(told.values.isEmpty)
    stage.advance(to: 10.1)
    #expect(told.values.count == 1)
    stage.advance(to: 60)
    stage.perform { card.hideSkeleton() }
    stage.advance(to: 90)
    #expect(told.values.count == 1)
  }

  @Test("a load that ended is not told, even while its placeholders stay")
  func ended() throws {
    let (card, told) = (Card(), Told())
    let stage = try stage([card])
    let policy = LoadingPolicy(onset: 0, minimumShow: 20, longWait: 5)
    stage.perform { card.showSkeleton(policy: policy, onLongWait: tell(told)) }
    stage.advance(to: 4)
    stage.perform { card.hideSkeleton() }
    stage.advance(to: 10)
    #expect(stage.spoken == ["Loading"])
    #expect(told.values.isEmpty)
  }

  @Test("each load is told for itself, and the next one only if it asks")
  func again() throws {
    let (card, first, second) = (Card(), Told(), Told())
    let stage = try stage([card])
    stage.perform { card.showSkeleton(onLongWait: tell(first)) }
    stage.advance(to: 12)
    // While it hands over, the next load begins.
    stage.perform { card.hideSkeleton() }
    stage.advance(to: 12.1)
    stage.perform { card.showSkeleton(onLongWait: tell(second)) }
    stage.advance(to: 22)
    #expect(first.values.count == 1 && second.values.isEmpty)
    stage.advance(to: 22.2)
    #expect(first.values.count == 1 && second.values.count == 1)
    stage.perform {
      card.hideSkeleton()
      card.showSkeleton()
    }
    stage.advance(to: 60)
    #expect(first.values.count == 1 && second.values.count == 1)
  }

  @Test("another call while it loads changes who is told, not when, and forgets nobody")
  func changed() throws {
    let (card, first, second) = (Card(), Told(), Told())
    let stage = try stage([card])
    stage.perform { card.showSkeleton(onLongWait: tell(first)) }
    stage.advance(to: 5)
    stage.perform { card.showSkeleton(onLongWait: tell(second)) }
    stage.advance(to: 6)
    stage.perform { card.showSkeleton(style: .tilted) }
    stage.advance(to: 10.1)
    #expect(first.values.isEmpty && second.values.count == 1)
    stage.perform { card.showSkeleton(onLongWait: tell(first)) }
    stage.advance(to: 60)
    #expect(first.values.isEmpty && second.values.count == 1)
  }

  @Test("the time in the background and out of a window does not count: the wait begins anew")
  func away() throws {
    let (card, told) = (Card(), Told())
    let stage = try stage([card])
    stage.perform { card.showSkeleton(onLongWait: tell(told)) }
    stage.advance(to: 6)
    stage.enterBackground()
    stage.advance(to: 60)
    stage.enterForeground()
    stage.advance(to: 69.9)
    #expect(told.values.isEmpty)
    let parent = card.superview
    stage.perform { card.removeFromSuperview() }
    stage.advance(to: 80)
    stage.perform { parent?.addSubview(card) }
    stage.advance(to: 89.9)
    #expect(told.values.isEmpty)
    stage.advance(to: 90.1)
    #expect(told.values.count == 1)
  }

  @Test("a view that has gone is not told of")
  func gone() throws {
    let (card, told) = (Card(), Told())
    let stage = try stage([card])
    stage.perform { card.showSkeleton(onLongWait: tell(told)) }
    stage.advance(to: 5)
    stage.perform { card.removeFromSuperview() }
    stage.advance(to: 60)
    #expect(told.values.isEmpty)
  }

  @Test(
    "no number keeps content from showing, or tells twice",
    arguments: [-1, 0, 1e-300, 5, 1e12, 1e300, .infinity, .nan])
  func anyNumber(number: Double) throws {
    let (card, told) = (Card(), Told())
    let stage = try stage([card])
    let policy = LoadingPolicy(
      onset: number, fadeIn: number, minimumShow: number, motionDelay: number, handOver: number,
      longWait: number, stopsMotionAfter: number)
    stage.perform { card.showSkeleton(policy: policy, onLongWait: tell(told)) }
    stage.advance(to: 0.1)
    #expect(told.values.count == (number < 5 || number.isNaN ? 1 : 0))
    stage.advance(to: 20)
    #expect(told.values.count == (number > 5 ? 0 : 1))
    stage.perform { card.hideSkeleton() }
    // A fade, a show and a cross-fade of a minute each are the longest.
    stage.advance(to: 20 + 3 * LoadingPolicy.maximumHold)
    #expect(stage.spoken.count > 1)
    #expect(!card.isSkeletonShown)
  }
}
