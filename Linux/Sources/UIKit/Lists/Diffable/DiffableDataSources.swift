public import Foundation

/// What both kinds of data sources do with their snapshots.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor
open class DiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject {
  var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// Has the list keep the views of items that stay, and ask for the others.
  func take(_ new: (IndexPath) -> IndexPath?, kept: (IndexPath) -> IndexPath?) {}

  /// Shows a snapshot: here at once. Views of items that stay are kept.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let (old, fresh) = (current, Set(snapshot.reloadedItemIdentifiers))
    current = snapshot
    take { path in
      old.item(at: path).flatMap { snapshot.indexPath(of: $0) }
    } kept: { path in
      old.item(at: path).flatMap { fresh.contains($0) ? nil : snapshot.indexPath(of: $0) }
    }
    completion?()
  }
  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }
  /// The item of a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// The row of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.indexPath(of: itemIdentifier)
  }
}

/// Says what a table shows, by snapshots.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource {
  /// Makes a row.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

  private weak var table: UITableView?
  private let provider: CellProvider
  /// How changes are shown; here at once.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes a table's data source.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  override func take(_ new: (IndexPath) -> IndexPath?, kept: (IndexPath) -> IndexPath?) {
    table?.take(new, kept: kept)
  }

  /// How many sections there are.
  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }
  /// How many rows a section has.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    current.count(inSection: section)
  }
  /// A row.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = provider(tableView, indexPath, item)
    else { preconditionFailure("the cell provider gave no row for \(indexPath)") }
    return cell
  }
  /// The line above a section.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// The line below a section.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}

/// Says what a collection shows, by snapshots.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource {
  /// Makes an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// Makes something that belongs to an item or a section.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?

  private weak var collection: UICollectionView?
  private let provider: CellProvider
  /// Makes what belongs to items or sections.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes a collection's data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    provider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  override func take(_ new: (IndexPath) -> IndexPath?, kept: (IndexPath) -> IndexPath?) {
    collection?.take(new, kept: kept)
  }

  /// How many sections there are.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// How many items a section has.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { current.count(inSection: section) }
  /// An item.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = itemIdentifier(for: indexPath),
      let cell = provider(collectionView, indexPath, item)
    else { preconditionFailure("the cell provider gave no item for \(indexPath)") }
    return cell
  }
  /// Something that belongs to an item or a section.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

extension NSDiffableDataSourceSnapshot {
  func count(inSection section: Int) -> Int {
    sectionIdentifiers.indices.contains(section)
      ? numberOfItems(inSection: sectionIdentifiers[section]) : 0
  }
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[path.section])
    return items.indices.contains(path.item) ? items[path.item] : nil
  }
  func indexPath(of item: ItemIdentifierType) -> IndexPath? {
    for (section, id) in sectionIdentifiers.enumerated() {
      if let row = itemIdentifiers(inSection: id).firstIndex(of: item) {
        return IndexPath(item: row, section: section)
      }
    }
    return nil
  }
}
