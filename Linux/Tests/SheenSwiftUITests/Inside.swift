import Foundation
@testable import SheenSwiftUI
import Stage
import SwiftUI
import Synchronization
import Testing

// What tests need from inside of the module, because there is one of it for the whole app.

extension View {
  /// Lets nothing that was announced elsewhere delay what is announced here.
  @MainActor func withOwnScreenReader() -> some View {
    environment(\.screenReader, AnnouncementPoster())
  }
}

/// Switches the device's power saving, and has it heard of at once, so that no other test runs
/// meanwhile.
@MainActor func setLowPowerMode(_ isOn: Bool) {
  Stage.lowPowerMode = isOn
  LowPowerMode.shared.refresh()
}

private final class Flag: Sendable {
  let isOn = Atomic(false)
}

@MainActor struct LowPowerModeTests {
  @Test("power saving is followed as soon as the system tells of it")
  func followed() async {
    let flag = Flag()
    let mode = LowPowerMode { flag.isOn.load(ordering: .relaxed) }
    #expect(!mode.isOn)
    for isOn in [true, false] {
      flag.isOn.store(isOn, ordering: .relaxed)
      NotificationCenter.default.post(name: .NSProcessInfoPowerStateDidChange, object: nil)
      for _ in 0..<1000 where mode.isOn != isOn { await Task.yield() }
      #expect(mode.isOn == isOn)
    }
  }
}
