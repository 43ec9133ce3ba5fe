#if canImport(UIKit) && !os(watchOS)
public import SheenCore
public import UIKit

/// A table's row of placeholders, for any data source: dequeue it where a row still loads.
///
/// ```swift
/// let source = UITableViewDiffableDataSource<Section, Row>(tableView: table) { table, path, row in
///   switch row {
///   case .loading: table.dequeueSkeletonCell(.row { Skeleton.circle(40) }, for: path)
///   case .person(let person): personCell(person, in: table, at: path)
///   }
/// }
/// ```
///
/// Rows of automatic height are as high as the skeleton. VoiceOver finds one element in a table, the
/// first of these rows.
public final class SkeletonTableViewCell: UITableViewCell {
  /// The placeholders, which fill the cell.
  public let placeholders = SkeletonPlaceholdersView()

  /// A cell of placeholders.
  public override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  /// A cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    selectionStyle = .none
    isUserInteractionEnabled = false
    placeholders.fill(contentView)
  }

  /// Whether VoiceOver finds this cell: the first of its kind in the table.
  public override var isAccessibilityElement: Bool {
    get { isFirst(SkeletonTableViewCell.self) && placeholders.isSpoken }
    set {}
  }

  /// That of the placeholders.
  public override var accessibilityLabel: String? {
    get { placeholders.accessibilityLabel }
    set { placeholders.accessibilityLabel = newValue }
  }

  /// As high as the placeholders are in the width.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    placeholders.sizeThatFits(targetSize)
  }
}

/// A collection's item of placeholders, for any data source and any layout: dequeue it where an item
/// still loads.
///
/// Items of estimated height are as high as the skeleton. VoiceOver finds one element in a collection,
/// the first of these items.
public final class SkeletonCollectionViewCell: UICollectionViewCell {
  /// The placeholders, which fill the cell.
  public let placeholders = SkeletonPlaceholdersView()

  /// A cell of placeholders.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    placeholders.fill(contentView)
  }

  /// Whether VoiceOver finds this cell: the first of its kind in the collection.
  public override var isAccessibilityElement: Bool {
    get { isFirst(SkeletonCollectionViewCell.self) && placeholders.isSpoken }
    set {}
  }

  /// That of the placeholders.
  public override var accessibilityLabel: String? {
    get { placeholders.accessibilityLabel }
    set { placeholders.accessibilityLabel = newValue }
  }

  /// As high as the placeholders are in the width, where the layout asks.
  public override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    vertical == .required ? targetSize : placeholders.sizeThatFits(targetSize)
  }
}

extension UITableView {
  /// A row of placeholders.
  ///
  /// - Parameters:
  ///   - skeleton: What the row looks like, margins included.
  ///   - style: How the light looks and moves.
  ///   - labels: What VoiceOver says.
  ///   - indexPath: The row that the data source is asked for.
  public func dequeueSkeletonCell(
    _ skeleton: Skeleton, style: ShimmerStyle = .standard,
    labels: LoadingLabels = LoadingLabels(), for indexPath: IndexPath
  ) -> SkeletonTableViewCell {
    registerOnce { register(SkeletonTableViewCell.self, forCellReuseIdentifier: identifier) }
    let cell = dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    guard let cell = cell as? SkeletonTableViewCell else {
      return SkeletonTableViewCell(style: .default, reuseIdentifier: identifier)
    }
    cell.placeholders.skeleton = skeleton
    cell.placeholders.style = style
    cell.placeholders.labels = labels
    return cell
  }
}

extension UICollectionView {
  /// An item of placeholders.
  ///
  /// - Parameters:
  ///   - skeleton: What the item looks like, margins included.
  ///   - style: How the light looks and moves.
  ///   - labels: What VoiceOver says.
  ///   - indexPath: The item that the data source is asked for.
  public func dequeueSkeletonCell(
    _ skeleton: Skeleton, style: ShimmerStyle = .standard,
    labels: LoadingLabels = LoadingLabels(), for indexPath: IndexPath
  ) -> SkeletonCollectionViewCell {
    registerOnce {
      register(SkeletonCollectionViewCell.self, forCellWithReuseIdentifier: identifier)
    }
    let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = cell as? SkeletonCollectionViewCell else {
      return SkeletonCollectionViewCell(frame: .zero)
    }
    cell.placeholders.skeleton = skeleton
    cell.placeholders.style = style
    cell.placeholders.labels = labels
    return cell
  }
}

private let identifier = "sheenSkeleton"
private let registeredKey = "sheenRegistered"

extension SkeletonPlaceholdersView {
  /// Fills the content of a cell, whatever size it takes.
  fileprivate func fill(_ parent: UIView) {
    isInCell = true
    frame = parent.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(self)
  }
}

extension UIView {
  /// Registers the cell of this module with a list, the first time that one is dequeued.
  fileprivate func registerOnce(_ register: () -> Void) {
    guard layer.value(forKey: registeredKey) == nil else { return }
    layer.setValue(true, forKey: registeredKey)
    register()
  }

  /// Whether no view of a type lies before this one in the view around it.
  fileprivate func isFirst<View: UIView>(_ type: View.Type) -> Bool {
    let others = superview?.subviews ?? []
    return !others.contains { other in
      guard other is View, other !== self, !other.isHidden else { return false }
      return (other.frame.minY, other.frame.minX) < (frame.minY, frame.minX)
    }
  }
}
#endif
