public import Foundation

extension IndexPath {
  /// A row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  /// An item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  /// The section.
  public var section: Int { count > 0 ? self[0] : 0 }
  /// The row in its section.
  public var row: Int { count > 1 ? self[1] : 0 }
  /// The item in its section.
  public var item: Int { row }
}
