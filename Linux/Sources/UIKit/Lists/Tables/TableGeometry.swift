import CoreGraphics
import Foundation

/// Where the parts of a table are.
@MainActor struct TableGeometry {
  private var entries: [(part: UITableView.Part, y: CGFloat, height: CGFloat)] = []
  private var places: [UITableView.Part: Int] = [:]
  private(set) var sections: [Int] = []
  private(set) var height: CGFloat = 0

  init(_ table: UITableView) {
    let source = table.dataSource
    let count = source?.numberOfSections(in: table) ?? 0
    height = table.tableHeaderView?.bounds.height ?? 0
    for section in 0..<max(0, count) {
      let rows = max(0, source?.tableView(table, numberOfRowsInSection: section) ?? 0)
      sections.append(rows)
      add(.header(section), table.headHeight(section))
      for row in 0..<rows {
        let path = IndexPath(row: row, section: section)
        add(.row(path), table.height(of: path))
      }
      add(.footer(section), table.footHeight(section))
    }
    height += table.tableFooterView?.bounds.height ?? 0
  }

  private mutating func add(_ part: UITableView.Part, _ length: CGFloat) {
    let length = length.isFinite ? max(0, length) : 0
    if length > 0 {
      places[part] = entries.count
      entries.append((part, height, length))
    }
    height += length
  }

  func frame(of part: UITableView.Part, width: CGFloat) -> CGRect? {
    places[part].map {
      CGRect(x: 0, y: entries[$0].y, width: width, height: entries[$0].height)
    }
  }

  /// The parts that a rectangle touches, from the top.
  func parts(in rect: CGRect, width: CGFloat) -> [(key: UITableView.Part, frame: CGRect)] {
    guard rect.height > 0 else { return [] }
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].y + entries[middle].height <= rect.minY {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return entries[low...].prefix { $0.y < rect.maxY }.map {
      ($0.part, CGRect(x: 0, y: $0.y, width: width, height: $0.height))
    }
  }
}

extension UITableView {
  func height(of path: IndexPath) -> CGFloat {
    if let known = measured[.row(path)] { return known }
    let own = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if own >= 0 { return own }
    let guess =
      tableDelegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return guess > 0 ? guess : 44
  }

  private func title(_ section: Int, isHead: Bool) -> String? {
    isHead
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  func headHeight(_ section: Int) -> CGFloat {
    edgeHeight(
      .header(section), tableDelegate?.tableView(self, heightForHeaderInSection: section),
      sectionHeaderHeight, hasTitle: title(section, isHead: true) != nil,
      hasView: tableDelegate?.tableView(self, viewForHeaderInSection: section) != nil)
  }
  func footHeight(_ section: Int) -> CGFloat {
    edgeHeight(
      .footer(section), tableDelegate?.tableView(self, heightForFooterInSection: section),
      sectionFooterHeight, hasTitle: title(section, isHead: false) != nil,
      hasView: tableDelegate?.tableView(self, viewForFooterInSection: section) != nil)
  }

  private func edgeHeight(
    _ part: Part, _ said: CGFloat?, _ own: CGFloat, hasTitle: Bool, hasView: Bool
  ) -> CGFloat {
    if let known = measured[part] { return known }
    let height = said ?? own
    if height >= 0 { return height }
    if hasTitle || hasView { return 28 }
    return style == .plain ? 0 : 18
  }

  /// Makes a part that comes into sight.
  func enter(_ part: Part, _ frame: CGRect) -> UIView? {
    switch part {
    case .row(let path):
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
      UIView.performWithoutAnimation { cell.frame = frame }
      cell.setSelected(selected.contains(path), animated: false)
      tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
      insertSubview(cell, at: backgroundView == nil ? 0 : 1)
      return cell
    case .header(let section), .footer(let section):
      let isHead = part == .header(section)
      let own =
        isHead
        ? tableDelegate?.tableView(self, viewForHeaderInSection: section)
        : tableDelegate?.tableView(self, viewForFooterInSection: section)
      let view = own ?? titled(title(section, isHead: isHead))
      view?.frame = frame
      if let view { addSubview(view) }
      return view
    }
  }

  private func titled(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view =
      heads.waiting("title") ?? UITableViewHeaderFooterView(reuseIdentifier: "title")
    view.textLabel?.text = title
    view.backgroundColor = backgroundColor
    return view
  }

  /// Takes a part away that is out of sight.
  func leave(_ part: Part, _ view: UIView) {
    view.removeFromSuperview()
    if case .row(let path) = part, let cell = view as? UITableViewCell {
      if let name = cell.reuseIdentifier { cells.put(cell, name) }
      tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    } else if let head = view as? UITableViewHeaderFooterView, let name = head.reuseIdentifier {
      heads.put(head, name)
    }
  }

  /// The height that a part's content wants; nil where it was said.
  func measure(_ part: Part, _ view: UIView) -> CGFloat? {
    guard case .row(let path) = part, let cell = view as? UITableViewCell,
      measured[part] == nil,
      (tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
    else { return nil }
    let scale = max(1, traitCollection.displayScale)
    return (cell.fittingHeight(width: bounds.width) * scale).rounded(.up) / scale
  }
}
