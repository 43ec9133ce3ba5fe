import CoreGraphics
public import Foundation

/// Says how large the parts of a flow are.
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The room around a section.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
}

extension UICollectionViewDelegateFlowLayout {
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  /// The layout's own.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
}

/// Puts items into lines, as many as fit.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of items.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The least room between lines.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least room between items of a line.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room around a section.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of heads: only the side along which is scrolled counts.
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The size of feet.
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  /// Which way the lines go on.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }

  open override func prepare() {
    placed = PlacedElements()
    guard let view = collectionView else { return }
    let isDown = scrollDirection == .vertical
    let sizes = view.delegate as? any UICollectionViewDelegateFlowLayout
    let room = isDown ? view.bounds.width : view.bounds.height
    var along: CGFloat = 0
    func rect(_ across: CGFloat, _ along: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        origin: isDown ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across), size: size)
    }
    func edge(_ kind: String, _ section: Int, _ size: CGSize) {
      let length = isDown ? size.height : size.width
      guard length > 0 else { return }
      placed.add(
        IndexPath(item: 0, section: section), kind: kind,
        rect(
          0, along,
          isDown
            ? CGSize(width: room, height: length) : CGSize(width: length, height: room)))
      along += length
    }
    for section in 0..<view.numberOfSections {
      edge(UICollectionView.elementKindSectionHeader, section, headerReferenceSize)
      let inset =
        sizes?.collectionView(view, layout: self, insetForSectionAt: section) ?? sectionInset
      let (before, behind, low, high) =
        isDown
        ? (inset.top, inset.bottom, inset.left, inset.right)
        : (inset.left, inset.right, inset.top, inset.bottom)
      along += before
      let width = room - low - high
      var line: [(IndexPath, CGSize)] = []
      func breadth(_ size: CGSize) -> CGFloat { isDown ? size.width : size.height }
      func thickness(_ size: CGSize) -> CGFloat { isDown ? size.height : size.width }
      func used() -> CGFloat {
        line.reduce(0) { $0 + breadth($1.1) } + minimumInteritemSpacing * CGFloat(line.count)
      }
      func finish(isLast: Bool) {
        guard !line.isEmpty else { return }
        let total = line.reduce(0) { $0 + breadth($1.1) }
        // Full lines spread over the room; the last one keeps the distances of the least.
        let gap =
          isLast || line.count < 2
          ? minimumInteritemSpacing : (width - total) / CGFloat(line.count - 1)
        let thick = line.map { thickness($0.1) }.max() ?? 0
        var x = low
        for (path, size) in line {
          placed.add(path, rect(x, along + (thick - thickness(size)) / 2, size))
          x += breadth(size) + gap
        }
        along += thick + (isLast ? 0 : minimumLineSpacing)
        line = []
      }
      for item in 0..<view.numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        let size =
          sizes?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
        if !line.isEmpty, used() + breadth(size) > width + 1e-6 { finish(isLast: false) }
        line.append((path, size))
      }
      finish(isLast: true)
      along += behind
      edge(UICollectionView.elementKindSectionFooter, section, footerReferenceSize)
    }
    placed.size =
      isDown ? CGSize(width: room, height: along) : CGSize(width: along, height: room)
  }
}
