#if canImport(SwiftUI)
internal import Foundation
internal import SheenCore

/// The loads that show placeholders: in a scope, in rows of placeholders, or anywhere in the app.
///
/// A view that appears among them and loads is a part of what loads already, such as a row that is scrolled
/// into sight. It shows its placeholders at once and not after an onset of its own.
@MainActor final class ShownLoads {
  /// Those of all views outside of a scope.
  static let app = ShownLoads()

  /// When a load began, as long as its view lives.
  private struct Beginning {
    weak var view: AnyObject?
    let time: Double
  }

  private var beginnings: [UUID: Beginning] = [:]

  /// When the first of the loads began, in seconds since the reference date; nil: none shows placeholders.
  var begun: Double? {
    beginnings.values.filter { $0.view != nil }.map(\.time).min()
  }

  /// Counts a load by what has happened to it.
  ///
  /// - Parameters:
  ///   - load: What tells it from others.
  ///   - view: What lives as long as the view that loads.
  ///   - events: What has happened.
  ///   - begun: When it began, in seconds since the reference date.
  func update(_ load: UUID, of view: AnyObject, _ events: [LoadingEvent], begun: Double?) {
    for event in events {
      switch event.kind {
      case .began: break
      case .shown: beginnings[load] = begun.map { Beginning(view: view, time: $0) }
      case .handedOver, .cancelled: remove(load)
      }
    }
  }

  /// No longer counts a load.
  func remove(_ load: UUID) {
    beginnings[load] = nil
  }
}
#endif
