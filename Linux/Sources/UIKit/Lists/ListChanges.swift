import Foundation

/// Changes of a list: what goes is named by where it was, what comes by where it will be.
struct ListChanges {
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []

  /// Where a section will be; nil where it goes.
  func newSection(of section: Int) -> Int? {
    guard !deletedSections.contains(section) else { return nil }
    var new = section - deletedSections.count(in: 0..<max(0, section))
    for index in insertedSections where index <= new { new += 1 }
    return new
  }

  /// Where an item will be; nil where it goes.
  func newPath(of path: IndexPath) -> IndexPath? {
    guard !deleted.contains(path), let section = newSection(of: path.section) else { return nil }
    var row = path.row
    row -= deleted.count { $0.section == path.section && $0.row < path.row }
    for index in inserted.filter({ $0.section == section }).sorted() where index.row <= row {
      row += 1
    }
    return IndexPath(row: row, section: section)
  }

  /// Where the view of an item will stand for it; nil where the item goes, or is asked for anew.
  func keptPath(of path: IndexPath) -> IndexPath? {
    reloaded.contains(path) || reloadedSections.contains(path.section) ? nil : newPath(of: path)
  }
}

/// Gathers changes of a list until they are to be made together.
@MainActor final class ListUpdates {
  private var pending: ListChanges?

  func begin() { pending = pending ?? ListChanges() }

  /// Adds to what is gathered; true if it is to be made at once, as nothing was begun.
  func add(_ change: (inout ListChanges) -> Void) -> Bool {
    let isAlone = pending == nil
    var changes = pending ?? ListChanges()
    change(&changes)
    pending = changes
    return isAlone
  }

  /// What was gathered.
  func end() -> ListChanges? {
    defer { pending = nil }
    return pending
  }
}
