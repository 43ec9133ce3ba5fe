import Foundation
import QuartzCore
import SheenCore
@testable import SheenUIKit
import Testing
import UIKit
import UIKitStage

/// Tables whose rows, or which as a whole, are covered by skeletons.
@MainActor struct CoveredListTests {
  /// A controller with a table of fifty rows, which cover themselves while it loads.
  final class People: UIViewController, UITableViewDataSource {
    let table = UITableView()
    var isLoading = true

    override func viewDidLoad() {
      super.viewDidLoad()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      table.rowHeight = 40
      table.dataSource = self
      table.frame = view.bounds
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row)"
      if isLoading {
        cell.showSkeleton(policy: .immediate)
      } else {
        cell.hideSkeleton()
      }
      return cell
    }
  }

  private func overlays(_ view: UIView) -> Int {
    (view is SkeletonOverlay ? 1 : 0) + view.subviews.reduce(0) { $0 + overlays($1) }
  }

  private func people() throws -> (WindowStage, People) {
    let controller = People()
    return (
      try WindowStage(controller, size: CGSize(width: 390, height: 200), scale: 1), controller
    )
  }

  @Test("rows that scroll into sight while they load are covered")
  func scrolledIn() throws {
    let (stage, people) = try people()
    for offset in stride(from: 0.0, through: 1800, by: 150) {
      stage.perform { people.table.contentOffset.y = offset }
      #expect(people.table.visibleCells.allSatisfy { $0.isSkeletonShown && overlays($0) == 1 })
    }
  }

  @Test("after the load no row is covered, whichever is used again for it")
  func noneLeft() throws {
    let (stage, people) = try people()
    stage.perform { people.table.contentOffset.y = 900 }
    stage.advance(to: 1)
    people.isLoading = false
    stage.perform { people.table.reloadData() }
    stage.advance(to: 2)
    for offset in stride(from: 0.0, through: 1800, by: 120) {
      stage.perform { people.table.contentOffset.y = offset }
      #expect(overlays(people.table) == 0)
    }
    #expect(stage.counts.animations == 0)
  }

  @Test("a hundred shows, hides and reloads in any order leave the table as it was")
  func interleavings() throws {
    let (stage, people) = try people()
    people.isLoading = false
    let source = people.table.dataSource
    var random: UInt64 = 3
    for _ in 0..<100 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      stage.perform {
        switch random >> 61 {
        case 0, 1, 2: people.table.showSkeleton(policy: .prompt)
        case 3, 4: people.table.hideSkeleton()
        case 5: people.table.contentOffset.y = CGFloat((random >> 50) & 1023)
        default: people.table.reloadData()
        }
      }
      stage.advance(by: Double((random >> 40) & 255) / 500)
    }
    stage.perform { people.table.hideSkeleton() }
    stage.advance(by: 2)
    #expect(people.table.dataSource === source && overlays(people.table) == 0)
    #expect(people.table.visibleCells.count >= 5 && stage.counts.animations == 0)
  }

  @Test("a controller whose table is covered, and whose rows shimmer, is freed")
  func deallocated() throws {
    weak var gone: People?
    weak var table: UITableView?
    do {
      let (stage, people) = try people()
      (gone, table) = (people, people.table)
      stage.perform {
        people.table.showSkeleton()
        people.startShimmerAnimation()
      }
      stage.advance(to: 1)
      stage.close()
    }
    #expect(gone == nil && table == nil)
  }
  @Test("a covered collection, and cells of it that shimmer, are freed")
  func collectionDeallocated() throws {
    final class Photos: UIViewController, UICollectionViewDataSource {
      let collection: UICollectionView = {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        return UICollectionView(frame: .zero, collectionViewLayout: layout)
      }()

      override func viewDidLoad() {
        super.viewDidLoad()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        collection.dataSource = self
        collection.frame = view.bounds
        view.addSubview(collection)
      }

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 30 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(
          withReuseIdentifier: "photo", for: indexPath)
        cell.contentView.shimmerAnimation = true
        return cell
      }
    }
    weak var gone: Photos?
    weak var collection: UICollectionView?
    weak var cell: UICollectionViewCell?
    do {
      let photos = Photos()
      let stage = try WindowStage(photos, size: CGSize(width: 390, height: 200), scale: 1)
      stage.perform {
        photos.startShimmerAnimation()
        photos.collection.showSkeleton(policy: .immediate)
      }
      stage.advance(to: 1)
      (gone, collection, cell) = (photos, photos.collection, photos.collection.visibleCells.first)
      #expect(cell != nil && photos.collection.isSkeletonShown)
      stage.close()
    }
    #expect(gone == nil && collection == nil && cell == nil)
  }
}
