import CoreGraphics
public import Foundation

extension UITableView {
  private var known: TableGeometry {
    if let geometry { return geometry }
    let new = TableGeometry(self)
    geometry = new
    return new
  }

  /// How many sections there are.
  public var numberOfSections: Int { known.sections.count }
  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    known.sections.indices.contains(section) ? known.sections[section] : 0
  }
  /// The rows that are seen.
  public var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) }
  }
  /// Which rows are seen.
  public var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return shown.views.keys.compactMap {
      if case .row(let path) = $0 { return path }
      return nil
    }.sorted()
  }
  /// A row, if it is seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    shown.views[.row(indexPath)] as? UITableViewCell
  }
  /// The head of a section, if it is seen.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    shown.views[.header(section)] as? UITableViewHeaderFooterView
  }
  /// Which row it is.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    if case .row(let path) = shown.key(of: cell) { return path }
    return nil
  }
  /// Which row is at a point.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let touched = known.parts(
      in: CGRect(x: point.x, y: point.y, width: 1, height: 0.001), width: bounds.width)
    if case .row(let path) = touched.first?.key { return path }
    return nil
  }
  /// Where a row is.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    known.frame(of: .row(indexPath), width: bounds.width) ?? .zero
  }
  /// Where the head of a section is.
  public func rectForHeader(inSection section: Int) -> CGRect {
    known.frame(of: .header(section), width: bounds.width) ?? .zero
  }
  /// Moves the content so that a row is seen.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let row = rectForRow(at: indexPath)
    let end = max(0, contentSize.height - bounds.height)
    switch scrollPosition {
    case .none: scrollRectToVisible(row, animated: animated)
    case .top: contentOffset.y = min(end, row.minY)
    case .middle: contentOffset.y = max(0, min(end, row.midY - bounds.height / 2))
    case .bottom: contentOffset.y = max(0, row.maxY - bounds.height)
    }
  }

  /// The row that is chosen.
  public var indexPathForSelectedRow: IndexPath? { selected.min() }
  /// Chooses a row; the delegate is not told.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selected.forEach { deselectRow(at: $0, animated: animated) }
    guard let indexPath else { return }
    selected = [indexPath]
    cellForRow(at: indexPath)?.setSelected(true, animated: animated)
  }
  /// Chooses a row no longer; the delegate is not told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cellForRow(at: indexPath)?.setSelected(false, animated: animated)
  }

  /// What a tap on a row does.
  func tap(_ cell: UITableViewCell) -> Bool {
    guard allowsSelection, let path = indexPath(for: cell) else { return false }
    for old in selected where old != path { tableDelegate?.tableView(self, didDeselectRowAt: old) }
    selectRow(at: path, animated: false, scrollPosition: .none)
    tableDelegate?.tableView(self, didSelectRowAt: path)
    return true
  }
}
