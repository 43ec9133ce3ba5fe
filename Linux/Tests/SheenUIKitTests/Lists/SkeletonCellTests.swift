import Drawing
import Foundation
import QuartzCore
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// Placeholder cells in the lists of an app, with whatever data source it has.
@MainActor struct SkeletonCellTests {
  private static let skeleton = Skeleton.row(spacing: 12) {
    Skeleton.circle(40)
    Skeleton.text(lines: 2)
  }
  .padding(10)

  private static let plain = "plain"
  private let kept = Kept()

  private func table(
    _ items: [[String]], labels: @escaping () -> LoadingLabels = { LoadingLabels() }
  ) throws -> (WindowStage, UITableView, UITableViewDiffableDataSource<Int, String>) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: Self.plain)
    let source = UITableViewDiffableDataSource<Int, String>(tableView: table) {
      table, path, item in
      if item.hasPrefix("loading") {
        return table.dequeueSkeletonCell(Self.skeleton, labels: labels(), for: path)
      }
      let cell = table.dequeueReusableCell(withIdentifier: Self.plain, for: path)
      cell.textLabel?.text = item
      return cell
    }
    kept.objects.append(source)
    let stage = try stage([table], size: CGSize(width: 390, height: 400))
    stage.perform { source.apply(snapshot(items), animatingDifferences: false) }
    return (stage, table, source)
  }

  private func snapshot(_ items: [[String]]) -> NSDiffableDataSourceSnapshot<Int, String> {
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    for (section, items) in items.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("rows of a diffable source are placeholders while they load, with light")
  func diffable() throws {
    let (stage, table, source) = try table([["loading 1", "loading 2", "loading 3"]])
    let cells = table.visibleCells
    #expect(cells.count == 3 && cells.allSatisfy { $0 is SkeletonTableViewCell })
    #expect(cells.allSatisfy { $0.layer.movements == 1 })
    #expect((223...236).contains(try stage.picture()[30, 30].x))
    stage.perform { source.apply(snapshot([["Ann"]]), animatingDifferences: false) }
    #expect(table.visibleCells.allSatisfy { !($0 is SkeletonTableViewCell) })
  }

  @Test("one section loads while another has its rows")
  func perSection() throws {
    let (_, table, _) = try table([["Ann", "Bob"], ["loading 1"]])
    #expect(!(table.cellForRow(at: IndexPath(row: 1, section: 0)) is SkeletonTableViewCell))
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) is SkeletonTableViewCell)
  }

  @Test("rows that are appended to load more leave the place that is scrolled to")
  func appended() throws {
    let names = (0..<20).map { "Name \($0)" }
    let (stage, table, source) = try table([names])
    stage.perform { table.contentOffset.y = 200 }
    let before = table.contentOffset
    stage.perform {
      source.apply(snapshot([names + ["loading 1", "loading 2"]]), animatingDifferences: false)
    }
    #expect(table.contentOffset == before)
    #expect(table.numberOfRows(inSection: 0) == 22)
  }

  @Test("a row is as high as its skeleton")
  func height() throws {
    let (_, table, _) = try table([["loading 1", "loading 2"]])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 60)
  }

  @Test("VoiceOver finds one element for all rows that load")
  func spoken() throws {
    let (stage, _, _) = try table([["Ann"], ["loading 1", "loading 2", "loading 3"]])
    #expect(stage.spoken.filter { $0 == "Loading" }.count == 1)
  }

  @Test("rows say the words they are given, once for all of them, and an empty one not at all")
  func words() throws {
    var labels = LoadingLabels(loading: "Messages are loading")
    let items = [["loading 1", "loading 2", "loading 3"]]
    let (stage, table, _) = try table(items) { labels }
    #expect(stage.spoken == ["Messages are loading"])
    // The rows are used again.
    labels = LoadingLabels(loading: "Loading more")
    stage.perform { table.reloadData() }
    #expect(stage.spoken == ["Loading more"])
    labels = LoadingLabels(loading: "")
    stage.perform { table.reloadData() }
    #expect(stage.accessibilityTree.isEmpty)
  }

  @Test(
    "items of a compositional layout are placeholders, and each is as high as its skeleton wants")
  func compositional() throws {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(
          layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 400), collectionViewLayout: layout)
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      list, path, _ in
      list.dequeueSkeletonCell(
        Self.skeleton, labels: LoadingLabels(loading: "Photos are loading"), for: path)
    }
    let stage = try stage([list], size: CGSize(width: 390, height: 400))
    stage.perform { source.apply(snapshot([["1", "2", "3"]]), animatingDifferences: false) }
    let cells = list.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    #expect(cells.count == 3 && cells.allSatisfy { $0 is SkeletonCollectionViewCell })
    // The stage takes estimated heights as they are; a device asks the cell.
    let wanted = cells[0].systemLayoutSizeFitting(
      CGSize(width: 390, height: 44), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(wanted == CGSize(width: 390, height: 60))
    #expect(stage.spoken == ["Photos are loading"])
    #expect(stage.counting { stage.advance(to: 10) }.calls == 0)
  }

  @Test("a table that is covered as a whole doesn't show raw rows, and is as before afterwards")
  func coveredTable() throws {
    let (stage, table, source) = try table([["Ann", "Bob", "Cleo"]])
    let views = table.subviews.count
    stage.perform { table.showSkeleton(policy: .prompt) }
    #expect(table.isSkeletonShown && table.dataSource === source)
    stage.perform { source.apply(snapshot([["Dan", "Eve"]]), animatingDifferences: false) }
    stage.advance(to: 1)
    stage.perform { table.hideSkeleton() }
    stage.advance(to: 2)
    #expect(table.dataSource === source && table.numberOfRows(inSection: 0) == 2)
    #expect(table.subviews.count <= views)
  }
}
