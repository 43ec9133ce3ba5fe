import CoreGraphics
public import Foundation

/// What a layout is made for.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The surroundings.
  var traitCollection: UITraitCollection { get }
}

/// A layout of sections, which are made of groups of items. It scrolls downwards; sections do not
/// scroll by themselves here.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let section: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  /// Every section alike.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init { _, _ in section }
  }
  /// Sections as they are asked for.
  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) ->
      NSCollectionLayoutSection?
  ) {
    section = sectionProvider
    super.init()
  }
  /// A layout out of an archive: there are none.
  public required init?(coder: NSCoder) { nil }

  private final class Environment: NSObject, NSCollectionLayoutEnvironment {
    let traitCollection: UITraitCollection
    init(_ traits: UITraitCollection) {
      traitCollection = traits
      super.init()
    }
  }

  open override func prepare() {
    placed = PlacedElements()
    guard let view = collectionView else { return }
    let size = view.bounds.size
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func mirrored(_ rect: CGRect) -> CGRect {
      guard isMirrored else { return rect }
      return CGRect(
        x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    var y: CGFloat = 0
    for number in 0..<view.numberOfSections {
      guard let section = section(number, Environment(view.traitCollection)) else { continue }
      let insets = section.contentInsets
      let inner = CGSize(
        width: max(0, size.width - insets.leading - insets.trailing), height: size.height)
      func edge(_ isFoot: Bool) {
        for item in section.boundarySupplementaryItems where item.isFoot == isFoot {
          let length = item.layoutSize.points(in: inner)
          placed.add(
            IndexPath(item: 0, section: number), kind: item.elementKind,
            mirrored(
              CGRect(x: insets.leading, y: y, width: length.width, height: length.height)))
          y += length.height
        }
      }
      edge(false)
      y += insets.top
      let count = view.numberOfItems(inSection: number)
      var item = 0
      while item < count {
        let before = item
        let length = section.group.layoutSize.points(in: inner)
        let area = CGRect(origin: CGPoint(x: insets.leading, y: y), size: length)
        _ = section.group.place(in: area) { frame in
          guard item < count else { return false }
          placed.add(IndexPath(item: item, section: number), mirrored(frame))
          item += 1
          return true
        }
        // A group without items would be repeated for ever.
        guard item > before else { break }
        y += length.height + (item < count ? section.interGroupSpacing : 0)
      }
      y += insets.bottom
      edge(true)
    }
    placed.size = CGSize(width: size.width, height: y)
  }
}
