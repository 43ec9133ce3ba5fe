import Testing
import UIKit
import UIKitStage

@Suite("Collections") @MainActor struct CollectionTests {
  final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts = [7]
    var heard: [String] = []
    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { counts[section] }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "head", for: indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) { heard.append("will \(indexPath.item)") }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      heard.append("select \(indexPath.item)")
    }
  }

  final class Item: UICollectionViewCell {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { nil }
  }

  private let source = Source()

  private func show(_ layout: UICollectionViewLayout) throws -> (WindowStage, UICollectionView) {
    let view = UICollectionView(frame: rect(0, 0, 100, 100), collectionViewLayout: layout)
    view.register(Item.self, forCellWithReuseIdentifier: "item")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    view.dataSource = source
    view.delegate = source
    return (try .small { $0.addSubview(view) }, view)
  }

  private func frames(_ view: UICollectionView) -> [CGRect] { view.visibleCells.map(\.frame) }

  @Test("A flow fills lines, which spread over the width, and heads stand above")
  func flow() throws {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 28, height: 30)
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 6
    layout.sectionInset = UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 3)
    layout.headerReferenceSize = CGSize(width: 0, height: 20)
    let (stage, view) = try show(layout)
    #expect(
      frames(view) == [
        rect(3, 22, 28, 30), rect(36, 22, 28, 30), rect(69, 22, 28, 30), rect(3, 58, 28, 30),
        rect(36, 58, 28, 30), rect(69, 58, 28, 30), rect(3, 94, 28, 30),
      ])
    #expect(view.contentSize == CGSize(width: 100, height: 128))
    #expect(
      view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
        .map(\.frame) == [rect(0, 0, 100, 20)])
    try stage.tap(at: CGPoint(x: 40, y: 60))
    #expect(source.heard.last == "select 4")
    stage.perform { view.contentOffset.y = 60 }
    #expect(view.indexPathsForVisibleItems.map(\.item) == [3, 4, 5, 6])
  }

  @Test("A flow may go sideways")
  func sideways() throws {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 40, height: 45)
    layout.minimumLineSpacing = 5
    let (_, view) = try show(layout)
    #expect(
      frames(view).prefix(3) == [rect(0, 0, 40, 45), rect(0, 55, 40, 45), rect(45, 0, 40, 45)])
    #expect(view.contentSize == CGSize(width: 175, height: 100))
  }

  @Test("Sections of groups of items, with heads")
  func compositional() throws {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = .init(top: 0, leading: 2, bottom: 0, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    section.contentInsets = .init(top: 1, leading: 10, bottom: 5, trailing: 10)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(9)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    source.counts = [3]
    let (stage, view) = try show(UICollectionViewCompositionalLayout(section: section))
    #expect(frames(view) == [rect(12, 10, 36, 40), rect(52, 10, 36, 40), rect(12, 53, 36, 40)])
    #expect(view.contentSize.height == 98)
    stage.settings.layoutDirection = .rightToLeft
    stage.perform { view.collectionViewLayout.invalidateLayout() }
    #expect(frames(view).first == rect(52, 10, 36, 40))
  }

  @Test("Items that stay keep their views; registrations make them")
  func diffable() throws {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(frame: rect(0, 0, 100, 100), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<Item, Int> { cell, _, item in
      cell.tag = item
    }
    let diffable = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    let stage = try WindowStage.small { $0.addSubview(view) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([5, 6])
    stage.perform { diffable.apply(snapshot, animatingDifferences: false) }
    #expect(view.visibleCells.map(\.tag) == [5, 6])
    let last = view.visibleCells[1]
    snapshot.deleteItems([5])
    stage.perform { diffable.apply(snapshot) }
    #expect(view.visibleCells == [last])
    #expect(last.frame == rect(0, 0, 50, 50))
  }
}
