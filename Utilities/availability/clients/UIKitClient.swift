// What an app writes in UIKit, with one import of ours: it has to be enough for every part.

import Sheen
import SheenScreens
import UIKit

final class ClientController: UIViewController, UITableViewDataSource {
  private let logo = UIImageView()
  private let card = UIView()
  private let table = UITableView()
  private let thinking = ShimmerLabel()
  private let placeholders = SkeletonPlaceholdersView(.row(spacing: 12) { Skeleton.circle(48) })

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [logo, card, table, thinking, placeholders] { view.addSubview(part) }
    logo.lightShimmerColor = .white
    logo.startShimmering(count: 3) { [weak self] finished in
      if finished { self?.load() }
    }
    thinking.text = "Thinking…"
    thinking.shimmerColor = .label
    thinking.style = .glint
    placeholders.skeleton = SkeletonScreen.card.skeleton
    card.shimmerAnimation = true
    card.skeletonCornerRadius = 8
    card.skeletonWidth = .fraction(0.5)
    table.dataSource = self
    startShimmerAnimation(style: ShimmerStyle(direction: .tilted(20)))
    card.showSkeleton(style: .tilted, policy: LoadingPolicy(onset: 0))
    view.shimmerFrozenTime = nil
  }

  private func load() {
    stopShimmerAnimation()
    card.hideSkeleton(.loaded)
    Task { await logo.shimmer(count: 1, style: .calm) }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueSkeletonCell(.row { Skeleton.circle(40) }, for: indexPath)
  }

  private func palette(for traits: UITraitCollection) -> ShimmerPalette {
    ShimmerColors.automatic.palette(for: traits.userInterfaceStyle == .dark ? .dark : .light)
  }
}
