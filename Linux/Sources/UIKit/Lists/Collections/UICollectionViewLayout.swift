import CoreGraphics
public import Foundation

/// Where a view of a collection is, and how it looks.
@MainActor open class UICollectionViewLayoutAttributes: NSObject {
  /// Which item it is, or to which it belongs.
  open var indexPath: IndexPath
  /// Where it is.
  open var frame = CGRect.zero
  /// How strongly it is seen.
  open var alpha: CGFloat = 1
  /// How far in front it is.
  open var zIndex = 0
  /// Whether it is not seen.
  open var isHidden = false
  /// What it is, if it is no item.
  public let representedElementKind: String?

  /// An item.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, nil) }
  /// Something that belongs to an item or a section.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) { self.init(indexPath, elementKind) }
  init(_ indexPath: IndexPath, _ kind: String?) {
    self.indexPath = indexPath
    representedElementKind = kind
    super.init()
  }
}

/// Says where the views of a collection are.
@MainActor open class UICollectionViewLayout: NSObject {
  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?

  /// The places that this module's own layouts have found.
  var placed = PlacedElements()

  /// A layout without anything.
  public override init() { super.init() }
  /// A layout out of an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Finds all places.
  open func prepare() {}
  /// The size of all together.
  open var collectionViewContentSize: CGSize { placed.size }
  /// What is in a rectangle.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    placed.within(rect)
  }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    placed.item(indexPath)
  }
  /// Where something is that belongs to an item or a section.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { placed.element(elementKind, indexPath) }
  /// Whether other bounds need other places.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
  /// Has all places found anew.
  open func invalidateLayout() { collectionView?.forgetLayout() }
}

/// A layout that has found all places beforehand.
@MainActor final class PlacedElements {
  private(set) var all: [UICollectionViewLayoutAttributes] = []
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  var size = CGSize.zero

  func add(_ path: IndexPath, kind: String? = nil, _ frame: CGRect) {
    let new = UICollectionViewLayoutAttributes(path, kind)
    new.frame = frame
    if kind != nil { new.zIndex = 1 }
    all.append(new)
    if kind == nil { items[path] = new }
  }

  func item(_ path: IndexPath) -> UICollectionViewLayoutAttributes? { items[path] }
  func element(_ kind: String, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    all.first { $0.representedElementKind == kind && $0.indexPath == path }
  }
  func within(_ rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    all.filter { $0.frame.intersects(rect) }
  }
}
