import Foundation
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// What a developer is told of the light over a view.
@MainActor struct DiagnosisTests {
  private static let still = ShimmerStyle(speed: .duration(0))

  private func expectNotice(_ text: String) {
    #expect(text.hasPrefix("still: the style has no light that can move"))
    #expect(text.hasSuffix("its duration must be finite and above 0"))
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test("a view without light says that there is none, and why")
  func none() throws {
    let view = blackBox(0, 0, 100, 40)
    view.startShimmering(count: 0)
    #expect(view.shimmerDiagnosis == "no light: the view is in no window")
    let plain = UIView(frame: CGRect(x: 0, y: 50, width: 10, height: 10))
    let empty = UIView(frame: .zero)
    let stage = try stage([view, plain, empty])
    #expect(view.shimmerDiagnosis == "moving")
    #expect(plain.shimmerDiagnosis == "no light: none was asked for")
    #expect(empty.shimmerDiagnosis == "no light: the view has no size")
    stage.perform { view.stopShimmering() }
    #expect(view.shimmerDiagnosis == "no light: none was asked for")
  }

  @Test("a view that shimmers says why it stands still")
  func shimmering() throws {
    let view = blackBox(0, 0, 100, 40)
    let stage = try stage([view])
    stage.perform { view.startShimmering() }
    #expect(view.shimmerDiagnosis == "moving")
    stage.settings.reduceMotion = true
    #expect(view.shimmerDiagnosis == "still: Reduce Motion is on (system setting)")
    stage.settings.reduceMotion = false
    stage.perform { stage.window.shimmerFrozenTime = 0.5 }
    #expect(view.shimmerDiagnosis == "still: it was asked to stand still at 0.5 s")
  }

  @Test("a style that cannot be done says what would be right, even if it ended the light")
  func notices() throws {
    let view = blackBox(0, 0, 100, 40)
    let stage = try stage([view])
    stage.perform { view.startShimmering(count: 3, style: Self.still) }
    #expect(!view.isShimmering)
    expectNotice(view.shimmerDiagnosis)
    stage.perform { view.startShimmering(count: 0, style: Self.still) }
    expectNotice(view.shimmerDiagnosis)
    stage.perform {
      view.stopShimmering()
      view.startShimmering(count: 3, style: .standard)
    }
    #expect(view.shimmerDiagnosis == "moving")
  }

  @Test("a skeleton says where its load is, and placeholders and labels speak for themselves")
  func placeholders() throws {
    let card = Card()
    let row = SkeletonPlaceholdersView(.rectangle, style: Self.still)
    row.frame = CGRect(x: 0, y: 180, width: 390, height: 10)
    let label = ShimmerLabel(frame: CGRect(x: 0, y: 190, width: 100, height: 10))
    let stage = try stage([card, row, label])
    expectNotice(row.shimmerDiagnosis)
    #expect(label.shimmerDiagnosis == "moving")
    stage.perform { card.showSkeleton() }
    #expect(card.shimmerDiagnosis.hasPrefix("still: no placeholders are shown"))
    stage.advance(to: 0.5)
    #expect(card.shimmerDiagnosis.hasPrefix("still: the placeholders have just appeared"))
    stage.advance(to: 1)
    #expect(card.shimmerDiagnosis == "moving")
    stage.perform {
      card.hideSkeleton()
      label.isLit = false
    }
    stage.advance(to: 2)
    #expect(card.shimmerDiagnosis == "no light: none was asked for")
    #expect(label.shimmerDiagnosis == "no light: none was asked for")
  }
}
