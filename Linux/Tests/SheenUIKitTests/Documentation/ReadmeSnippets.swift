import Sheen
import Testing
import UIKit
import UIKitStage

// What README.md shows of UIKit, to be compiled and run. DocumentationTests of the package compare the
// lines.

struct Profile {
  let name: String
}

final class ProfileCard: UIView {
  private let name = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    addSubview(name)
  }

  required init(coder: NSCoder) { fatalError("made in code only") }

  func fill(with profile: Profile) { name.text = profile.name }
}

final class ProfileController: UIViewController {
  let card = ProfileCard()
  let logo = UIImageView(image: UIImage(named: "Logo"))

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    logo.startShimmering(count: 3)
    card.showSkeleton()
  }

  func show(_ profile: Profile) {
    card.fill(with: profile)
    card.hideSkeleton()
  }
}

@MainActor struct ReadmeTests {
  @Test("the readme's controller shows a skeleton until its profile has come")
  func run() throws {
    let controller = ProfileController()
    controller.view.addSubview(controller.card)
    controller.view.addSubview(controller.logo)
    let stage = try WindowStage(controller, size: CGSize(width: 390, height: 844), scale: 1)
    stage.advance(by: 0.5)
    #expect(controller.card.isSkeletonShown)
    #expect(controller.logo.isShimmering)
    stage.perform { controller.show(Profile(name: "Ada")) }
    stage.advance(by: 2)
    #expect(!controller.card.isSkeletonShown)
  }
}
