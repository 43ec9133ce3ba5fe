#if canImport(UIKit) && !os(watchOS)
internal import UIKit

extension CATransaction {
  /// Changes layers without the animations that Core Animation would add by itself.
  static func still(_ changes: () -> Void) {
    begin()
    setDisableActions(true)
    changes()
    commit()
  }
}
#endif
