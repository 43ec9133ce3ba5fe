import Foundation
import SheenCore
import SheenScreens
import SheenUIKit
import Testing
import UIKit
import UIKitStage

// What Documentation/Migrating.md says to write in UIKit, to be compiled and run.
// DocumentationTests of the package compare the lines.

private final class MigratingController: UIViewController, UITableViewDataSource {
  let card = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
  let logo = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
  let menu = UIButton(type: .system)
  let rating = UIView(frame: CGRect(x: 0, y: 60, width: 100, height: 20))
  let avatar = UIImageView(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
  let name = UILabel(frame: CGRect(x: 60, y: 0, width: 200, height: 20))
  let story = UILabel(frame: CGRect(x: 0, y: 90, width: 390, height: 80))
  let table = UITableView(frame: CGRect(x: 0, y: 240, width: 390, height: 300))
  let people: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [avatar, name, rating, story, menu] { card.addSubview(part) }
    for part in [card, logo, table] { view.addSubview(part) }
    table.dataSource = self
  }

  func showAndHide() {
    // avatar.isSkeletonable = true; name.isSkeletonable = true; card.isSkeletonable = true
    // card.showSkeleton(), card.showAnimatedSkeleton(), card.showAnimatedGradientSkeleton()
    card.showSkeleton()
    // card.showAnimatedGradientSkeleton(animation: SkeletonAnimationBuilder().makeSlidingAnimation(withDirection: .topBottom))
    card.showSkeleton(style: .falling)
    // card.hideSkeleton(transition: .crossDissolve(0.25))
    card.hideSkeleton()
    // card.hideSkeleton(reloadDataAfter: true, transition: .none)
    card.showSkeleton(policy: LoadingPolicy(handOver: 0))
    card.hideSkeleton()
    // card.sk.isSkeletonActive
    _ = card.isSkeletonShown
  }

  func options() {
    let teal = ShimmerColor(red: 0.2, green: 0.6, blue: 0.6)
    // menu.isHiddenWhenSkeletonIsActive = false; menu.isSkeletonable = false
    menu.isExcludedFromSkeleton = true
    // rating.isSkeletonable = true, and none of its subviews
    rating.isUnitedInSkeleton = true
    // avatar.skeletonCornerRadius = 24
    avatar.skeletonCornerRadius = 24
    // story.skeletonTextNumberOfLines = 3
    story.numberOfLines = 3
    // name.skeletonTextNumberOfLines = 1; name.lastLineFillPercent = 50
    name.skeletonWidth = .fraction(0.5)
    // SkeletonAppearance.default.tintColor = .systemTeal
    card.showSkeleton(style: ShimmerStyle(colors: .derived(foreground: teal, background: .white)))
  }

  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    // func collectionSkeletonView(_ skeletonView: UITableView, cellIdentifierForRowAt path: IndexPath) -> …
    if people.isEmpty {
      return table.dequeueSkeletonCell(SkeletonScreen.placeholderCell.skeleton, for: path)
    }
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  func shimmer() {
    // shimmeringView.contentView = logo; shimmeringView.isShimmering = true
    logo.startShimmering(count: 0)
    // shimmeringView.isShimmering = false
    logo.stopShimmering()
    // shimmeringView.shimmeringSpeed = 150
    logo.startShimmering(count: 0, style: ShimmerStyle(speed: .pointsPerSecond(150)))
    // shimmeringView.shimmeringPauseDuration = 1
    logo.startShimmering(count: 0, style: ShimmerStyle(rest: .seconds(1)))
    // shimmeringView.shimmeringAnimationOpacity = 0.3
    logo.startShimmering(count: 0, style: ShimmerStyle(dim: 0.3))
    // shimmeringView.shimmeringHighlightLength = 0.5
    logo.startShimmering(count: 0, style: ShimmerStyle(band: .fraction(0.5)))
    // shimmeringView.shimmeringDirection = .up
    logo.startShimmering(count: 0, style: ShimmerStyle(direction: .bottomToTop))
  }

  func placeholders() {
    let palette = ShimmerPalette(background: .white, base: .black, highlight: .white)
    // let shimmer = ShimmerView(); shimmer.startAnimating()
    let shimmer = SkeletonPlaceholdersView(.capsule)
    // shimmer.apply(style: ShimmerViewStyle(baseColor: …, highlightColor: …, duration: 1.2, interval: 0.4, …))
    shimmer.style = ShimmerStyle(
      speed: .duration(1.2), rest: .seconds(0.4), colors: .fixed(palette))
    shimmer.frame = CGRect(x: 0, y: 560, width: 100, height: 20)
    view.addSubview(shimmer)
  }

  func articles() {
    logo.startShimmering()
    logo.lightShimmerColor = UIColor.white.withAlphaComponent(0.1)
    // startAnimation()
    startShimmerAnimation()
    // stopAnimation()
    stopShimmerAnimation()
  }
}

@MainActor struct MigratingTests {
  @Test("what migrants are told to write runs, and leaves nothing behind when it is over")
  func run() throws {
    let controller = MigratingController()
    let stage = try WindowStage(controller, size: CGSize(width: 390, height: 600), scale: 1)
    for part in [
      controller.showAndHide, controller.options, controller.shimmer, controller.placeholders,
      controller.articles,
    ] {
      stage.perform { part() }
      stage.advance(by: 0.5)
      _ = try stage.picture()
    }
    #expect(controller.table.visibleCells.allSatisfy { $0 is SkeletonTableViewCell })
    #expect(controller.card.isSkeletonShown && controller.logo.isShimmering)
    stage.perform {
      controller.card.hideSkeleton()
      controller.logo.stopShimmering()
      controller.table.removeFromSuperview()
    }
    stage.advance(by: 2)
    // What is left is the capsule's.
    #expect(stage.counts.animations == 1)
  }
}
