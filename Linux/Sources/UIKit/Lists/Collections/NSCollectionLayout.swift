import CoreGraphics
public import Foundation

/// A length of a compositional layout.
@available(iOS 13.0, tvOS 13.0, *)
public final class NSCollectionLayoutDimension: NSObject, Sendable {
  private enum Kind { case width, height, points }
  private let kind: Kind
  /// The part, or the points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension.isFinite ? dimension : 0
    super.init()
  }

  /// A part of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.width, fractionalWidth)
  }
  /// A part of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.height, fractionalHeight)
  }
  /// Points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points, absoluteDimension)
  }
  /// About so many points; here exactly so many.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.points, estimatedDimension)
  }

  func points(in container: CGSize) -> CGFloat {
    switch kind {
    case .width: max(0, container.width * dimension)
    case .height: max(0, container.height * dimension)
    case .points: max(0, dimension)
    }
  }
}

/// A size of a compositional layout.
@available(iOS 13.0, tvOS 13.0, *)
public final class NSCollectionLayoutSize: NSObject, Sendable {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func points(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.points(in: container), height: heightDimension.points(in: container))
  }
}

/// Room between items.
@available(iOS 13.0, tvOS 13.0, *)
public final class NSCollectionLayoutSpacing: NSObject, Sendable {
  /// The points.
  public let spacing: CGFloat
  private init(_ spacing: CGFloat) {
    self.spacing = spacing
    super.init()
  }
  /// So many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }
}

/// An item of a compositional layout.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size within the group.
  public let layoutSize: NSCollectionLayoutSize
  /// The room that is taken off from the size.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// An item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }

  /// Places as many items as there are in it.
  ///
  /// - Parameters:
  ///   - area: The area that the item has.
  ///   - next: Takes the place of the next item; false where there are no more.
  func place(in area: CGRect, _ next: (CGRect) -> Bool) -> Bool { next(inner(area)) }

  func inner(_ area: CGRect) -> CGRect {
    let i = contentInsets
    return CGRect(
      x: area.minX + i.leading, y: area.minY + i.top,
      width: max(0, area.width - i.leading - i.trailing),
      height: max(0, area.height - i.top - i.bottom))
  }
}

/// Items of a compositional layout, side by side or one below the other.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  private let isRow: Bool
  /// The items in it.
  public let subitems: [NSCollectionLayoutItem]
  private let count: Int?
  /// The room between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, isRow: Bool, _ subitems: [NSCollectionLayoutItem], count: Int?
  ) {
    self.isRow = isRow
    self.subitems = subitems
    self.count = count
    super.init(layoutSize: size)
  }

  /// Items side by side, in turn, as many as fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isRow: true, subitems, count: nil)
  }
  /// So many items side by side that share the width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isRow: true, [subitem], count: max(1, count))
  }
  /// Items one below the other, in turn, as many as fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isRow: false, subitems, count: nil)
  }
  /// So many items one below the other that share the height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, isRow: false, [subitem], count: max(1, count))
  }

  override func place(in area: CGRect, _ next: (CGRect) -> Bool) -> Bool {
    let area = inner(area)
    let gap = interItemSpacing?.spacing ?? 0
    let length = isRow ? area.width : area.height
    var at: CGFloat = 0
    var number = 0
    while let item = subitems.isEmpty ? nil : subitems[number % subitems.count] {
      var size = item.layoutSize.points(in: area.size)
      if let count {
        let share = max(0, (length - gap * CGFloat(count - 1)) / CGFloat(count))
        if isRow { size.width = share } else { size.height = share }
        if number == count { break }
      } else if number > 0, at + (isRow ? size.width : size.height) > length + 0.01 {
        break
      }
      let place = CGRect(
        origin: CGPoint(x: area.minX + (isRow ? at : 0), y: area.minY + (isRow ? 0 : at)),
        size: size)
      guard item.place(in: place, next) else { return false }
      at += (isRow ? size.width : size.height) + gap
      number += 1
      // Items without a length would go on for ever.
      if count == nil, number >= 10_000 { break }
    }
    return true
  }
}

/// The head or foot of a section.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// What it is.
  public let elementKind: String
  let isFoot: Bool

  /// A head or foot; of alignments there are `top` and `bottom`.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: Alignment) {
    self.elementKind = elementKind
    isFoot = alignment == .bottom
    super.init(layoutSize: layoutSize)
  }

  /// Where it is.
  public enum Alignment: Int, Sendable {
    /// Above the items.
    case top = 1
    /// Below the items.
    case bottom = 5
  }
}

/// A section of a compositional layout: groups, one after the other.
@available(iOS 13.0, tvOS 13.0, *)
@MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The room around the items.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room between groups.
  open var interGroupSpacing: CGFloat = 0
  /// Head and foot.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// A section of a group, over and over.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}
