import Foundation
import QuartzCore
import SheenUIKit
import Testing
import UIKit
@testable import UIKitScreens
import UIKitStage

/// Screens as apps write them.
@MainActor struct ScreenTests {
  private static let size = CGSize(width: 390, height: 400)

  @Test("a logo shimmers three times when its screen appears, and the app goes on then")
  func logo() throws {
    let controller = LogoViewController()
    let stage = try WindowStage(controller, size: Self.size, scale: 1)
    #expect(controller.logoView.isShimmering && controller.caption.text == nil)
    let end = 4 + 350.0 / 390
    stage.advance(to: end - 0.02)
    #expect(controller.logoView.isShimmering && controller.caption.text == nil)
    stage.advance(to: end + 0.02)
    #expect(!controller.logoView.isShimmering && controller.caption.text == "Welcome")
    #expect(controller.logoView.layer.mask == nil && stage.counts.animations == 0)
  }

  @Test("a logo whose screen goes doesn't go on, and both are freed")
  func logoGone() throws {
    weak var gone: LogoViewController?
    do {
      let controller = LogoViewController()
      gone = controller
      let stage = try WindowStage(controller, size: Self.size, scale: 1)
      stage.advance(to: 1)
      stage.close()
      #expect(controller.caption.text == nil)
    }
    #expect(gone == nil)
  }

  @Test("every flagged view in a table's rows shimmers until the people have come")
  func people() throws {
    let controller = PeopleViewController()
    let stage = try WindowStage(controller, size: Self.size, scale: 1)
    func flagged() -> [UIView] {
      controller.table.visibleCells.flatMap(\.contentView.subviews).filter(\.shimmerAnimation)
    }
    // Six rows are seen, with three flagged views each.
    #expect(flagged().count == 18 && flagged().allSatisfy { $0.isShimmering })
    stage.advance(to: 3)
    stage.perform { controller.load() }
    #expect(controller.table.visibleCells.count == 4)
    #expect(flagged().count == 12 && !flagged().contains { $0.isShimmering })
    #expect(stage.counts.animations == 0)
  }

  @Test("a profile is covered until it has come, and one thing moves for each color behind it")
  func profile() throws {
    let controller = ProfileViewController()
    let stage = try WindowStage(controller, size: Self.size, scale: 1)
    stage.advance(to: 2)
    // The light on the page, and that on the card.
    #expect(stage.counts.animations == 2 && stage.spoken == ["Loading"])
    stage.perform { controller.load() }
    stage.advance(to: 3)
    #expect(stage.counts.animations == 0 && stage.spoken.contains("Grace Hopper"))
    #expect(stage.announcements.map(\.words) == ["Loaded"])
  }
}
