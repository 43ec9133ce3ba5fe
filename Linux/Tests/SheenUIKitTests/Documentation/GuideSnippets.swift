import SheenUIKit
import Testing
import UIKit
import UIKitStage

// What Documentation/Guides/UIKit.md and the first page of SheenUIKit show, to be compiled and run.
// DocumentationTests of the package compare the lines.

private final class GuideController: UIViewController {
  enum Section: Hashable {
    case people
  }

  enum Row: Hashable {
    case loading
    case person(String)
  }

  let card = ProfileCard()
  let logo = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
  let avatar = UIImageView(frame: CGRect(x: 100, y: 200, width: 48, height: 48))
  let table = UITableView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
  private(set) var wentOn = false
  private var people: UITableViewDiffableDataSource<Section, Row>?

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [card, logo, avatar, table] { view.addSubview(part) }
    table.register(UITableViewCell.self, forCellReuseIdentifier: "person")
  }

  private func goOn() { wentOn = true }

  private(set) var offersToCancel = false

  private func offerToCancel() { offersToCancel = true }

  private func load() async throws -> Profile { Profile(name: "Ada") }

  func light() {
    logo.startShimmering()  // three sweeps
    logo.stopShimmering()  // at once
    logo.startShimmering(count: 0)  // until it is stopped
  }

  func told() {
    logo.stopShimmering()
    logo.startShimmering(count: 3) { finished in
      if finished { self.goOn() }
    }
  }

  func awaited() async {
    if await logo.shimmer(count: 3, style: .glint) { goOn() }
  }

  func label() {
    let title = ShimmerLabel()
    title.text = "Thinking…"
    title.textColor = .secondaryLabel
    title.shimmerColor = .label
    view.addSubview(title)
  }

  func flags() {
    avatar.shimmerAnimation = true
    startShimmerAnimation()  // in a view controller, or on any view
    stopShimmerAnimation()
  }

  func skeleton() async throws {
    card.showSkeleton()
    card.fill(with: try await load())
    card.hideSkeleton()
  }

  func longWait() {
    card.showSkeleton(onLongWait: { [weak self] in self?.offerToCancel() })
  }

  func diagnosis() {
    print(card.shimmerDiagnosis)  // still: Reduce Motion is on (system setting)
  }

  func list() {
    let loading = Skeleton.row(spacing: 12) {
      Skeleton.circle(40)
      Skeleton.text(lines: 2)
    }
    .padding()
    let source = UITableViewDiffableDataSource<Section, Row>(tableView: table) { table, path, row in
      switch row {
      case .loading: table.dequeueSkeletonCell(loading, for: path)
      case .person(let person): personCell(person, in: table, at: path)
      }
    }
    people = source
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections([.people])
    snapshot.appendItems([.loading, .person("Ada")])
    source.apply(snapshot, animatingDifferences: false)
  }

  func module() {
    logo.startShimmering(count: 3)  // in viewWillAppear, before any layout
    table.startShimmerAnimation()  // every flagged view below, later rows too
    card.showSkeleton()  // placeholders for all that is in it
    card.hideSkeleton()
  }
}

@MainActor private func personCell(
  _ person: String, in table: UITableView, at path: IndexPath
) -> UITableViewCell {
  let cell = table.dequeueReusableCell(withIdentifier: "person", for: path)
  cell.textLabel?.text = person
  return cell
}

@MainActor struct GuideTests {
  @Test("what the guide shows runs: a row that loads is a placeholder, a person is not")
  func run() throws {
    let controller = GuideController()
    let stage = try WindowStage(controller, size: CGSize(width: 390, height: 600), scale: 1)
    for part in [
      controller.label, controller.flags, controller.list, controller.module, controller.light,
      controller.diagnosis,
    ] {
      stage.perform { part() }
      stage.advance(by: 0.5)
      _ = try stage.picture()
    }
    let cells = controller.table.visibleCells
    #expect(cells.map { $0 is SkeletonTableViewCell } == [true, false])
    #expect(controller.logo.isShimmering)
  }

  @Test("an app that waits for ten seconds offers to cancel")
  func longWait() throws {
    let controller = GuideController()
    let stage = try WindowStage(controller, size: CGSize(width: 390, height: 600), scale: 1)
    stage.perform { controller.longWait() }
    stage.advance(by: 9)
    #expect(!controller.offersToCancel)
    stage.advance(by: 1.1)
    #expect(controller.offersToCancel)
  }

  @Test("an app that passes a closure goes on when all sweeps are over")
  func told() throws {
    let controller = GuideController()
    let stage = try WindowStage(controller, size: CGSize(width: 390, height: 600), scale: 1)
    stage.perform { controller.told() }
    stage.advance(by: 1)
    #expect(!controller.wentOn)
    stage.advance(by: 20)
    #expect(controller.wentOn && !controller.logo.isShimmering)
  }

  @Test("an app that waits goes on when all sweeps are over, and when its content has come")
  func awaited() async throws {
    let controller = GuideController()
    let stage = try WindowStage(controller, size: CGSize(width: 390, height: 600), scale: 1)
    let task = Task {
      stage.perform {}
      await controller.awaited()
    }
    await until { controller.logo.isShimmering }
    stage.advance(by: 20)
    await task.value
    #expect(controller.wentOn && !controller.logo.isShimmering)
    stage.perform {}
    try await controller.skeleton()
    #expect(!controller.card.isSkeletonShown)
  }
}
