import Drawing
import Foundation
import QuartzCore
import SheenCore
import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// Rows of a table that are flagged.
@MainActor struct FlaggedTableTests {
  final class Row: UITableViewCell {
    let box = UIView()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      box.backgroundColor = .black
      box.shimmerAnimation = true
      box.frame = CGRect(x: 0, y: 5, width: 390, height: 30)
      contentView.addSubview(box)
    }

    required init?(coder: NSCoder) { nil }
  }

  final class Heads: NSObject, UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { 6 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
      30
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let head = UIView()
      head.shimmerAnimation = true
      return head
    }
  }

  final class Source: NSObject, UITableViewDataSource {
    var count = 50

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }
  }

  private let kept = Kept()

  private func table() throws -> (WindowStage, UITableView, Source) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    let source = Source()
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.rowHeight = 40
    table.dataSource = source
    kept.objects.append(source)
    return (try stage([table]), table, source)
  }

  private func rows(_ table: UITableView) -> [Row] { table.visibleCells.compactMap { $0 as? Row } }

  @Test("rows that scroll into sight shimmer, in step with those that were there")
  func scrolledIn() throws {
    let (stage, table, _) = try table()
    stage.perform { table.startShimmerAnimation() }
    stage.advance(to: 0.3)
    for offset in stride(from: 0.0, through: 900, by: 90) {
      stage.perform { table.contentOffset.y = offset }
      #expect(rows(table).count >= 5)
      #expect(rows(table).allSatisfy { $0.box.isShimmering && $0.box.layer.movements == 1 })
    }
    stage.advance(to: 0.7)
    let picture = try stage.picture()
    for row in rows(table) {
      let y = Int(row.convert(row.bounds, to: nil).midY)
      guard (0..<200).contains(y) else { continue }
      #expect(picture.brightness(195, y) < 5 && abs(picture.brightness(380, y) - 153) <= 1)
    }
  }

  @Test("the heads of all sections shimmer, not of the first ones only")
  func heads() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
    let source = Heads()
    table.dataSource = source
    table.delegate = source
    kept.objects.append(source)
    let stage = try stage([table])
    stage.perform { table.startShimmerAnimation() }
    #expect(table.layer.movements == 6)
    stage.perform { table.stopShimmerAnimation() }
    #expect(table.layer.movements == 0)
  }

  @Test("items of a collection shimmer, those that scroll into sight included")
  func collection() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 80)
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 200), collectionViewLayout: layout)
    let item = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, _ in
      cell.contentView.shimmerAnimation = true
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: item, for: $1, item: $2)
    }
    let stage = try stage([list])
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<60))
    stage.perform {
      source.apply(snapshot, animatingDifferences: false)
      list.startShimmerAnimation()
    }
    for offset in stride(from: 0.0, through: 1200, by: 170) {
      stage.perform { list.contentOffset.y = offset }
      #expect(list.visibleCells.count >= 6)
      #expect(list.visibleCells.allSatisfy { $0.contentView.isShimmering })
    }
    stage.perform { list.stopShimmerAnimation() }
    #expect(stage.counts.animations == 0)
  }

  @Test("all rows end together, also those that are used again later")
  func stopped() throws {
    let (stage, table, _) = try table()
    stage.perform { table.startShimmerAnimation() }
    stage.perform { table.contentOffset.y = 500 }
    stage.advance(to: 1)
    stage.perform { table.stopShimmerAnimation() }
    for offset in stride(from: 0.0, through: 1720, by: 120) {
      stage.perform { table.contentOffset.y = offset }
      #expect(rows(table).count >= 5)
      #expect(rows(table).allSatisfy { !$0.box.isShimmering && $0.box.layer.mask == nil })
    }
    #expect(stage.counts.animations == 0)
  }

  @Test("reloading keeps the light and the place that is scrolled to")
  func reload() throws {
    let (stage, table, source) = try table()
    stage.perform { table.startShimmerAnimation() }
    stage.perform { table.contentOffset.y = 300 }
    source.count = 60
    stage.perform { table.reloadData() }
    #expect(table.contentOffset.y == 300)
    #expect(rows(table).allSatisfy { $0.box.isShimmering })
  }

  @Test("rows go on after another controller was shown")
  func tabSwitch() throws {
    let (stage, table, _) = try table()
    stage.perform { table.startShimmerAnimation() }
    let home = try #require(stage.window.rootViewController)
    stage.perform { stage.window.rootViewController = UIViewController() }
    #expect(stage.counts.animations == 0)
    stage.perform { stage.window.rootViewController = home }
    #expect(rows(table).allSatisfy { $0.box.isShimmering && $0.box.layer.movements == 1 })
  }
}
