#if canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// One date to wait for.
struct WaitInterval: Equatable {
  let from: Date
  let until: Date

  /// From one time until another, in seconds since the reference date, or nil: that never comes.
  init?(from: Double, until: Double) {
    guard until <= Date.distantFuture.timeIntervalSinceReferenceDate else { return nil }
    self.from = Date(timeIntervalSinceReferenceDate: from)
    self.until = Date(timeIntervalSinceReferenceDate: until)
  }
}

/// Calls an action at the end of a wait, and asks for no frame until then.
struct ShimmerTimer: View {
  let wait: WaitInterval
  let ring: (Date) -> Void

  init(_ wait: WaitInterval, ring: @escaping (Date) -> Void) {
    self.wait = wait
    self.ring = ring
  }

  var body: some View {
    TimelineView(.explicit([wait.from, wait.until])) { context in
      Color.clear
        // What is over already comes with the first date, which is no change.
        .onAppear { hear(context.date) }
        .onNewValue(of: context.date) { hear($0) }
    }
    .accessibilityHidden(true)
  }

  private func hear(_ date: Date) {
    if date >= wait.until { ring(date) }
  }
}
#endif
