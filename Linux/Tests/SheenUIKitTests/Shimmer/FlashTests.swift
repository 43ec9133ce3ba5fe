import Foundation
import QuartzCore
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

@MainActor struct FlashTests {
  private let nervous = ShimmerStyle(speed: .duration(0.1), rest: .seconds(0))

  private func period(in view: UIView) -> Double? {
    view.layer.tree.compactMap { $0.animation(forKey: "sheenSweep")?.duration }.first
  }

  @Test("light over content never comes more than three times a second, whatever was asked for")
  func content() throws {
    let box = blackBox(0, 0, 390, 50)
    let label = ShimmerLabel(frame: CGRect(x: 0, y: 60, width: 390, height: 30))
    label.text = "Fetching"
    label.style = nervous
    let stage = try stage([box, label])
    stage.perform { box.startShimmering(style: nervous) }
    #expect(period(in: box) == 0.334)
    #expect(period(in: label) == 0.334)
  }

  @Test("placeholders whose colors can't flash are as fast as is asked for")
  func placeholders() throws {
    let view = SkeletonPlaceholdersView(.rectangle, style: nervous)
    view.frame = CGRect(x: 0, y: 0, width: 390, height: 50)
    _ = try stage([view])
    #expect(period(in: view) == 0.1)
  }
}
