import CoreGraphics
public import Foundation
import QuartzCore

/// Items that a layout arranges. Only those are made that are seen.
@MainActor open class UICollectionView: UIScrollView {
  /// Which way the content goes on.
  public enum ScrollDirection: Int, Sendable {
    /// Downwards.
    case vertical
    /// Sideways.
    case horizontal
  }
  /// Where an item comes to be when it is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Positions by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
  }

  /// The head of a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The foot of a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  struct Key: Hashable {
    var kind: String?
    var path: IndexPath
  }

  private let pool = ReusePool<UICollectionReusableView>()
  private let shown = ShownViews<Key, UICollectionReusableView>()
  private var counts: [Int]?
  private var isPrepared = false
  private var selected: Set<IndexPath> = []

  /// A collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
    backgroundColor = .systemBackground
  }
  /// A collection out of an archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Says where the items are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      if oldValue !== collectionViewLayout { oldValue.collectionView = nil }
      collectionViewLayout.collectionView = self
      forgetLayout()
    }
  }
  /// Takes another layout: here at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Says what the collection shows.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  private var told: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
  /// Whether items can be chosen.
  open var allowsSelection = true
  /// The view behind all items.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Views

  /// Says which class items of a name have.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    pool.register(identifier, type.map { type in { type.init(madeFor: identifier) } })
  }
  /// Says which class other views of a name have.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    let name = elementKind + "/" + identifier
    pool.register(name, type.map { type in { type.init(madeFor: name) } })
  }
  /// An item that was used before, or a new one; its class has to be registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = dequeue(identifier) as? UICollectionViewCell else {
      preconditionFailure(
        "no class is registered for items called \"\(identifier)\": call "
          + "register(_:forCellWithReuseIdentifier:) first")
    }
    return cell
  }
  /// Another view that was used before, or a new one; its class has to be registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = dequeue(elementKind + "/" + identifier) else {
      preconditionFailure(
        "no class is registered for views of kind \"\(elementKind)\" called \"\(identifier)\"")
    }
    return view
  }
  private func dequeue(_ identifier: String) -> UICollectionReusableView? {
    pool.dequeue(identifier) { $0.prepareForReuse() }
  }

  // MARK: Changes

  /// Asks for everything anew.
  open func reloadData() {
    counts = nil
    selected = []
    shown.dropAll { key, view in leave(key, view) }
    forgetLayout()
  }
  /// Does several changes at once, whose outcome the data source already has: here at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    gathered.begin()
    updates?()
    endUpdates()
    layoutIfNeeded()
    completion?(true)
  }
  /// Inserts items that the data source already has.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.formUnion(indexPaths) } }
  /// Takes items away that the data source has no longer.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.formUnion(indexPaths) } }
  /// Asks for items anew.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.formUnion(indexPaths) } }
  /// Inserts sections that the data source already has.
  open func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }
  /// Takes sections away that the data source has no longer.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }
  /// Asks for sections anew.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }
  private let gathered = ListUpdates()
  private func change(_ body: (inout ListChanges) -> Void) {
    if gathered.add(body) { endUpdates() }
  }
  private func endUpdates() {
    guard let changes = gathered.end() else { return }
    take {
      changes.newPath(of: $0)
    } kept: {
      changes.keptPath(of: $0)
    }
  }

  /// Keeps the items that stay, and asks for the others.
  ///
  /// - Parameters:
  ///   - new: Where an item will be; nil where it goes.
  ///   - kept: Where an item's view will stand for it; nil where another view is to be asked for.
  func take(_ new: (IndexPath) -> IndexPath?, kept: (IndexPath) -> IndexPath?) {
    counts = nil
    shown.rename { key in
      key.kind == nil ? kept(key.path).map { Key(kind: nil, path: $0) } : nil
    } drop: { key, view in
      leave(key, view)
    }
    selected = Set(selected.compactMap(new))
    forgetLayout()
  }

  func forgetLayout() {
    isPrepared = false
    setNeedsLayout()
  }

  // MARK: Layout

  override func boundsDidChange(from old: CGRect) {
    super.boundsDidChange(from: old)
    if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
      || old.size != bounds.size
    {
      forgetLayout()
    }
    setNeedsLayout()
  }

  private func prepareIfNeeded() {
    guard !isPrepared else { return }
    isPrepared = true
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    prepareIfNeeded()
    backgroundView?.frame = bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let wanted = elements.filter { !$0.isHidden }.map {
      (key: Key(kind: $0.representedElementKind, path: $0.indexPath), frame: $0.frame)
    }
    let looks = Dictionary(
      elements.map { (Key(kind: $0.representedElementKind, path: $0.indexPath), $0) },
      uniquingKeysWith: { first, _ in first })
    shown.show(wanted) { key, frame in
      enter(key, frame, looks[key])
    } drop: { key, view in
      leave(key, view)
    }
  }

  private func enter(
    _ key: Key, _ frame: CGRect, _ look: UICollectionViewLayoutAttributes?
  ) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let view: UICollectionReusableView
    if let kind = key.kind {
      view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: key.path)
    } else {
      let cell = dataSource.collectionView(self, cellForItemAt: key.path)
      cell.isSelected = selected.contains(key.path)
      view = cell
    }
    view.frame = frame
    if let look {
      view.alpha = look.alpha
      view.layer.zPosition = CGFloat(look.zIndex)
      view.apply(look)
    }
    if let cell = view as? UICollectionViewCell {
      told?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    }
    addSubview(view)
    return view
  }

  private func leave(_ key: Key, _ view: UICollectionReusableView) {
    view.removeFromSuperview()
    if let name = view.reuseIdentifier { pool.put(view, name) }
    if let cell = view as? UICollectionViewCell {
      told?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    }
  }

  // MARK: Queries

  private var known: [Int] {
    if let counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let new = (0..<max(0, sections)).map {
      max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
    }
    counts = new
    return new
  }
  /// How many sections there are.
  open var numberOfSections: Int { known.count }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    known.indices.contains(section) ? known[section] : 0
  }
  /// The items that are seen.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }
  /// Which items are seen.
  open var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return shown.views.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }
  /// An item, if it is seen.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown.views[Key(kind: nil, path: indexPath)] as? UICollectionViewCell
  }
  /// Another view, if it is seen.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown.views[Key(kind: elementKind, path: indexPath)] }
  /// The other views of a kind that are seen.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    layoutIfNeeded()
    return shown.views.filter { $0.key.kind == elementKind }.sorted { $0.key.path < $1.key.path }
      .map(\.value)
  }
  /// Which item it is.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { shown.key(of: cell)?.path }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Moves the content so that an item is seen.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    if scrollPosition.contains(.top) {
      contentOffset.y = max(0, min(contentSize.height - bounds.height, frame.minY))
    } else {
      scrollRectToVisible(frame, animated: animated)
    }
  }
  /// The items that are chosen.
  open var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  func tap(_ cell: UICollectionViewCell) -> Bool {
    guard allowsSelection, let path = indexPath(for: cell) else { return false }
    for old in selected { cellForItem(at: old)?.isSelected = false }
    selected = [path]
    cell.isSelected = true
    told?.collectionView(self, didSelectItemAt: path)
    return true
  }
}
