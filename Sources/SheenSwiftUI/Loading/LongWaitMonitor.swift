#if canImport(SwiftUI)
internal import Combine
internal import Foundation
internal import SwiftUI

/// What loads in a view, as one load that may take long.
@MainActor final class LongWaitMonitor: ObservableObject {
  /// A load that is waited for.
  struct Load: Equatable {
    /// Tells one load from the next.
    let number: Int

    /// What counts as long, in seconds.
    let longWait: Double
  }

  /// The load, while it can be seen and is not known to be long.
  @Published private(set) var load: Load?

  private var members: Set<UUID> = []

  /// Those of a load which was told of that have left the screen: they may come back.
  private var away: Set<UUID> = []

  private var isTold = false
  private var count = 0

  /// A member begins to load, or is back on the screen and still loads.
  func begin(_ member: UUID, longWait: Double) {
    defer { members.insert(member) }
    let isBack = away.remove(member) != nil
    guard members.isEmpty else { return }
    if !isBack {
      isTold = false
      away = []
    }
    count += 1
    if !isTold { load = Load(number: count, longWait: longWait) }
  }

  /// A member has loaded.
  func end(_ member: UUID) {
    away.remove(member)
    remove(member)
  }

  /// A member has left the screen.
  func leave(_ member: UUID) {
    if isTold, members.contains(member) { away.insert(member) }
    remove(member)
  }

  /// The load is long. False: that was told before.
  func tell() -> Bool {
    defer { isTold = true }
    load = nil
    return !isTold
  }

  private func remove(_ member: UUID) {
    members.remove(member)
    if members.isEmpty { load = nil }
  }
}

/// The watches around a view.
struct LongWaitMonitors: Equatable {
  private(set) var all: [LongWaitMonitor] = []

  /// These and one further in.
  func adding(_ watch: LongWaitMonitor) -> LongWaitMonitors {
    LongWaitMonitors(all: all + [watch])
  }

  static func == (one: LongWaitMonitors, other: LongWaitMonitors) -> Bool {
    one.all.elementsEqual(other.all) { $0 === $1 }
  }
}
#endif
